/** What the documents say about the project's own files is true. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fastGlob from 'fast-glob';
import { expect, test } from 'vitest';
import { hosts as allHosts } from '../../scripts/publish/hosts/all-hosts.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
// The folder of old browsers has packages too.
const ignore = ['**/node_modules/**'];
const documents = [
  ...fastGlob.sync('*.md', { cwd: root }),
  ...fastGlob.sync('{components,content,pages,scripts,tests}/**/[A-Z]*.md', { cwd: root, ignore }),
];

/** Placeholder names, and what a firm may have removed: the briefing, and a page group with its tests. */
const mayBeGone = (path: string) =>
  path.includes('NAME') || path.endsWith('index/index.tsx') || /(^|\/)\(?template\b/.test(path);

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
    const place = path ? join(dirname(file), path) : file;
    return !existsSync(join(root, place)) || (id !== undefined && !idsIn(place).includes(id));
  });
  expect(broken).toEqual([]);
});

/** What a recipe makes, and what stands for any name in an explanation. */
const madeByReaders = [...read('CONTRIBUTING.md').matchAll(/Write `([^`]+)`/g)].map(
  ([, file = '']) => file,
);
const standsForAny =
  /NAME|<|\*|(^|\/)[Nn]ame\.|^Tally\.|^content\/(languages\/ar|practices\/surveying\.md)/;
const generated = ['.git/**', '.cache/**', 'dist*/**'];
const projectFiles = fastGlob.sync('**', {
  cwd: root,
  dot: true,
  ignore: [...ignore, ...generated],
});

// The changelog also names what is gone.
test.each(documents.filter((file) => file !== 'CHANGELOG.md'))(
  '%s names source files that exist: in full, or by the end of their path',
  (document) => {
    const words = [...read(document).matchAll(/`([^`\s]+)`/g)].map(([, word = '']) => word);
    const named = words.filter((word) => /^[^-.#:{][^:{]*\.(tsx?|js|css|ya?ml|md)$/.test(word));
    const isThere = (file: string) =>
      [...projectFiles, ...madeByReaders].some((path) => `/${path}`.endsWith(`/${file}`));
    const missing = named.filter((file) => !isThere(file) && !standsForAny.test(file));
    expect(missing.filter((file) => !mayBeGone(file))).toEqual([]);
  },
);

test.each(documents)('%s names folders of the generator and tests that exist', (file) => {
  const named = [...read(file).matchAll(/`((?:scripts|tests)\/[\w./-]+)`/g)];
  const paths = named.map(([, path = '']) => path).filter((path) => !madeByReaders.includes(path));
  expect(paths.filter((path) => !existsSync(join(root, path)) && !mayBeGone(path))).toEqual([]);
});

const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));

test('the README and that of the tests name every command', () => {
  const text = ['README.md', 'tests/README.md'].map(read).join('\n');
  const missing = Object.keys(scripts).filter((name) => !text.includes(name));
  expect(missing).toEqual(['types', 'lint', 'engines'].filter((name) => missing.includes(name)));
});

test.each(documents)('%s names only commands that exist', (file) => {
  const named = [...read(file).matchAll(/npm run ([\w:]+)/g)].flatMap(([, name]) => name ?? []);
  const isMade = (name: string) => read('CONTRIBUTING.md').includes(`"${name}": "tsx `);
  expect(named.filter((name) => !(name in scripts) && !isMade(name))).toEqual([]);
});

/** The options that a command of `package.json` can read, from the code that it runs. */
function optionsOf(command: string): string[] {
  const [, file = ''] = /.*(?:tsx|node) (\S+(?: [a-z-]+)?)/.exec(scripts[command] ?? '') ?? [];
  const code = file.replace(/^scripts\/command\.js (\S+)/, 'scripts/commands/$1.ts').split(' ')[0];
  const text = [code ?? '', 'scripts/base/command-line.ts'].map(read).join('\n');
  const names = [...text.matchAll(/'?([\w-]+)'?: (?:\{\s*type:|portOption)/g)];
  return names.flatMap(([, name]) => name ?? []);
}

test.each(documents)('%s gives commands only options that they have', (file) => {
  const given = [...read(file).matchAll(/npm run ([\w:]+) -- ([^`\n]+)/g)];
  const wrong = given.flatMap(([, command = '', rest = '']) => {
    const options = [...rest.replace(/ && .*/, '').matchAll(/--([\w-]+)/g)];
    return options
      .filter(([, name = '']) => !optionsOf(command).includes(name))
      .map(([option]) => `npm run ${command} -- ${option}`);
  });
  expect(wrong).toEqual([]);
});

test('the README lists every option of a build, and no others', () => {
  const [, table = ''] = read('README.md').split('takes these options') ?? [];
  const rows = table.split('\n## ')[0]?.match(/^\| `--.*?\|/gm) ?? [];
  const listed = rows.flatMap((row) => [...row.matchAll(/--([\w-]+)/g)].map(([, name]) => name));
  expect(listed.sort()).toEqual([...new Set(optionsOf('build'))].sort());
});

test('the README names every host', () => {
  const hosts = [...read('README.md').matchAll(/`(?:.*?--host )?(\w+)`/g)].map(([, name]) => name);
  expect([...allHosts.keys()].filter((name) => !hosts.includes(name))).toEqual([]);
});
