import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { bundleKept } from '../../scripts/load/bundle-kept.ts';
import { run } from './build-process.ts';
import { age, copySite, published } from './fixture-site.ts';

const site = copySite();
// Where esbuild cannot start, only a build that needs none succeeds.
const withoutBundler = () => run(site, [], { ESBUILD_BINARY_PATH: '/nowhere' });

beforeAll(async () => {
  age(site.root);
  await run(site);
});

test('a build whose code did not change starts no bundler, whatever its content says', async () => {
  site.edit('content/guides/knots.md', 'are enough', 'will do');
  expect(await withoutBundler()).toMatchObject({ status: 0 });
  expect(published(site, 'guides/knots/index.html')).toContain('will do');
});

test.each([
  ['a component', () => site.edit('components/boat-card/BoatCard.tsx', '<article', '<section')],
  ['a style sheet', () => site.edit('components/frame/Frame.css', 'flex', 'grid')],
  ['a new file beside the others', () => site.write('components/frame/Frame.js', '')],
  ['how code is read', () => site.write('tsconfig.json', '{}')],
])('a change of %s is bundled', async (_, change) => {
  age(site.root);
  await run(site);
  change();
  age(site.root);
  expect((await withoutBundler()).status).toBe(1);
});

test('what changed just now is not kept: it may change again before it is read', async () => {
  const other = copySite();
  const bundle = () =>
    bundleKept('entry', {
      absWorkingDir: other.root,
      entryPoints: ['./entry.ts'],
      outfile: 'entry.js',
    });
  const textOf = async () => (await bundle()).outputFiles[0]?.text;
  other.write('entry.ts', 'export const tide = 1;');
  expect(await textOf()).toContain('tide = 1');
  expect(keptOf(other.root)).toBeUndefined();
  age(other.root);
  await bundle();
  expect(keptOf(other.root)).toBeDefined();
  expect(await textOf()).toContain('tide = 1');
  other.write('entry.ts', 'export const tide = 2;');
  expect(await textOf()).toContain('tide = 2');
});

test('what was kept and cannot be read is bundled anew', async () => {
  const other = copySite();
  age(other.root);
  await run(other);
  const folder = keptOf(other.root) ?? '';
  for (const damaged of [
    '',
    'no bundle',
    readFileSync(join(folder, 'site-bundle.js')).subarray(0, 99),
  ]) {
    writeFileSync(join(folder, 'site-bundle.js'), damaged);
    expect(await run(other)).toMatchObject({ status: 0 });
  }
});

test('what is kept for a site goes when the site is gone', async () => {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'gone-'));
  const build = (root: string) => {
    age(root);
    const options = { absWorkingDir: root, stdin: { contents: '', resolveDir: root } };
    return bundleKept('entry', { ...options, outfile: 'entry.js' });
  };
  await build(folder);
  expect(keptOf(folder)).toBeDefined();
  rmSync(folder, { recursive: true });
  await build(copySite().root);
  expect(keptOf(folder)).toBeUndefined();
});

/** The folder of what is kept for a site, if any. */
function keptOf(root: string): string | undefined {
  const cache = join(import.meta.dirname, '../../.cache/bundles');
  const roots = readdirSync(cache).map((name) => join(cache, name, 'root'));
  const found = roots.find((file) => existsSync(file) && readFileSync(file, 'utf8') === root);
  return found && dirname(found);
}
