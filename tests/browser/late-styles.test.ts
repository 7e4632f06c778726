import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { isFull } from '../matrix.ts';
import { addressOf } from './address-of.ts';
import { desktop, newPage, open } from './open.ts';
import { contrastOn, groundOf, newPaintedTab } from './painted.ts';

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

// All of them have the same header, on another band.
test.for(isFull ? ['/', addressOf('/contact/'), '/404.html'] : ['/'])(
  'the header of %s stands on dark before the first band has come, and before the late style sheet',
  async (path) => {
    for (const end of ['</header>', '</body>']) {
      const tab = await newPaintedTab(desktop);
      await tab.route('**/assets/late-*', () => {});
      await tab.route(`**${path}`, async (route) => {
        const [come = ''] = (await (await route.fetch()).text()).split(end);
        await route.fulfill({ contentType: 'text/html', body: come + end });
      });
      await tab.goto(path, { waitUntil: 'commit' });
      const words = tab.locator('.header .brand span');
      await words.waitFor();
      await tab.locator('footer').waitFor({ state: end === '</body>' ? 'attached' : 'detached' });
      expect(await contrastOn(await groundOf(tab), words), end).toBeGreaterThan(4.5);
    }
  },
);

/** How the footer's parts are laid out, which only the late style sheet says. */
const footerStyles = (page: Page) =>
  page.locator('footer, footer *').evaluateAll((parts) =>
    parts.map((part) => {
      const { display, paddingBlock, marginBlock, fontSize } = getComputedStyle(part);
      return [part.tagName, display, paddingBlock, marginBlock, fontSize].join();
    }),
  );
