/** What the documents say about the project's own files is true. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fastGlob from 'fast-glob';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
// The folder of old browsers has packages too.
const ignore = ['**/node_modules/**'];
const readmes = fastGlob.sync('{*,*/*}/README.md', { cwd: root, ignore });
const documents = [
  ...fastGlob.sync('*.md', { cwd: root }),
  ...fastGlob.sync('{components,content,pages,scripts,tests}/**/[A-Z]*.md', { cwd: root, ignore }),
];

/** Placeholder names, and a page group, which may have been deleted with its tests. */
const mayBeGone = (path: string) => path.includes('NAME') || path.startsWith('tests/template');

/** The id of a heading on the pages of GitHub and GitLab. */
const idOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

const idsIn = (file: string) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => idOf(heading));

test.each(documents)('%s links to files and headings that exist', (file) => {
  const text = read(file).replace(/(`+).*?\1/g, '');
  const targets = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);
  const broken = targets.filter((target) => {
    if (/^https:/.test(target)) return false;
    const [path = '', id] = target.split('#');
    const place = join(dirname(file), path);
    return !existsSync(join(root, place)) || (id !== undefined && !idsIn(place).includes(id));
  });
  expect(broken).toEqual([]);
});

test.each(documents)('%s names files of the generator and tests that exist', (file) => {
  const named = [...read(file).matchAll(/`((?:scripts|tests)\/[\w./-]+)`/g)];
  const paths = named.map(([, path = '']) => path);
  expect(paths.filter((path) => !existsSync(join(root, path)) && !mayBeGone(path))).toEqual([]);
});

test('the README names the commands that exist, and no others', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
  const text = ['README.md', 'tests/README.md'].map(read).join('\n');
  const missing = Object.keys(scripts).filter((name) => !text.includes(name));
  expect(missing).toEqual(['types', 'lint', 'engines'].filter((name) => missing.includes(name)));
  const named = [...text.matchAll(/npm run ([\w:]+)/g)].flatMap(([, name]) => name ?? []);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('the documents are short: 9.5 kB for the README, 40 lines for that of a folder, a page for editors', () => {
  expect(statSync(join(root, 'README.md')).size).toBeLessThanOrEqual(9500);
  expect(statSync(join(root, '.github/site.webp')).size).toBeLessThanOrEqual(60_000);
  const rooms = readmes.filter((file) => file.split('/').length === 2);
  expect(rooms.length).toBeGreaterThanOrEqual(5);
  // Editors find all that they need, also what Markdown is known, in a single document.
  const most = (file: string) => (file === 'content/README.md' ? 75 : 40);
  expect(rooms.filter((file) => read(file).trimEnd().split('\n').length > most(file))).toEqual([]);
});
