import type { BrowserContext, Page } from 'playwright-core';
import { callOf, type Json, type Profile, type Tab } from '../engines/tab.ts';

/** A browser context of Playwright, with the interface of the engines' tests. */
export const playwrightProfile = (context: BrowserContext): Profile => ({
  newTab: async () => tabOf(await context.newPage()),
  close: () => context.close(),
});

function tabOf(page: Page): Tab {
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    reload: async () => {
      await page.reload();
    },
    // Answers before the page that is asked is gone.
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    run: <Arguments extends Json[], Result>(
      script: (...values: Arguments) => Result,
      ...values: Arguments
    ) => page.evaluate<Awaited<Result>>(callOf(script, values)),
    inject: async (source) => {
      await page.evaluate(source);
    },
    click: (selector) => page.locator(selector).first().click(),
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    type: (selector, text) => page.locator(selector).pressSequentially(text),
    press: (key) => page.keyboard.press(key),
    resize: (size) => page.setViewportSize(size),
    close: () => page.close(),
  };
}
