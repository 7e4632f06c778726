import { expect, test } from 'vitest';
import { liveProgress, loggedProgress } from '../../scripts/base/progress.ts';
import { heaviestPages } from '../../scripts/budgets/check-budgets.ts';
import { formatLines } from '../../scripts/check/format-summary.ts';
import { sayLongTitle } from '../../scripts/check/say-warnings.ts';
import type { Summary } from '../../scripts/check/summarize.ts';
import { copySite } from './fixture-site.ts';

const summary: Summary = {
  out: '/site/dist',
  milliseconds: 2340,
  kinds: [
    { kind: 'pages', files: 76, bytes: 4_619_465, compressed: 806_041 },
    { kind: 'fonts', files: 2, bytes: 27_632, compressed: 27_632 },
  ],
  islands: [{ name: 'EnquiryForm', pages: 1 }],
  budgets: [
    {
      pages: 'pages/',
      limit: 'document',
      page: '/contact/',
      bytes: 14_332,
      most: 14_600,
      room: 268,
      isUpperBound: true,
    },
    {
      pages: 'pages/',
      limit: 'script',
      page: '/',
      bytes: 1700,
      most: 2000,
      room: 300,
      isUpperBound: false,
    },
  ],
  unfilled: [],
  insecure: [],
  leftOut: [],
  longTitles: [],
  untranslated: [],
  remarks: [],
  waiting: [],
  lacking: [],
  unusedFonts: [],
  unfit: [],
  moved: [],
  untaken: [],
  heavyPages: [
    {
      path: '/',
      limit: 'document',
      bytes: 13_324,
      wanted: 13_300,
      refusedAbove: 15_295,
      advice: 'shorten the texts of the page: "Our reach" 3210 bytes',
    },
  ],
  written: ['contact/index.html', 'assets/Site-AAAAAAAA.js'],
  earlier: [],
  foreign: [],
  removed: [],
  samples: [{ file: 'content/site.yaml', line: 6, field: 'sample' }],
};

test('a build ends with what it made and what is worth knowing', () => {
  expect(formatLines(summary)).toEqual([
    'pages: 76 files, 4619.5 kB, 806.0 kB in brotli',
    'fonts: 2 files, 27.6 kB, 27.6 kB in brotli',
    'islands: EnquiryForm (1 page)',
    'budgets: 2 limits, --verbose lists all; above 95 %: document at most 14332 of 14600 bytes (/contact/)',
    'changed: 1 page (/contact/), 1 script',
    'samples: 1 still in place: content/site.yaml',
    'warning: / is too heavy: 13324 bytes, 24 over its limit. Builds fail above 15295 bytes. To fix it, shorten the texts of the page: "Our reach" 3210 bytes',
    '76 pages in /site/dist (2.34 s)',
  ]);
});

test('if many files have samples, the first are listed, and how to see the others', () => {
  const samples = Array.from({ length: 9 }, (_, at) => {
    return { file: `content/file-${at}.yaml`, line: 1, field: 'sample' };
  });
  const [said = ''] = formatLines({ ...summary, samples }).filter((line) =>
    line.startsWith('samp'),
  );
  expect(said).toContain('9 still in place: content/file-0.yaml');
  expect(said).toMatch(/file-5.yaml … \(9 files; --release lists all\)$/);
});

test('a build names a page only above 95 % of a limit, once for pages of the same weight', () => {
  const budgets = summary.budgets.flatMap((each) => [each, { ...each, pages: 'pages/a.tsx' }]);
  const said = (lines: readonly string[]) =>
    lines.filter((line) => /^budgets|\/ script/.test(line));
  const one =
    'budgets: 4 limits, --verbose lists all; above 95 %: document at most 14332 of 14600 bytes (/contact/)';
  expect(said(formatLines({ ...summary, budgets }))).toEqual([one]);
  const all = formatLines({ ...summary, budgets }, true);
  expect(said(all)).toEqual([one, 'pages/ script 1700 of 2000 bytes (/)']);
  expect(all).toContain('pages/a.tsx document at most 14332 of 14600 bytes (/contact/)');
  const far = budgets.map((each) => ({ ...each, bytes: 10 }));
  expect(said(formatLines({ ...summary, budgets: far }))).toEqual([
    'budgets: 4 limits, --verbose lists all',
  ]);
  expect(said(formatLines({ ...summary, budgets: [] }))).toEqual([]);
});

