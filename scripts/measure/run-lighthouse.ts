import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import type { Chrome } from './find-chrome.ts';
import { medianReport, type PageReport, readResult } from './lighthouse-report.ts';

type LighthouseOptions = {
  chrome: Chrome;
  /** A mid-range phone on slow 4G, or a desktop on cable, both simulated by Lighthouse. */
  formFactor: 'mobile' | 'desktop';
  /** Runs of each page, of which the median counts; 1 unless told. */
  runs?: number | undefined;
  /** Ids of the audits that a page is not put to. */
  skipAudits?: ((url: string) => string[]) | undefined;
  /** Told of each page as it is done. */
  onPage?: ((report: PageReport) => void) | undefined;
};

/**
 * Audits pages with Lighthouse, one after another in one browser, which is closed at the end.
 * Throws where a page cannot be loaded or the browser cannot be started.
 */
export async function runLighthouse(
  urls: readonly string[],
  { chrome, formFactor, runs = 1, skipAudits = () => [], onPage }: LighthouseOptions,
): Promise<PageReport[]> {
  const browser = await launch({ chromePath: chrome.path, chromeFlags: chrome.args });
  try {
    const reports: PageReport[] = [];
    for (const url of urls) {
      const page = [];
      for (let run = 0; run < runs; run++) {
        page.push(await audit(url, browser.port, formFactor, skipAudits(url)));
      }
      const report = medianReport(page);
      if (!report) continue;
      onPage?.(report);
      reports.push(report);
    }
    return reports;
  } finally {
    browser.kill();
  }
}

async function audit(
  url: string,
  port: number,
  formFactor: 'mobile' | 'desktop',
  skipAudits: string[],
) {
  const config = formFactor === 'desktop' ? desktopConfig : undefined;
  const run = await lighthouse(url, { port, logLevel: 'error', skipAudits }, config);
  if (!run) throw new Error(`Lighthouse gave no result for ${url}.`);
  return readResult(url, run.lhr);
}

/** Paths of the pages that a built site's sitemap lists. Throws where there is no sitemap. */
export async function sitemapPaths(dir: string): Promise<string[]> {
  const file = join(dir, 'sitemap.xml');
  const sitemap = await readFile(file, 'utf8').catch(() => {
    throw new Error(`Expected the list of pages in ${file}, found no such file.`);
  });
  return [...sitemap.matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g)].map(
    ([, loc = '']) => new URL(loc).pathname,
  );
}
