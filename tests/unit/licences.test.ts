import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readLicences } from '../../scripts/code/licences.ts';
import { copySite, published } from './fixture-site.ts';

const packages = join(import.meta.dirname, '../../node_modules');
const termsOf = (name: string) => readFileSync(join(packages, name, 'LICENSE'), 'utf8').trim();

test('scripts that contain packages link to the terms of each, and others do not', async () => {
  const site = copySite();
  site.write('components/menu/Menu.client.ts', "document.title = 'Menu';");
  site.write(
    'components/row/Row.client.ts',
    "import Swiper from 'swiper';\nexport default (row: HTMLElement) => new Swiper(row);",
  );
  const { files } = await site.build({ base: '/sea' });
  const terms = published(site, 'licenses.txt');
  for (const name of ['preact', 'swiper']) expect(terms).toContain(termsOf(name));
  const scripts = [...files.keys()].filter((file) => file.endsWith('.js'));
  const holding = /Row-|Counter/;
  for (const file of scripts) {
    const leads = published(site, file).trimEnd().endsWith('// Terms: /sea/licenses.txt');
    expect([file, leads]).toEqual([file, holding.test(file)]);
  }
  expect(scripts.some((file) => file.includes('Menu-'))).toBe(true);
});

test('the text of a package that states its licence in an old format is published', () => {
  const root = mkdtempSync(join(tmpdir(), 'licences-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const manifest = { name: 'old', version: '1.0.0', licenses: [{ type: 'MIT' }] };
  writeFileSync(join(root, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(root, 'LICENSE'), 'Do as you like.');
  expect(readLicences(root, ['.'])).toEqual([
    { name: 'old', version: '1.0.0', licence: 'custom terms', text: 'Do as you like.' },
  ]);
});

test('all texts of a package that has several in a folder are published', () => {
  const root = mkdtempSync(join(tmpdir(), 'licences-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(
    join(root, 'package.json'),
    '{ "name": "a", "version": "1.0.0", "license": "MIT" }',
  );
  mkdirSync(join(root, 'LICENSE'));
  for (const name of ['b', 'a']) writeFileSync(join(root, 'LICENSE', name), `Terms of ${name}.\n`);
  expect(readLicences(root, ['.'])).toMatchObject([{ text: 'Terms of a.\n\nTerms of b.' }]);
});

test('fonts and icons have their terms there too', async () => {
  const site = copySite();
  const icons = "import icons from 'lucide-static/icon-nodes.json';\nvoid icons;\n";
  site.write('pages/index.tsx', icons + published({ ...site, out: site.root }, 'pages/index.tsx'));
  site.write('content/fonts.yaml', readFileSync(join(packages, '../content/fonts.yaml'), 'utf8'));
  site.edit('content/index.ts', 'type ContentOf,', 'type ContentOf, fontSchema,');
  site.edit(
    'content/index.ts',
    'collections = {',
    "collections = {\n  fonts: records('fonts.yaml', fontSchema),",
  );
  await site.build();
  const terms = published(site, 'licenses.txt');
  expect(terms).toMatch(/^lucide-static \S+ \(ISC\)$/m);
  expect(terms.match(/\(OFL-1\.1\)$/gm)).toHaveLength(2);
  expect(terms).toContain('SIL OPEN FONT LICENSE');
});
