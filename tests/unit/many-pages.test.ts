import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatProblem, ProblemsError } from '../../scripts/base/problems.ts';
import { build } from '../../scripts/build.ts';
import { checkSite, searchContent } from '../../scripts/check/check-site.ts';
import { createFacts } from '../../scripts/finish/facts.ts';
import { strayFiles } from '../../scripts/languages/language-folders.ts';
import { writeRecord, writeSite, writeText } from '../bench/write-sites.ts';
import { builtOn, snapshot } from './fixture-site.ts';

const folder = mkdtempSync(join(realpathSync(tmpdir()), 'many (pages) #1, 100% é '));
const [small, large] = ['small', 'large'].map((name) => join(folder, name)) as [string, string];
const buildSite = (root: string) => build({ root, out: join(root, 'dist'), builtOn });
const isNote = (file: string) => file.startsWith('notes/');
const write = (index: number, record: object) =>
  writeText(join(large, `content/notes/note-${index}.json`), JSON.stringify(record));

beforeAll(async () => {
  writeSite(small, 200);
  writeSite(large, 600);
  await Promise.all([small, large].map(buildSite));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('names are compared only of files that nothing reads, since that takes the square of their number', () => {
  const root = join(folder, 'many-files');
  const files = Array.from({ length: 3000 }, (_, at) => `content/notes/note-${at}.json`);
  for (const file of files) writeText(join(root, file), '{}');
  const collectionOf = new Map(files.map((file) => [file, 'notes']));
  const start = process.cpuUsage();
  expect(strayFiles(root, collectionOf)).toEqual([]);
  expect(process.cpuUsage(start).user / 1e6).toBeLessThan(4);
});

test('pages of a large site have the same bytes as in a small one', () => {
  const [few, many] = [small, large].map((root) => snapshot(join(root, 'dist')));
  const notes = Object.entries(few ?? {}).filter(([file]) => isNote(file));
  expect(notes).toHaveLength(200);
  expect(many).toMatchObject(Object.fromEntries(notes));
  expect(Object.keys(many ?? {}).filter(isNote)).toHaveLength(600);
});

test('a rebuild of a large site writes only the page that changed', {
  tags: 'nightly',
}, async () => {
  writeRecord(large, 300, ' edition');
  const { written, removed } = await buildSite(large);
  expect({ written, removed }).toEqual({ written: ['notes/note-300/index.html'], removed: [] });
});

test('an error in a large site names the page that has it, and nothing is published', {
  tags: 'nightly',
}, async () => {
  const before = snapshot(join(large, 'dist'));
  const page = join(large, 'pages/notes/[slug].tsx');
  const code = readFileSync(page, 'utf8');
  const link = '{title === \'Lost\' && <a href="/nowhere/">Lost</a>}';
  writeText(page, code.replace('</h1>', `</h1>${link}`));
  write(7, { slug: 'note-7', title: 'Lost', summary: 'Sum', paragraphs: ['undefined'] });
  await expect(buildSite(large)).rejects.toMatchObject({
    problems: [{ found: '"/nowhere/"', usedBy: ['/notes/note-7/'] }],
  });
  expect(snapshot(join(large, 'dist'))).toEqual(before);
  writeText(page, code);
  writeRecord(large, 7);
});

test('an error of every page is reported once, with the first page and how many more there are', {
  tags: 'nightly',
}, async () => {
  const page = join(large, 'pages/notes/[slug].tsx');
  const code = readFileSync(page, 'utf8');
  writeText(page, code.replace('</h1>', '</h1>{Object(undefined).text.length}'));
  const error = await buildSite(large).catch((error) => error);
  expect(error.problems).toHaveLength(1);
  const [first] = error.problems;
  expect(formatProblem(first)).toMatch(/used by {3}(\/notes\/note-\d+\/, ){9}\S+ and 590 more$/m);
  expect(formatProblem(first, true).match(/\/note-\d+\//g)).toHaveLength(600);
  writeText(page, code);
});

test('an error that differs in nothing but its pages is one error of all these pages', () => {
  const fault = { file: 'pages/[slug].tsx', expected: 'a text', found: 'none' };
  const { problems } = new ProblemsError([
    { ...fault, usedBy: ['/a/'] },
    { ...fault, found: 'a number', usedBy: ['/a/'] },
    { ...fault, usedBy: ['/b/', '/a/'] },
  ]);
  expect(problems).toEqual([
    { ...fault, usedBy: ['/a/', '/b/'] },
    { ...fault, found: 'a number', usedBy: ['/a/'] },
  ]);
});

test('a page whose name is too long is reported with its source, and nothing is left behind', async () => {
  const before = snapshot(join(large, 'dist'));
  write(7, { slug: 'n'.repeat(300), title: 'Long', summary: 'Sum', paragraphs: ['One.'] });
  const first = build({ root: large, out: join(folder, 'first'), builtOn });
  await expect(first).rejects.toMatchObject({
    problems: [{ file: 'pages/notes/[slug].tsx', found: expect.stringContaining('nnn') }],
  });
  expect(existsSync(join(folder, 'first'))).toBe(false);
  expect(existsSync(join(folder, '.first.staging'))).toBe(false);
  expect(snapshot(join(large, 'dist'))).toEqual(before);
});

// Comparing each page with every other would take minutes here.
test('an error on each of ten thousand pages is reported once, without delay', () => {
  const pages = Array.from({ length: 10_000 }, (_, index) => {
    const title = `Note ${index} on harbours, quays and all that lies along the shore`;
    const path = `/notes/note-${index}/`;
    const route = {
      name: path,
      path,
      file: `${path.slice(1)}index.html`,
      source: 'pages/[slug].tsx',
      params: {},
    };
    const facts = createFacts();
    facts.links.add('/note/');
    facts.leftovers.push({ word: 'NaN', text: 'costs NaN' });
    return { route, facts, head: { title: `${title} of this sea`, description: title } };
  });
  const records = pages.map(({ head: { description } }, index) => ({
    collection: 'notes',
    source: { file: `content/notes/${index}.json`, path: '', data: {}, body: '', bodyLine: 1 },
    path: [],
    value: { title: description, text: 'Sand, shells and salt. '.repeat(50) },
  }));
  const problems = checkSite(pages, new Set(), () => [], searchContent(records), {
    ofPage: () => [new Map()],
    ofFirstLanguage: new Map(),
  });
  expect(problems.map(({ found, usedBy }) => [found, usedBy?.length])).toEqual([
    ['"NaN" in "costs NaN"', 10_000],
    ['"/note/"', 10_000],
  ]);
});
