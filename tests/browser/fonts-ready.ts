import type { Page } from 'playwright-core';

/** Waits for all fonts of a page: that of labels comes only after the site's script (components/styles/tokens.css). */
export async function fontsReady(page: Page): Promise<void> {
  await page.locator(':root[data-js=""], :root:not(:has(script[data-src]))').waitFor();
  await page.evaluate(() => document.fonts.ready);
}
