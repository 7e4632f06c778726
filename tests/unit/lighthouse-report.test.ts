import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { sitemapPaths } from '../../scripts/serve/built-site.ts';
import {
  bestReport,
  formatFailings,
  formatHeading,
  formatReport,
  formatTooSlow,
  isBelow,
  isDecided,
  type PageReport,
  readResult,
  tryAgain,
} from '../../scripts/verify/lighthouse-report.ts';

function report(performance: number, seo = 100): PageReport {
  return {
    url: 'http://127.0.0.1:4173/contact/',
    scores: { performance, accessibility: 100, 'best-practices': 100, seo },
    metrics: { FCP: 812.4, LCP: 1204, TBT: 13.6, CLS: 0.0012 },
    benchmark: 1500,
    failing: ['Links do not have descriptive text (2 links)'],
  };
}

describe('of several runs', () => {
  test.each([
    [[90, 99, 95], 99],
    [[97, 91], 97],
    [[88], 88],
  ])('%j, the best counts', (scores, best) => {
    const reports = scores.map((score) => report(score));
    expect(bestReport(reports)?.scores.performance).toBe(best);
  });
});

test('a run of performance alone keeps the other scores and findings of the first run', () => {
  const first = report(91, 80);
  const result = {
    categories: { performance: { score: 0.97 } },
    audits: {
      'total-blocking-time': { score: 0.4, title: 'Total Blocking Time', numericValue: 500 },
    },
    environment: { benchmarkIndex: 1600 },
  };
  expect(readResult(first.url, result, first)).toMatchObject({
    scores: { performance: 97, accessibility: 100, 'best-practices': 100, seo: 80 },
    metrics: { TBT: 500 },
    benchmark: 1600,
    failing: ['Total Blocking Time', ...first.failing],
  });
});

describe('runs', () => {
  test.each([
    [[], false],
    [[97], true],
    [[91], false],
    [[91, 95], true],
    [[91, 92, 94, 93], false],
    [[91, 92, 94, 93, 90], true],
  ])('with the scores %j are enough to judge a page: %j', (scores, isEnough) => {
    const reports = scores.map((score) => report(score));
    expect(isDecided(reports)).toBe(isEnough);
  });

  test('are not needed of a machine that is too slow to judge the only score that varies', () => {
    const slow = { ...report(40), benchmark: 999 };
    expect(isDecided([slow])).toBe(true);
    expect(isDecided([{ ...slow, scores: { ...slow.scores, seo: 90 } }])).toBe(false);
  });
});

describe('an audit that cannot be recorded', () => {
  const failing = (times: number) => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => said.mockRestore());
    let tries = 0;
    const attempt = async () => {
      tries += 1;
      if (tries <= times) throw new Error(`Nothing was recorded, ${tries}.`);
      return 'a report';
    };
    return { result: tryAgain(attempt), said };
  };

  test('is tried again twice, each time with a message', async () => {
    const { result, said } = failing(2);
    await expect(result).resolves.toBe('a report');
    expect(said.mock.calls).toEqual([
      ['Nothing was recorded, 1. Trying again.'],
      ['Nothing was recorded, 2. Trying again.'],
    ]);
  });

  test('fails the run when it fails a third time', async () => {
    await expect(failing(3).result).rejects.toThrow('Nothing was recorded, 3.');
  });
});

describe('a page', () => {
  test('is below the minimum if one category is', () => {
    expect([isBelow(report(95)), isBelow(report(94)), isBelow(report(100, 90))]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('is not below it for performance on a machine that is too slow to judge that, and it says so', () => {
    const slow = { ...report(60), benchmark: 999 };
    expect([isBelow(slow), isBelow({ ...slow, benchmark: 1000 })]).toEqual([false, true]);
    expect(isBelow({ ...report(60, 90), benchmark: 999 })).toBe(true);
    expect(formatTooSlow(slow)).toContain('/contact/: this machine was too slow or too busy');
    expect(formatTooSlow(slow)).toContain('999');
  });

  test('is one line under the header, in the same columns', () => {
    expect([formatHeading(), formatReport(report(97))]).toEqual([
      '    perf    a11y    best     seo     FCP     LCP     TBT     CLS machine  page',
      '      97     100     100     100  0.81 s  1.20 s   14 ms   0.001    1500  /contact/',
    ]);
  });

  test('lists what keeps it below the minimum', () => {
    expect(formatFailings(report(80))).toBe(
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
