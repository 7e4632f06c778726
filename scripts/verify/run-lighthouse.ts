import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { connect } from 'puppeteer-core';
import type { Chrome } from './find-chrome.ts';
import {
  bestReport,
  isDecided,
  type PageReport,
  readResult,
  tryAgain,
} from './lighthouse-report.ts';

type LighthouseOptions = {
  chrome: Chrome;
  /** Ids of the audits to skip. */
  skipAudits?: ((url: string) => string[]) | undefined;
  /** Called after each page. */
  onPage?: ((report: PageReport) => void) | undefined;
};

/**
 * Audits pages with Lighthouse as a mid-range phone on slow 4G shows them, which it simulates: one after
 * another, each in a new browser that has come to rest, until it passes or has failed five times.
 * Throws if a page cannot be audited in three attempts or if the browser cannot be started.
 */
export async function runLighthouse(
  urls: readonly string[],
  { onPage, ...options }: LighthouseOptions,
): Promise<PageReport[]> {
  const reports: PageReport[] = [];
  for (const url of urls) {
    const { executablePath: chromePath, args, env: envVars } = options.chrome;
    const chromeFlags = [...args, oneRenderer];
    const { port, kill } = await launch({ chromePath, chromeFlags, envVars });
    try {
      await warmUp(port, url);
      const ofPage: PageReport[] = [];
      while (!isDecided(ofPage)) {
        ofPage.push(await tryAgain(() => audit(url, port, options, ofPage[0])));
      }
      const report = bestReport(ofPage);
      if (!report) continue;
      onPage?.(report);
      reports.push(report);
    } finally {
      kill();
    }
  }
  return reports;
}

/**
 * The page is audited in the process that showed the page before. With a second one that has nothing
 * to do, Chromium often waits five seconds for its part of the recording (13 s an audit, instead of 7).
 */
const oneRenderer = '--renderer-process-limit=1';

/** Audits a page. Once there is an earlier report, only performance, which alone varies, is judged anew. */
async function audit(
  url: string,
  port: number,
  { skipAudits = () => [] }: Pick<LighthouseOptions, 'skipAudits'>,
  earlier?: PageReport,
): Promise<PageReport> {
  const flags = {
    port,
    logLevel: 'error',
    skipAudits: skipAudits(url),
    // The screenshot is for reports, and none is written.
    disableFullPageScreenshot: true,
    ...(earlier && { onlyCategories: ['performance'] }),
  } as const;
  const run = await lighthouse(url, flags);
  if (!run) throw new Error(`Lighthouse returned no result for ${url}.`);
  return readResult(url, run.lhr, earlier);
}

/**
 * Shows another page of the same server and waits until nothing is requested any more. A browser
 * that started a moment ago still works for itself, which would count as work of the page.
 */
async function warmUp(port: number, url: string): Promise<void> {
  const browser = await connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: null });
  const page = await browser.newPage();
  await page.goto(new URL('/warm-up-of-the-browser/', url).href, { waitUntil: 'networkidle0' });
  await page.close();
  await browser.disconnect();
}
