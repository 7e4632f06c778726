/** Opens pages of the built site in one browser, which all files of a worker share. */
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { startBrowser, startSite } from './site.ts';

// They end with the worker: none of its files knows whether it is the last.
const [site, browser] = await Promise.all([startSite(), startBrowser()]);
browser.once('disconnected', () => site.close());

/** Origin of the site under test, without a trailing slash. */
export const origin = site.url;

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** A fresh browser profile on a desktop screen, closed when the test ends. */
export async function newContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: origin, viewport: desktop, ...options });
  context.setDefaultTimeout(10_000);
  onTestFinished(() => context.close());
  return context;
}

/** An empty tab in a profile of its own, for what must be set up before a page loads. */
export async function newPage(options?: BrowserContextOptions): Promise<Page> {
  return (await newContext(options)).newPage();
}

/** Opens an address of the site in a profile of its own. */
export async function open(path: string, options?: BrowserContextOptions): Promise<Page> {
  const page = await newPage(options);
  await page.goto(path);
  return page;
}
