import { expect, test } from 'vitest';
import { tellProgress } from '../../scripts/base/progress.ts';
import { heaviestPages } from '../../scripts/budgets/check-budgets.ts';
import { type BuildReport, formatLines } from '../../scripts/check/format-summary.ts';

const limits = { document: 14_600, code: 5000, script: 2000, widgets: 30_000, firstVisit: 50_000 };

const weight = (
  path: string,
  limit: 'document' | 'script',
  bytes: number,
  { pages = 'pages/', isUpperBound = false } = {},
) => ({
  path,
  file: `${path}index.html`,
  limit,
  budget: { pages, ...limits, placeOf: () => ({ file: 'content/budgets.yaml' }) },
  bytes,
  isUpperBound,
});

const summary: BuildReport = {
  pages: 2,
  files: new Map(),
  weights: [
    weight('/contact/', 'document', 14_332, { isUpperBound: true }),
    weight('/', 'script', 1700),
  ],
  unfilled: [],
  inherited: [],
  untranslated: [],
  remarks: [],
  hidden: [],
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

const linesOf = (report: Partial<BuildReport>, verbose = false) =>
  formatLines({ ...summary, ...report }, { out: '/site/dist', milliseconds: 2340, verbose });

test('a build ends with what it made and what is worth knowing', () => {
  expect(linesOf({})).toEqual([
    'budgets: 2 limits, --verbose lists all; above 95 %: document at most 14332 of 14600 bytes (/contact/)',
    'changed: 1 page (/contact/), 1 script',
    'samples: 1 still in place: content/site.yaml',
    'warning: / is too heavy: 13324 bytes, 24 over its limit. Builds fail above 15295 bytes. To fix it, shorten the texts of the page: "Our reach" 3210 bytes',
    '2 pages in /site/dist (2.34 s)',
  ]);
});

test('if many files have samples, the first are listed, and how to see the others', () => {
  const samples = Array.from({ length: 9 }, (_, at) => {
    return { file: `content/file-${at}.yaml`, line: 1, field: 'sample' };
  });
  const [said = ''] = linesOf({ samples }).filter((line) => line.startsWith('samp'));
  expect(said).toContain('9 still in place: content/file-0.yaml');
  expect(said).toMatch(/file-5.yaml … \(9 files; --release lists all\)$/);
});

test('a build names a page only above 95 % of a limit, once for pages of the same weight', () => {
  const others = summary.weights.map((each) => {
    return { ...each, budget: { ...each.budget, pages: 'pages/a.tsx' } };
  });
  const weights = [...summary.weights, ...others];
  const said = (lines: readonly string[]) =>
    lines.filter((line) => /^budgets|\/ script/.test(line));
  const one =
    'budgets: 4 limits, --verbose lists all; above 95 %: document at most 14332 of 14600 bytes (/contact/)';
  expect(said(linesOf({ weights }))).toEqual([one]);
  const all = linesOf({ weights }, true);
  expect(said(all)).toEqual([one, 'pages/ script 1700 of 2000 bytes (/)']);
  expect(all).toContain('pages/a.tsx document at most 14332 of 14600 bytes (/contact/)');
  const far = weights.map((each) => ({ ...each, bytes: 10 }));
  expect(said(linesOf({ weights: far }))).toEqual(['budgets: 4 limits, --verbose lists all']);
  expect(said(linesOf({ weights: [] }))).toEqual([]);
});

test('the heaviest page is given for each limit of each budget, the tightest limit first', () => {
  const weights = [
    weight('/', 'document', 4000, { isUpperBound: true }),
    weight('/', 'script', 1900),
    weight('/a/', 'document', 6000),
    weight('/a/', 'script', 20),
  ];
  expect(heaviestPages(weights)).toMatchObject([
    { limit: 'script', page: '/', bytes: 1900, most: 2000, isUpperBound: false },
    { limit: 'document', page: '/a/', bytes: 6000, most: 14_600, isUpperBound: false },
  ]);
});

test('a build without changes says so', () => {
  expect(linesOf({ written: [] })).toContain('changed: nothing');
});

test('while pictures are made, every tenth is told, and the last', () => {
  const lines: string[] = [];
  const progress = tellProgress((line) => lines.push(line));
  for (let done = 9; done <= 12; done++) progress(done, 12);
  expect(lines).toEqual(['pictures 10/12', 'pictures 12/12']);
});

test('assets of earlier builds are counted', () => {
  const earlier = ['assets/Old-AAAAAAAA.js', 'assets/card-BBBBBBBB.png'];
  const [said] = linesOf({ earlier }).filter((line) => line.startsWith('earlier'));
  expect(said).toContain('2 files');
  expect(linesOf({}).some((line) => line.startsWith('earlier'))).toBe(false);
});
