/** In the oldest browsers, every text can be read and every control found, in both themes. */
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { axeFindings } from '../browser/axe.ts';
import { coveringPages, everyPage, readPage } from '../browser/sample.ts';
import { type Site, startSite } from '../browser/site.ts';
import { desktop, phone } from '../engines/tab.ts';
import { findHiddenControls } from './hidden-controls.ts';
import { oldChromiumOf, startOldChromium } from './old-chromium.ts';

const name = oldChromiumOf(inject('engine'));
let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const isTemplate = (address: string) => readPage(address).includes('<body class="template"');
const pages = [
  ...new Set([
    ...everyPage.filter((address) => !isTemplate(address)),
    ...coveringPages(/<(input|select|textarea|table|details|dialog class="[\w-]+|body class)/g),
  ]),
];

describe.for([
  { colorScheme: 'light', script: true, viewport: desktop },
  { colorScheme: 'dark', script: true, viewport: phone },
  { colorScheme: 'light', script: false, viewport: phone },
  { colorScheme: 'dark', script: false, viewport: desktop },
] as const)('in the $colorScheme theme, with script: $script', ({ script, ...options }) => {
  let page: Page;
  let developer: CDPSession;
  beforeAll(async () => {
    const context = await startOldChromium(name, { reducedMotion: 'reduce', ...options });
    page = await context.newPage();
    developer = await context.newCDPSession(page);
    return () => context.close();
  });

  // Without script each page is checked once, in one of the themes.
  const isLookedAt = (at: number) => script || at % 2 === Number(options.colorScheme === 'dark');
  test.for(pages.filter((_, at) => isLookedAt(at)))(
    '%s has readable text and visible controls',
    async (address) => {
      await allowScript(script);
      await page.goto(site.url + address);
      // The page's own scripts do not run; the checks need timers and promises.
      await allowScript(true);
      expect(await page.evaluate(() => 'js' in document.documentElement.dataset)).toBe(script);
      await page.evaluate(() => document.fonts.ready);
      expect(await axeFindings(page, 'html', ['color-contrast'])).toEqual([]);
      expect(await page.evaluate(findHiddenControls)).toEqual([]);
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const isDark = Number(/\d+/.exec(ground)?.[0]) < 128;
      expect(isDark, `${ground} behind the page`).toBe(options.colorScheme === 'dark');
    },
  );

  const allowScript = (isAllowed: boolean) =>
    developer.send('Emulation.setScriptExecutionDisabled', { value: !isAllowed });
});
