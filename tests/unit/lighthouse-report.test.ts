import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  formatFailings,
  formatHeading,
  formatReport,
  isBelow,
  medianReport,
  type PageReport,
} from '../../scripts/measure/lighthouse-report.ts';
import { sitemapPaths } from '../../scripts/measure/run-lighthouse.ts';

function report(performance: number, seo = 100): PageReport {
  return {
    url: 'http://127.0.0.1:4173/contact/',
    scores: { performance, accessibility: 100, 'best-practices': 100, seo },
    metrics: { FCP: 812.4, LCP: 1204, TBT: 13.6, CLS: 0.0012 },
    failing: ['Links do not have descriptive text (2 links)'],
  };
}

describe('of several runs', () => {
  test.each([
    [[90, 99, 95], 95],
    [[97, 91], 91],
    [[88], 88],
  ])('%j, the one in the middle counts', (scores, median) => {
    const reports = scores.map((score) => report(score));
    expect(medianReport(reports)?.scores.performance).toBe(median);
  });
});

describe('a page', () => {
  test('is below the minimum where one category is', () => {
    expect([
      isBelow(report(95), 95),
      isBelow(report(94), 95),
      isBelow(report(100, 90), 95),
    ]).toEqual([false, true, true]);
  });

  test('is one line under the heading, in the same columns', () => {
    expect([formatHeading(), formatReport(report(97))]).toEqual([
      '   perf   a11y   best    seo    FCP    LCP    TBT    CLS  page',
      '     97    100    100    100 0.81 s 1.20 s  14 ms  0.001  /contact/',
    ]);
  });

  test('says what keeps it below the minimum', () => {
    expect(formatFailings(report(80), 95)).toBe(
      '\n/contact/ is below 95:\n  Links do not have descriptive text (2 links)',
    );
  });
});

describe('the list of pages', () => {
  test('is the sitemap’s, whatever host it names', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'sitemap-'));
    await expect(sitemapPaths(dir)).rejects.toThrow('found no such file');
    const loc = (url: string) => `<url><loc>${url}</loc></url>`;
    const urls = ['https://a.example/', 'https://a.example/contact/'];
    writeFileSync(join(dir, 'sitemap.xml'), `<urlset>${urls.map(loc).join('')}</urlset>`);
    expect(await sitemapPaths(dir)).toEqual(['/', '/contact/']);
    rmSync(dir, { recursive: true });
  });
});
