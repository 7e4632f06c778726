/** Opens pages of the built site in one browser, shared by all files of a worker. */
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { type ClockSetup, clockScript } from '../page-clock.ts';
import { startBrowser, startSite } from './site.ts';

// They end with the worker, because no file knows whether it is the last.
const [site, browser] = await Promise.all([startSite(), startBrowser()]);
browser.once('disconnected', () => site.close());

/** Origin of the site under test, without a trailing slash. */
export const origin = site.url;

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/**
 * For tests of motion. All others look at pages at rest, where clicks hit still targets and a third
 * of the work is saved. Journeys (tests/engines) have motion, as most visitors do.
 */
export const withMotion = { reducedMotion: 'no-preference' } as const;

/** A fresh browser profile on a desktop screen, closed when the test ends. */
export async function newContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await createContext(options);
  onTestFinished(async () => {
    // What a page still asks for has nobody to answer it.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  });
  return context;
}

function createContext(options: BrowserContextOptions): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: origin,
    viewport: desktop,
    reducedMotion: 'reduce',
    ...options,
  });
}

/** Reads something from a page before any test begins. */
export async function look<Seen>(path: string, see: (page: Page) => Promise<Seen>): Promise<Seen> {
  const context = await createContext({});
  const page = await context.newPage();
  await page.goto(path);
  const seen = await see(page);
  await context.close();
  return seen;
}

/** An empty tab with its own profile, for things that must be set up before a page loads. */
export async function newPage(options?: BrowserContextOptions): Promise<Page> {
  return (await newContext(options)).newPage();
}

/** Opens an address of the site in a shared tab, and waits for the site's own script, which comes last. */
export async function open(path: string, options?: BrowserContextOptions): Promise<Page> {
  const page = await takeTab(options);
  await page.goto(path);
  if (options?.javaScriptEnabled !== false)
    await page.locator(':root[data-site], :root:not(:has(script[data-src]))').waitFor();
  return page;
}

/** Tabs that tests have restored, by the settings that a tab cannot change. */
const free = new Map<string, Page[]>();

/**
 * An empty tab that tests share one after another, where a page opens in a third of the time. Use
 * newPage for what cannot be undone, such as Playwright's clock or DevTools.
 */
export async function takeTab({
  viewport = desktop,
  colorScheme = 'light',
  reducedMotion = 'reduce',
  contrast = 'no-preference',
  forcedColors = 'none',
  ...fixed
}: BrowserContextOptions = {}): Promise<Page> {
  const kind = JSON.stringify(fixed);
  const tabs = free.get(kind) ?? [];
  free.set(kind, tabs);
  const page = tabs.pop() ?? (await (await createContext(fixed)).newPage());
  onTestFinished(async ({ task }) => {
    // A test that failed may have left anything behind.
    if (task.result?.state !== 'pass' || page.isClosed()) return page.context().close();
    await tidy(page);
    tabs.push(page);
  });
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, colorScheme, reducedMotion, contrast, forcedColors });
  return page;
}

/** Runs a script before those of each page that a tab opens, until the test ends. */
export async function runFirst<Given>(
  page: Page,
  script: Parameters<typeof page.addInitScript<Given>>[0],
  given?: Given,
): Promise<void> {
  const added = await page.addInitScript(script, given);
  onTestFinished(() => added.dispose());
}

/** Gives the pages that a tab opens their own clock, until the test ends. */
export const holdClock = (page: Page, setup: ClockSetup): Promise<void> =>
  runFirst(page, { content: clockScript(setup) });

async function tidy(page: Page): Promise<void> {
  const context = page.context();
  for (const event of ['console', 'pageerror', 'request', 'response'] as const)
    page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.mouse.move(0, 0);
  // Nothing may run in a waiting tab, nor fill storage after it was emptied. To open a page without
  // script instead takes three times as long.
  // A picture that a link led to is no document that can be emptied.
  if (!page.url().startsWith(origin) || page.url().endsWith('.svg')) await page.goto('/robots.txt');
  await page.evaluate(() => {
    document.open();
    document.close();
    for (let timer = Number(setTimeout(() => {})); timer > 0; timer--) clearTimeout(timer);
    localStorage.clear();
    sessionStorage.clear();
    // Otherwise a link to a place on the same page would be followed within this one.
    history.replaceState(null, '', '/robots.txt');
  });
}
