/** Files under names that look the same, and names that stand for other files. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copySite, published } from './fixture-site.ts';

const composed = 'caf\u00e9';
const decomposed = 'cafe\u0301';
const page = `export const head = { title: 'Coffee', description: 'Coffee' };
export default () => <h1>Coffee</h1>;`;

test('a page, a document and a static file that are symbolic links inside the site are those that they lead to', async () => {
  const site = copySite();
  renameSync(join(site.root, 'pages/index.tsx'), join(site.root, 'pages/_home.tsx'));
  site.link('pages/index.tsx', '_home.tsx');
  renameSync(join(site.root, 'content/guides'), join(site.root, 'content/texts'));
  site.link('content/guides', 'texts');
  renameSync(join(site.root, 'content/boats.yaml'), join(site.root, 'content/fleet.yaml'));
  site.link('content/boats.yaml', 'fleet.yaml');
  site.link('static/heron.svg', '../content/pictures/heron.svg');
  const plain = copySite();
  await plain.build();
  await site.build();
  for (const file of ['index.html', 'guides/knots/index.html'])
    expect(published(site, file)).toBe(published(plain, file));
  expect(published(site, 'heron.svg')).toContain('<svg');
});

test('a symbolic link out of the site, to nothing, to a hidden file or to a folder that it is in is refused', async () => {
  const site = copySite();
  writeFileSync(join(site.root, '../key.txt'), 'secret');
  site.write('.env', 'secret');
  site.link('static/key.txt', '../../key.txt');
  site.link('content/guides/winds.md', 'gone.md');
  site.link('static/settings.txt', '../.env');
  site.link('pages/more', '../pages');
  const problems = await site.problems();
  expect(Object.fromEntries(problems.map(({ file, found }) => [file, found]))).toEqual({
    'static/key.txt': 'a link out of the site, to ../../key.txt',
    'content/guides/winds.md': 'a link to gone.md, which is not there',
    'static/settings.txt': 'a link to ../.env, a hidden file or folder',
    'pages/more': 'a link to ../pages, a folder that it is itself in',
  });
});

test('two links to the folders of each other are refused', async () => {
  const site = copySite();
  for (const folder of ['ebb', 'flood']) mkdirSync(join(site.root, 'static', folder));
  site.link('static/ebb/to', '../flood');
  site.link('static/flood/to', '../ebb');
  const problems = await site.problems();
  expect(problems.map(({ file }) => file)).toEqual(['static/ebb/to/to', 'static/flood/to/to']);
});

test('a file name with letters in pieces means the address with whole letters', async () => {
  const site = copySite();
  site.write(`pages/${decomposed}.tsx`, page);
  site.write(`static/${decomposed}.txt`, 'coffee');
  site.edit(
    'pages/index.tsx',
    '<section id="boats">',
    `<a href="/${composed}/">Coffee</a><section id="boats">`,
  );
  const { files } = await site.build();
  expect([...files.keys()]).toEqual(
    expect.arrayContaining([`${composed}/index.html`, `${composed}.txt`]),
  );
});
