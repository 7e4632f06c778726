import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPage, open } from './open.ts';

test('a late style sheet that takes longer than three seconds is applied when it arrives', async () => {
  const usual = await open('/');
  const styled = await footerStyles(usual);

  const page = await newPage();
  await page.clock.install();
  const held = new Promise<Route>((hold) => page.route('**/assets/late-*', hold));
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('footer').waitFor({ state: 'attached' });
  const sheet = await held;
  await page.clock.runFor(3000);
  expect(await footerStyles(page)).not.toEqual(styled);
  await sheet.continue();
  await expect.poll(() => footerStyles(page)).toEqual(styled);
});

/** How the footer's parts are laid out, which only the late style sheet says. */
const footerStyles = (page: Page) =>
  page.locator('footer, footer *').evaluateAll((parts) =>
    parts.map((part) => {
      const { display, paddingBlock, marginBlock, fontSize } = getComputedStyle(part);
      return [part.tagName, display, paddingBlock, marginBlock, fontSize].join();
    }),
  );
