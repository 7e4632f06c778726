/**
 * Measures, at a processor slowed down four times, how soon each control of the firm's pages answers
 * and the longest task of each page, islands included: `npm run bench:interactions`.
 */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { firmPages } from '../browser/pages.ts';
import { startBrowser, startSite } from '../browser/site.ts';

const slowdown = 4;
const sizes = [
  { width: 412, height: 823 },
  { width: 1440, height: 900 },
];

/** Milliseconds until the next paint after each touch or key, and of each task over 50. */
type Timings = { interactions: number[]; tasks: number[] };

declare global {
  interface Window {
    timings: Timings;
  }
}

const [site, browser] = await Promise.all([startSite(), startBrowser()]);
console.log('| page | width | interactions | slowest ms | longest task ms |');
console.log('| --- | --: | --: | --: | --: |');
for (const path of firmPages) {
  for (const viewport of sizes) {
    const { interactions, tasks } = await measurePage(browser, site.url + path, viewport);
    const row = [path, viewport.width, interactions.length, Math.max(0, ...interactions)];
    console.log(`| ${[...row, Math.round(Math.max(0, ...tasks))].join(' | ')} |`);
  }
}
await Promise.all([browser.close(), site.close()]);

async function measurePage(browser: Browser, url: string, viewport: (typeof sizes)[number]) {
  const context = await browser.newContext({ viewport, hasTouch: viewport.width < 1000 });
  const page = await context.newPage();
  page.setDefaultTimeout(3000);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript({ path: join(import.meta.dirname, 'observe.js') });
  await page.goto(url, { timeout: 30_000 });
  await page.waitForTimeout(1000);
  await touchControls(page);
  const timings = await page.evaluate(() => window.timings);
  await context.close();
  return timings;
}

/** Uses everything that can be used, from the top to the end, as far as it is in sight. */
async function touchControls(page: Page): Promise<void> {
  const controls = page.locator('button, summary, [role=tab], input, textarea, select');
  for (const control of await controls.all()) {
    if (!(await control.isVisible()) || !(await control.isEnabled())) continue;
    const isText = await control.evaluate((element) => element.matches('textarea, input'));
    // What an open dialog covers cannot be clicked, and need not be.
    const isReached = await control.click({ timeout: 3000 }).then(
      () => true,
      () => false,
    );
    if (isReached && isText) await page.keyboard.type('Kampala');
    await page.waitForTimeout(300);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(100);
  }
}
