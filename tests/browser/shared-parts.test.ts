/**
 * What the specification says about the parts that all pages share, on a page of each layout: one
 * layout can load another style sheet or script than the rest.
 */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { isFull } from '../matrix.ts';
import { languageAt } from '../site-content.ts';
import { open } from './open.ts';
import { layouts } from './pages.ts';
import { readPage } from './sample.ts';

const low = { width: 1440, height: 500 };
const phone = { width: 390, height: 500 };

describe.for(layouts)('%s', (path) => {
  const { ui } = languageAt(path).content;

  // A sample tries every second layout as a phone.
  const turn = layouts.indexOf(path) % 2;
  // One after the other on one page: half of the work is to open it.
  test.for(isFull ? [low, phone] : [turn === 0 ? low : phone])(
    'has a header that stays beyond 250 px, with working menus and theme button, a footer, the two gradient circles, and a link back to the top beyond 150 px: $width px',
    async (viewport) => {
      const page = await open(path, { viewport });
      const header = page.getByRole('banner');
      const start = await topOf(header);
      expect(await page.getByRole('contentinfo').count()).toBe(1);
      expect(await page.locator('.gradient-circles span:visible').count()).toBe(2);

      const up = page.locator('.back-to-top');
      expect(await up.isVisible()).toBe(false);
      await scrollTo(page, 150);
      expect(await up.isVisible()).toBe(false);
      await scrollTo(page, 151);
      await expect.poll(() => up.isVisible()).toBe(true);
      const name = ui.links.backToTop;
      expect(await page.getByRole('link', { name, exact: true }).count()).toBe(1);
      expect(await up.evaluate((it) => getComputedStyle(it).opacity)).toBe('1');
      await up.click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect.poll(() => up.isVisible()).toBe(false);
      // The next press of the Tab key goes on from the top.
      expect(await page.locator('main:focus').count()).toBe(1);

      await scrollTo(page, 250);
      expect(await topOf(header)).toBe(start - 250);
      await scrollTo(page, 251);
      await expect.poll(() => topOf(header)).toBe(0);
      await scrollTo(page, 400);
      await expect.poll(() => topOf(header)).toBe(0);

      const openers = await header.locator('.header-row [popovertarget]:visible').all();
      // A menu without a submenu, with room for all of it, has nothing to open.
      const links = await header.getByRole('navigation').getByRole('link').count();
      expect(openers.length + links).toBeGreaterThan(0);
      for (const opener of openers) {
        const menu = page.locator(`#${await opener.getAttribute('popovertarget')}`);
        await opener.click();
        await expect.poll(() => isInWindow(menu)).toBe(true);
        await expect.poll(() => isOnTop(menu.getByRole('link').first())).toBe(true);
        await close(menu);
        await expect.poll(() => menu.isVisible()).toBe(false);
      }

      await scrollTo(page, 400);
      for (const [name, isDark] of [
        [ui.theme.toDark, 'true'],
        [ui.theme.toLight, 'false'],
      ] as const) {
        await header.getByRole('button', { name, exact: true }).click();
        await expect.poll(() => savedTheme(page)).toBe(isDark);
      }
      expect(await page.evaluate(() => scrollY)).toBe(400);
      expect(await topOf(header)).toBe(0);

      // On a phone, the link may be in a part that is folded away.
      await page.setViewportSize(low);
      for (const place of placesOn(path)) {
        await page.locator(`main a[href$="${place}"]:visible`).first().click();
        const heading = page.locator(`${place} :is(h1, h2, h3):visible`).first();
        await expect.poll(() => isOnTop(heading), { message: place }).toBe(true);
        expect(new URL(page.url()).hash).toBe(place);
      }
    },
  );

  test('has a call in its footer that leads to another page', () => {
    const call = /class="page-width footer-call">.*?<a href="([^"]+)"/s.exec(readPage(path))?.[1];
    expect(call).toBeDefined();
    expect(call).not.toBe(path);
  });
});

/** Closes a menu: the small one, which covers the page, on its button, the others with a key. */
async function close(menu: Locator): Promise<void> {
  const page = menu.page();
  if (!(await menu.evaluate((it) => it.matches('dialog')))) return page.keyboard.press('Escape');
  const { menu: words } = languageAt(new URL(page.url()).pathname).content.ui;
  expect(await page.getByRole('dialog', { name: words.title, exact: true }).count()).toBe(1);
  // The page behind becomes inert a frame later, faster than a hand could press there.
  await page.locator('main[inert]').waitFor();
  await menu.getByRole('button', { name: words.close, exact: true }).click();
}

/** The first place on a page that a link in its main part leads to, if any. */
function placesOn(path: string): string[] {
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(readPage(path)) ?? [];
  // The place of a footnote has no heading.
  const links = main.matchAll(/<a [^>]*?href="([^"#]*)(#[\w-]+)"(?! role="doc-)/g);
  return [...links]
    .flatMap(([, page, place = '']) => (page === '' || page === path ? place : []))
    .slice(0, 1);
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  }, top);
}

async function topOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.y ?? Number.NaN;
}

/** Whether all of an element's width, and its upper edge, are in the window. */
function isInWindow(element: Locator): Promise<boolean> {
  return element.evaluate((it) => {
    const { left, top, right } = it.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && right > left && top < innerHeight;
  });
}

/** Whether an element is in the window with nothing over its middle. */
function isOnTop(element: Locator): Promise<boolean> {
  return element.evaluate((it) => {
    const { left, top, width, height } = it.getBoundingClientRect();
    return it.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

function savedTheme(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('isDarkmode'));
}