test('the heaviest page is given for each limit of each budget, the tightest limit first', () => {
  const limits = { document: 100, code: 100, script: 100, widgets: 100, firstVisit: 100 };
  const budget = { pages: 'pages/', ...limits };
  const weight = (path: string, limit: 'document' | 'script', bytes: number) => ({
    path,
    file: `${path}index.html`,
    limit,
    budget: { ...budget, placeOf: () => ({ file: 'content/budgets.yaml' }) },
    bytes,
    isUpperBound: path === '/',
  });
  const weights = [
    weight('/', 'document', 40),
    weight('/', 'script', 90),
    weight('/a/', 'document', 60),
    weight('/a/', 'script', 20),
  ];
  expect(heaviestPages(weights)).toMatchObject([
    { limit: 'script', page: '/', bytes: 90, most: 100, room: 10, isUpperBound: true },
    { limit: 'document', page: '/a/', bytes: 60, most: 100, room: 40, isUpperBound: false },
  ]);
});

test('a title that search engines would cut is reported with its file', async () => {
  const site = copySite();
  const title = 'A harbour with a title that goes on and on, far beyond what is shown of it';
  site.edit('content/guides/knots.md', 'title: Knots', `title: ${title}`);
  const page = 'pages/guides/[[guide]].tsx';
  const head = 'export const head = ({ content }: PageProps<Content>) => ({ title: ';
  site.edit(page, "export const head = { title: 'Guides'", `${head}content.guides[0]?.title ?? ''`);
  site.edit(page, "sail.' }", "sail.' })");
  const { longTitles } = await site.build();
  expect(longTitles).toMatchObject(
    ['/guides/', '/guides/knots/', '/guides/tides/'].map((path) => ({
      path,
      title,
      file: 'content/guides/knots.md',
      line: 2,
    })),
  );
  expect(longTitles.map(sayLongTitle).join()).toContain('content/guides/knots.md:2');
});

test('a title to which a page adds words says which of both can be shortened', async () => {
  const site = copySite();
  const title = 'A harbour with a title that goes on and on';
  const added = ' | Boats and Boatmen of the Estuary';
  site.edit('content/guides/knots.md', 'title: Knots', `title: ${title}`);
  const page = 'pages/guides/[[guide]].tsx';
  const head = 'export const head = ({ content }: PageProps<Content>) => ({ title: ';
  const text = `\`\${content.guides[0]?.title}${added}\``;
  site.edit(page, "export const head = { title: 'Guides'", head + text);
  site.edit(page, "sail.' }", "sail.' })");
  const { longTitles } = await site.build();
  expect(longTitles.map(sayLongTitle)[0]).toContain(
    `shorten "${title}" in content/guides/knots.md:2, or what the page adds to it: "${added}"`,
  );
});

test('a build without changes says so', () => {
  expect(formatLines({ ...summary, written: [] })).toContain('changed: nothing');
});

test('while a build runs, a terminal shows one line that is overwritten, and a log gets every tenth picture', () => {
  const written: string[] = [];
  const { show, clear } = liveProgress({ write: (text) => written.push(text), columns: 80 });
  const lines: string[] = [];
  const progress = loggedProgress((line) => lines.push(line));
  for (const each of [show, progress]) {
    each('render');
    for (let done = 9; done <= 12; done++) each('pictures', done, 12);
  }
  clear();
  const start = '\r\u001b[K';
  expect(written.slice(0, 2)).toEqual([
    `${start}rendering pages …`,
    `${start}making pictures … 9/12`,
  ]);
  expect(written.at(-1)).toBe(start);
  expect(lines).toEqual(['pictures 10/12', 'pictures 12/12']);
});

test('assets of earlier builds are counted', () => {
  const earlier = ['assets/Old-AAAAAAAA.js', 'assets/card-BBBBBBBB.png'];
  const [said] = formatLines({ ...summary, earlier }).filter((line) => line.startsWith('earlier'));
  expect(said).toContain('2 files');
  expect(formatLines(summary).some((line) => line.startsWith('earlier'))).toBe(false);
});
