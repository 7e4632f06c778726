import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { desktop, newPage, open, phone } from './open.ts';

test('the logo leads home, and CONTACT NOW to the contact page', async () => {
  const page = await open('/service/');
  const header = page.getByRole('banner');
  const contact = header.getByRole('link', { name: 'Contact now' });
  expect(await contact.allInnerTexts()).toEqual(['CONTACT NOW']);
  await contact.click();
  await page.waitForURL('**/contact/');
  await header.getByRole('link', { name: /, home$/ }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('the header scrolls away up to 250 px, and past that it stays at the top', async () => {
  const page = await open('/', { reducedMotion: 'reduce' });
  const header = page.getByRole('banner');
  const topAt = async (y: number) => {
    await page.evaluate((y) => scrollTo(0, y), y);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    return (await header.boundingBox())?.y;
  };
  expect(await topAt(250)).toBe(-250);
  await expect.poll(() => topAt(251)).toBe(0);
  await expect.poll(() => topAt(2000)).toBe(0);
  await expect.poll(() => topAt(200)).toBe(-200);
});

test.for([
  ['/', []],
  ['/service/', ['Services']],
  ['/contact/', ['Contact']],
  ['/privacy-policy/', []],
] as const)('on %s the active entries of the menu are %j', async ([path, expected]) => {
  const page = await open(path);
  expect(await page.locator('header [aria-current=page]:visible').allInnerTexts()).toEqual(
    expected,
  );
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  expect(await page.getByRole('dialog').locator('[aria-current]').allInnerTexts()).toEqual(
    expected,
  );
});

describe('the menu of wide screens', () => {
  test('the mega menu shows the twelve services in columns, one with a badge', async () => {
    const page = await open('/contact/');
    const links = page.locator('.menu-columns').getByRole('link');
    expect(await links.count()).toBe(0);
    await page.getByRole('button', { name: 'More under Services' }).click();
    expect(await links.count()).toBe(12);
    expect(await links.filter({ hasText: 'New' }).count()).toBe(1);
    const lefts = await links.evaluateAll((all) =>
      all.map((it) => it.getBoundingClientRect().left),
    );
    expect(new Set(lefts).size).toBe(3);
  });

  test('an entry of the mega menu leads to that service in the slider', async () => {
    const page = await open('/contact/');
    await page.getByRole('button', { name: 'More under Services' }).click();
    await page.getByRole('link', { name: 'Global Logistics' }).click();
    await page.waitForURL('**/#service-global-logistics');
    const slide = page.locator('#service-global-logistics');
    await expect.poll(() => isInWindow(slide)).toBe(true);
  });

  test.for([0, 1000])('the dropdown opens under its entry, scrolled %i px', async (y) => {
    const page = await open('/', { reducedMotion: 'reduce' });
    await page.evaluate((y) => scrollTo(0, y), y);
    const entry = page.getByRole('link', { name: 'Our reach', exact: true });
    await expect.poll(() => isInWindow(entry)).toBe(true);
    await page.getByRole('button', { name: 'More under Our reach' }).click();
    const briefing = page.getByRole('link', { name: /^Briefing/ });
    await expect.poll(() => isInWindow(briefing)).toBe(true);
    const [above, panel] = [await boxOf(entry), await boxOf(openPanels(page))];
    expect(panel.top).toBeGreaterThanOrEqual(above.bottom);
    expect(panel.left).toBeLessThan(above.left);
    expect(panel.right).toBeGreaterThan(above.right);
    await briefing.click();
    await page.waitForURL('**/index/');
  });

  test('Escape closes an open menu and gives focus back to its button', async () => {
    const page = await open('/');
    for (const name of ['More under Services', 'More under Our reach']) {
      const button = page.getByRole('button', { name });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => openPanels(page).count()).toBe(1);
      await page.keyboard.press('Tab');
      expect(await openPanels(page).locator(':focus').count()).toBe(1);
      await page.keyboard.press('Escape');
      await expect.poll(() => openPanels(page).count()).toBe(0);
      expect(await button.and(page.locator(':focus')).count()).toBe(1);
    }
  });

  test('a click outside closes the open menu, and opening another closes the first', async () => {
    const page = await open('/');
    const services = page.getByRole('button', { name: 'More under Services' });
    await services.click();
    await page.getByRole('button', { name: 'More under Our reach' }).click();
    await expect.poll(() => openPanels(page).count()).toBe(1);
    expect(
      await openPanels(page)
        .getByRole('link', { name: /^Briefing/ })
        .isVisible(),
    ).toBe(true);
    await page.mouse.click(300, 700);
    await expect.poll(() => openPanels(page).count()).toBe(0);
    await services.click();
    await services.click();
    await expect.poll(() => openPanels(page).count()).toBe(0);
  });

  test('an entry for a place on the page closes its menu and scrolls there', async () => {
    const page = await open('/');
    await page.getByRole('button', { name: 'More under Our reach' }).click();
    await page.getByRole('link', { name: /^Case studies/ }).click();
    await expect.poll(() => openPanels(page).count()).toBe(0);
    await expect.poll(() => isInWindow(page.locator('#case-studies'))).toBe(true);
    expect(new URL(page.url()).hash).toBe('#case-studies');
  });
});

describe('the menu of small screens', () => {
  test('opens on the hamburger and closes on its button, on Escape and on a click outside', async () => {
    const page = await open('/', { viewport: phone, reducedMotion: 'reduce' });
    const opener = page.getByRole('button', { name: 'Open the menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const ways = [
      () => menu.getByRole('button', { name: 'Close the menu' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(10, 400),
    ];
    expect(await menu.count()).toBe(0);
    for (const close of ways) {
      await opener.click();
      await expect.poll(() => isInWindow(menu)).toBe(true);
      await close();
      await expect.poll(() => menu.count()).toBe(0);
      expect(await opener.and(page.locator(':focus')).count()).toBe(1);
    }
  });

  test('a click on its empty ground does not close it', async () => {
    const page = await open('/', { viewport: phone, reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const menu = page.getByRole('dialog');
    await expect.poll(() => isInWindow(menu)).toBe(true);
    const { right, bottom } = await boxOf(menu);
    await page.mouse.click(right - 8, bottom - 8);
    expect(await menu.isVisible()).toBe(true);
  });

  test('keeps focus inside while it is open', async () => {
    const page = await open('/', { viewport: phone, reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    // A menu that opened before the header's script came becomes modal with it.
    await page.locator('#mobile-menu:modal').waitFor();
    const seen = new Set<string>();
    for (let press = 0; press < 20; press++) {
      await page.keyboard.press('Tab');
      // Between the last and the first control focus may pass through the browser's own bar.
      seen.add(
        await page.evaluate(() => {
          const { activeElement } = document;
          if (!activeElement || activeElement === document.body) return 'the browser';
          return activeElement.closest('dialog') ? 'the menu' : activeElement.outerHTML;
        }),
      );
    }
    seen.delete('the browser');
    expect([...seen]).toEqual(['the menu']);
  });

  test('has one submenu open at a time, and a click on the open one closes it', async () => {
    const page = await open('/', { viewport: phone, reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const menu = page.getByRole('dialog');
    const defense = menu.getByRole('link', { name: 'Defense' });
    const briefing = menu.getByRole('link', { name: /^Briefing/ });
    const visible = async () => [await defense.isVisible(), await briefing.isVisible()];
    expect(await visible()).toEqual([false, false]);
    await menu.getByText('Services', { exact: true }).click();
    expect(await visible()).toEqual([true, false]);
    await menu.getByText('Our reach', { exact: true }).click();
    expect(await visible()).toEqual([false, true]);
    await menu.getByText('Our reach', { exact: true }).click();
    expect(await visible()).toEqual([false, false]);
  });

  test('a link to a place on the page closes it and scrolls there', async () => {
    const page = await open('/', { viewport: phone });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Who we are' }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect
      .poll(() => isInWindow(page.getByRole('heading', { name: 'Who we are' })))
      .toBe(true);
  });

  test('opens, unfolds and closes without script', async () => {
    const page = await open('/contact/', {
      viewport: phone,
      reducedMotion: 'reduce',
      javaScriptEnabled: false,
    });
    const menu = page.locator('#mobile-menu');
    expect(await menu.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await menu.getByText('Services', { exact: true }).click();
    expect(await menu.getByRole('link', { name: 'Defense' }).isVisible()).toBe(true);
    await menu.getByRole('button', { name: 'Close the menu' }).click();
    await expect.poll(() => menu.isVisible()).toBe(false);
  });
});

describe('an entry for a place on the home page, from another page', () => {
  test.for([
    ['wide', desktop],
    ['small', phone],
  ] as const)(
    'goes home and scrolls there half a second later (%s screen)',
    async ([, viewport]) => {
      const page = await newPage({ viewport });
      await page.addInitScript(() => {
        addEventListener('scroll', () => performance.mark('scroll'), { once: true });
      });
      await page.goto('/privacy-policy/');
      if (viewport === phone) await page.getByRole('button', { name: 'Open the menu' }).click();
      const link = page.locator('header').getByRole('link', { name: 'Who we are' });
      // The pointer rests there before the click, and brings the header's script.
      await link.hover();
      await page.locator('header[data-ready]').waitFor();
      await link.click();
      await page.waitForURL((url) => url.pathname === '/');
      await page.waitForURL('**/#who-we-are');
      await expect
        .poll(() => isInWindow(page.getByRole('heading', { name: 'Who we are' })))
        .toBe(true);
      const wait = await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation');
        const [scroll] = performance.getEntriesByName('scroll');
        const arrival =
          navigation instanceof PerformanceNavigationTiming ? navigation.domInteractive : 0;
        return (scroll?.startTime ?? 0) - arrival;
      });
      expect(wait).toBeGreaterThanOrEqual(500);
      expect(wait).toBeLessThan(3000);
    },
  );

  test('is a plain link where storage is denied', async () => {
    const page = await newPage();
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.defineProperty(window, 'sessionStorage', { get });
    });
    await page.goto('/service/');
    await page.locator('header').getByRole('link', { name: 'Who we are' }).click();
    await page.waitForURL('**/#who-we-are');
    await expect
      .poll(() => isInWindow(page.getByRole('heading', { name: 'Who we are' })))
      .toBe(true);
  });
});

function openPanels(page: Page): Locator {
  return page.locator('.menu-panel:popover-open');
}

async function boxOf(locator: Locator): Promise<DOMRect> {
  return locator.evaluate((element) => element.getBoundingClientRect().toJSON());
}

/** Whether the whole element lies in the window. */
async function isInWindow(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  });
}
