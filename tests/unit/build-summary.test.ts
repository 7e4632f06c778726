import { describe, expect, test } from 'vitest';
import { formatTable } from '../../scripts/summary/format-summary.ts';
import { liveProgress, loggedProgress } from '../../scripts/summary/progress.ts';
import type { Summary } from '../../scripts/summary/summarize.ts';

const summary: Summary = {
  out: '/site/dist',
  milliseconds: 2340,
  kinds: [
    { kind: 'pages', files: 76, bytes: 4_619_465, compressed: 806_041 },
    { kind: 'fonts', files: 2, bytes: 27_632, compressed: 27_632 },
  ],
  islands: [{ name: 'EnquiryForm', pages: 1 }],
  written: ['contact/index.html', 'assets/Site-AAAAAAAA.js'],
  removed: [],
  samples: [{ file: 'content/site.yaml', line: 6, field: 'sample' }],
};

test('in a terminal a build ends with a table and what is worth knowing', () => {
  expect(formatTable(summary)).toEqual([
    '                files      bytes   brotli 5',
    'pages              76  4619.5 kB   806.0 kB',
    'fonts               2    27.6 kB    27.6 kB',
    '',
    'islands    EnquiryForm (1 page)',
    'changed    1 page (/contact/), 1 script',
    'samples    1 still in place: content/site.yaml',
    '',
    '76 pages in /site/dist (2.34 s)',
  ]);
});

test('a build that changed nothing says so', () => {
  expect(formatTable({ ...summary, written: [] })).toContain('changed    nothing');
});

describe('while a build runs', () => {
  test('a terminal shows one line, written over, with a bar while pictures are made', () => {
    const written: string[] = [];
    const { show, clear } = liveProgress({ write: (text) => written.push(text), columns: 80 });
    show('render');
    show('pictures', 5, 10);
    clear();
    const [start, line] = ['\r\u001b[K', `${'█'.repeat(10)}${'░'.repeat(10)}`];
    expect(written).toEqual([
      `${start}rendering pages …`,
      `${start}making pictures … ${line} 5/10`,
      start,
    ]);
  });

  test('a log gets a line for every tenth picture and the last', () => {
    const lines: string[] = [];
    const progress = loggedProgress((line) => lines.push(line));
    progress('render');
    for (let done = 1; done <= 12; done++) progress('pictures', done, 12);
    expect(lines).toEqual(['pictures 10/12', 'pictures 12/12']);
  });
});
