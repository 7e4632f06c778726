import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { fill } from '../../components/text/fill.ts';
import { sampled } from '../matrix.ts';
import { pass } from '../page-clock.ts';
import { content, legalPath } from '../site-content.ts';
import { addressOf, arriveAt } from './address-of.ts';
import { localHref } from './described-pages.ts';
import { hold } from './hold.ts';
import { desktop, holdClock, newPage, open, phone, takeTab } from './open.ts';
import { isRightToLeft } from './reading-direction.ts';
import { isMenuWide } from './wide-menu.ts';

const { menu, ui } = content;

// The header depends on the firm's menu: a test that needs an entry of a kind takes the first one,
// and a test that needs two takes a pair.
const unfolding = menu.filter(({ submenu, megamenu }) => submenu ?? megamenu);
const first = <Entry>(entries: readonly Entry[]) => entries.slice(0, 1);
const mega = first(menu.flatMap(({ title, megamenu }) => (megamenu ? { title, megamenu } : [])));
const list = first(menu.flatMap(({ title, submenu }) => (submenu ? { title, submenu } : [])));
const pair = unfolding.length > 1 ? [unfolding.map(({ title }) => title)] : [];
const isPlace = ({ href }: { href: string }) => /^\/?#/.test(href);
const toPlace = first(menu.filter((entry) => isPlace(entry) && !unfolding.includes(entry)));
const items = unfolding.flatMap(({ title, submenu, megamenu }) =>
  (submenu ?? megamenu?.columns.flatMap((column) => column.items) ?? []).map(({ href }) => {
    return { title, href };
  }),
);
// A page to which only an entry's panel leads.
const deeper = items.map(({ href }) => href).filter((href) => /^\/practices\/[^#]+$/.test(href));
const hashOf = (href: string) => href.slice(href.indexOf('#'));

test('the logo leads home, and CONTACT NOW to the contact page', async () => {
  const page = await open(addressOf('/service/'));
  const header = page.getByRole('banner');
  const { title, href } = ui.header.contact;
  if (!isMenuWide) await openMenu(page);
  const contact = header.getByRole('link', { name: title, exact: true }).last();
  if (isMenuWide)
    expect(await contact.innerText()).toBe(title.toLocaleUpperCase(content.site.lang));
  await contact.click();
  await arriveAt(page, localHref(href, '/'));
  await header.getByRole('link', { name: ui.header.homeLink, exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test.for(
  ['/', '/service/', '/contact/', legalPath, ...first(deeper)].map((name): [string, string[]] => [
    addressOf(name),
    menu
      .filter(({ href, title }) => {
        const ways = [
          href,
          ...items.filter((item) => item.title === title).map((item) => item.href),
        ];
        return ways.some((way) => way !== '/' && name.startsWith(way));
      })
      .map(({ title }) => title),
  ]),
)('on %s the active entries of the menu are %j', async ([path, expected]) => {
  const page = await open(path);
  expect(await page.locator('header [aria-current]:visible').allInnerTexts()).toEqual(
    isMenuWide ? expected : [],
  );
  await page.setViewportSize(phone);
  await openMenu(page);
  const entries = page.getByRole('dialog').locator('summary, nav > ul > li > a');
  expect(await entries.and(page.locator('[aria-current]')).allInnerTexts()).toEqual(expected);
});

describe.runIf(isMenuWide)('the menu of wide screens', () => {
  test.for(mega)(
    'the mega menu shows all its links in columns',
    async ({ title, megamenu: { columns } }) => {
      const page = await open(addressOf('/contact/'));
      const panel = openPanels(page).locator('.menu-columns');
      expect(await panel.count()).toBe(0);
      await opener(page, title).click();
      const shown = columns.flatMap((column) => column.items);
      expect(await panel.getByRole('link').count()).toBe(shown.length);
      const places = await panel
        .getByRole('link')
        .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().left));
      expect(new Set(places).size).toBe(Math.min(columns.length, 3));
    },
  );

  test.for(first(items.filter(({ href }) => href.includes('#service-'))))(
    'an entry of the mega menu leads to that service in the slider',
    async ({ title, href }) => {
      const page = await open(addressOf('/contact/'));
      await opener(page, title).click();
      await openPanels(page)
        .locator(`a[href="${localHref(href, '/')}"]`)
        .first()
        .click();
      await arriveAt(page, localHref(href, '/'));
      await expect.poll(() => isInWindow(page.locator(hashOf(href)))).toBe(true);
    },
  );

  test.for(
    sampled(list.flatMap(({ title }) => [1000, 0].map((y): [number, string] => [y, title]))),
  )('the dropdown opens below its entry, scrolled %i px', async ([y, title]) => {
    const page = await open('/');
    await page.evaluate((y) => scrollTo(0, y), y);
    const entry = page.locator('.navigation').getByRole('link', { name: title, exact: true });
    await expect.poll(() => isInWindow(entry)).toBe(true);
    await opener(page, title).click();
    const link = openPanels(page).getByRole('link').last();
    await expect.poll(() => isInWindow(link)).toBe(true);
    const [above, panel] = [await boxOf(entry), await boxOf(openPanels(page))];
    expect(panel.top).toBeGreaterThanOrEqual(above.bottom);
    expect(panel.left).toBeLessThan(above.left);
    expect(panel.right).toBeGreaterThan(above.right);
    const href = await link.getAttribute('href');
    await link.click();
    await arriveAt(page, href ?? '');
  });

  test('Escape closes an open menu and returns the focus to its button', async () => {
    const page = await open('/');
    for (const { title } of unfolding) {
      const button = opener(page, title);
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

  test('an open menu closes when the Tab key leaves it, since it would cover what has the focus next', async () => {
    const page = await open(addressOf('/contact/'), { viewport: { width: 1280, height: 700 } });
    for (const { title } of unfolding) {
      await opener(page, title).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => openPanels(page).count()).toBe(1);
      await openPanels(page).locator('a').last().focus();
      await page.keyboard.press('Tab');
      await expect.poll(() => openPanels(page).count()).toBe(0);
      expect(await page.locator('body:focus').count()).toBe(0);
    }
  });

  test.for(pair)(
    'a click outside closes the open menu, and opening another closes the first',
    async ([one = '', other = '']) => {
      const page = await open('/');
      await opener(page, one).click();
      const before = await openPanels(page).getAttribute('id');
      await opener(page, other).click();
      await expect.poll(() => openPanels(page).count()).toBe(1);
      expect(await openPanels(page).getAttribute('id')).not.toBe(before);
      await page.mouse.click(4, 890);
      await expect.poll(() => openPanels(page).count()).toBe(0);
      await opener(page, one).click();
      await opener(page, one).click();
      await expect.poll(() => openPanels(page).count()).toBe(0);
    },
  );

  test.for(first(items.filter((item) => isPlace(item) && !item.href.includes('#service-'))))(
    'an entry for a place on the page closes its menu and scrolls there',
    async ({ title, href }) => {
      const page = await open('/');
      await opener(page, title).click();
      await openPanels(page)
        .locator(`a[href$="${hashOf(href)}"]`)
        .first()
        .click();
      await expect.poll(() => openPanels(page).count()).toBe(0);
      await expect.poll(() => isAtTop(page.locator(hashOf(href)))).toBe(true);
      expect(new URL(page.url()).hash).toBe(hashOf(href));
    },
  );
});

test('what measures whether the menu fits takes as much room between entries in any font', async () => {
  const page = await open('/');
  const gaps = await page.locator('.header-fit').evaluate((element) => {
    // The longest stretch of spaces, which entries do not have.
    const [gap = ''] = (element.getAttribute('data-words') ?? '').match(/\s{2,}/g) ?? [];
    const text = document.createElement('span');
    document.body.append(text);
    Object.assign(text.style, { whiteSpace: 'pre', fontSize: '15px' });
    const width = (words: string) => {
      text.textContent = words;
      return text.getBoundingClientRect().width;
    };
    return ['inherit', 'Cairo', 'Noto Sans Thai', 'Noto Sans JP'].map((family) => {
      text.style.fontFamily = family;
      return width(`x${gap}x`) - width('xx');
    });
  });
  for (const gap of gaps) expect(Math.abs(gap - 27)).toBeLessThan(1.5);
});

describe('the menu of small screens', () => {
  test('opens on the hamburger and closes on its button, on Escape and on a click outside', async () => {
    const page = await open('/', { viewport: phone });
    const opener = page.getByRole('button', { name: ui.menu.open, exact: true });
    const menu = page.getByRole('dialog', { name: ui.menu.title, exact: true });
    const ways = [
      () => menu.getByRole('button', { name: ui.menu.close, exact: true }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(isRightToLeft ? phone.width - 10 : 10, 400),
    ];
    expect(await menu.count()).toBe(0);
    for (const close of ways) {
      await opener.click();
      await expect.poll(() => isInWindow(menu)).toBe(true);
      // The page behind becomes inert a frame later, faster than a hand could press there.
      await page.locator('main[inert]').waitFor();
      await close();
      await expect.poll(() => menu.count()).toBe(0);
      await expect.poll(() => opener.and(page.locator(':focus')).count()).toBe(1);
    }
  });

  test('a click on its background does not close it', async () => {
    const page = await open('/', { viewport: phone });
    await openMenu(page);
    const menu = page.getByRole('dialog');
    await expect.poll(() => isInWindow(menu)).toBe(true);
    const { right, bottom } = await boxOf(menu);
    await page.mouse.click(right - 8, bottom - 8);
    expect(await menu.isVisible()).toBe(true);
  });

  test.for(pair)(
    'a part that is unfolded stays in view while the one above it closes',
    async () => {
      const page = await open('/', { viewport: { width: 320, height: 256 } });
      await openMenu(page);
      const parts = page.getByRole('dialog').locator('summary');
      await parts.nth(0).click();
      await parts.nth(1).click();
      await expect.poll(() => isInWindow(parts.nth(1))).toBe(true);
    },
  );

  test('keeps the focus inside while it is open', async () => {
    const page = await open('/', { viewport: phone });
    await openMenu(page);
    await page.locator('main[inert]').waitFor();
    const seen = new Set<string>();
    for (let press = 0; press < 20; press++) {
      await page.keyboard.press('Tab');
      // Between the last and the first control, focus may pass through the browser's own toolbar.
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

  test('appears before the page behind becomes inert, and disappears before the page is active again', async () => {
    const page = await open('/', { viewport: phone, reducedMotion: 'reduce' });
    await page.locator('.mobile-menu-button').focus();
    await page.locator('header[data-ready]').waitFor();
    const press = (control: string) =>
      page.evaluate((control) => {
        document.querySelector<HTMLElement>(control)?.click();
        const isShown = document.querySelector('#mobile_menu')?.checkVisibility();
        return { isShown, isShut: document.querySelector('main')?.inert };
      }, control);
    // Otherwise the press would wait until the entire page is restyled.
    expect(await press('.mobile-menu-button')).toEqual({ isShown: true, isShut: false });
    await page.locator('main[inert]').waitFor();
    expect(await page.locator('body > *, header > *').and(page.locator('[inert]')).count()).toBe(
      (await page.locator('body > *, header > *').count()) - 2,
    );
    expect(await press('.mobile-menu-close')).toEqual({ isShown: false, isShut: true });
    await page.locator('main:not([inert])').waitFor();
    expect(await page.locator('[inert]').count()).toBe(0);
  });

  test.for(pair)(
    'has one submenu open at a time, and a click on the open one closes it',
    async () => {
      const page = await open('/', { viewport: phone });
      await openMenu(page);
      const parts = page.getByRole('dialog').locator('details');
      const [one, other] = [parts.nth(0), parts.nth(1)];
      const visible = () =>
        Promise.all([one, other].map((part) => part.getByRole('link').last().isVisible()));
      expect(await visible()).toEqual([false, false]);
      await one.locator('summary').click();
      expect(await visible()).toEqual([true, false]);
      await other.locator('summary').click();
      expect(await visible()).toEqual([false, true]);
      await other.locator('summary').click();
      expect(await visible()).toEqual([false, false]);
    },
  );

  test.for(toPlace)('a link to a place on the page closes it and scrolls there', async (entry) => {
    const page = await open('/', { viewport: phone });
    await openMenu(page);
    await page.getByRole('dialog').getByRole('link', { name: entry.title, exact: true }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => isAtTop(page.locator(hashOf(entry.href)))).toBe(true);
    await page.locator('main:not([inert])').waitFor();
    expect(await page.locator('header :focus').count()).toBe(0);
    // Whoever follows it with the keyboard goes on from there.
    await page.keyboard.press('Tab');
    const isThere = page.locator(`${hashOf(entry.href)} :focus, ${hashOf(entry.href)} ~ * :focus`);
    expect(await isThere.count()).toBe(1);
  });

  test.for(first(unfolding))('opens, unfolds and closes without script', async () => {
    const page = await open(addressOf('/contact/'), {
      viewport: phone,
      javaScriptEnabled: false,
    });
    const menu = page.locator('#mobile_menu');
    expect(await menu.isVisible()).toBe(false);
    await openMenu(page);
    const part = menu.locator('details').first();
    await part.locator('summary').click();
    expect(await part.getByRole('link').last().isVisible()).toBe(true);
    await menu.getByRole('button', { name: ui.menu.close, exact: true }).click();
    await expect.poll(() => menu.isVisible()).toBe(false);
  });
});

describe.for(toPlace)('an entry for a place on the home page, from another page', (entry) => {
  const { title } = entry;
  const hash = hashOf(entry.href);

  test.for(
    sampled([
      ['wide', desktop],
      ['small', phone],
    ] as const),
  )('goes home and scrolls there half a second later (%s screen)', async ([, viewport]) => {
    const page = await takeTab({ viewport });
    await holdClock(page, { from: 500 });
    await page.goto(addressOf(legalPath));
    if (viewport === phone || !isMenuWide) await openMenu(page);
    const link = page.locator('header').getByRole('link', { name: title, exact: true });
    // The pointer rests there before the click, which loads the header's script.
    await link.hover();
    await page.locator('header[data-ready]').waitFor();
    await link.click();
    await page.waitForURL((url) => url.pathname === '/', { waitUntil: 'commit' });
    await page.waitForFunction(() => window.clock.started.includes(500));
    await pass(page, 499);
    expect(new URL(page.url()).hash).toBe('');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await pass(page, 1);
    await page.waitForURL(`**/${hash}`);
    await expect.poll(() => isAtTop(page.locator(hash))).toBe(true);
  });

  test('does so too if it is the first thing that is clicked, before the header has its script', async () => {
    const page = await newPage();
    await holdClock(page, { from: 500 });
    await hold(page, '**/assets/Header-*.js');
    await page.goto(addressOf(legalPath));
    await page.locator('[data-site]').waitFor();
    if (!isMenuWide) await openMenu(page);
    await page.locator('header').getByRole('link', { name: title, exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/', { waitUntil: 'commit' });
    await page.waitForFunction(() => window.clock.started.includes(500));
    expect(new URL(page.url()).hash).toBe('');
  });

  test('scrolls there too if the home page was prepared before the entry was chosen', async () => {
    // Browsers prepare no page while they are under control, so only its end is imitated.
    const page = await open('/');
    await page.locator('[data-site]').waitFor();
    await page.evaluate((hash) => {
      sessionStorage.setItem('anchor', hash);
      document.dispatchEvent(new Event('prerenderingchange'));
    }, hash);
    await page.waitForURL(`**/${hash}`);
    await expect.poll(() => isAtTop(page.locator(hash))).toBe(true);
  });

  test('is forgotten if it was not reached, as on a lost connection, and another link is followed', async () => {
    const page = await newPage();
    await holdClock(page, { from: 500 });
    await page.goto(addressOf('/service/'));
    await page.locator('[data-site]').waitFor();
    await page.evaluate((hash) => sessionStorage.setItem('anchor', hash), hash);
    await page.locator('.brand').first().click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.locator('[data-site]').waitFor();
    expect(await page.evaluate(() => window.clock.started.includes(500))).toBe(false);
  });

  test('opens a new tab if it is to', async () => {
    const page = await open(addressOf('/service/'));
    if (!isMenuWide) await openMenu(page);
    const link = page.locator('header').getByRole('link', { name: title, exact: true });
    // As `newTab` does; no entry of the firm's needs to have it.
    await link.evaluate((element) => element.setAttribute('target', '_blank'));
    await link.hover();
    await page.locator('header[data-ready]').waitFor();
    await link.click();
    const places = () =>
      page
        .context()
        .pages()
        .map((tab) => new URL(tab.url()).hash);
    await expect.poll(places).toContain(hash);
    expect(new URL(page.url()).pathname).toBe(addressOf('/service/'));
  });

  test('is a plain link if storage is denied', { tags: 'nightly' }, async () => {
    const page = await newPage();
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.defineProperty(window, 'sessionStorage', { get });
    });
    await page.goto(addressOf('/service/'));
    if (!isMenuWide) await openMenu(page);
    await page.locator('header').getByRole('link', { name: title, exact: true }).click();
    await page.waitForURL(`**/${hash}`);
    await expect.poll(() => isAtTop(page.locator(hash))).toBe(true);
  });
});

/** The button that opens the submenu of an entry in the menu of wide screens. */
function opener(page: Page, title: string): Locator {
  const name = fill(ui.menu.submenu, { title });
  return page.getByRole('button', { name, exact: true });
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: ui.menu.open, exact: true }).click();
}

/** Whether the top of an element is in the upper half of the window. */
async function isAtTop(locator: Locator): Promise<boolean> {
  const { top } = await boxOf(locator);
  return top >= 0 && top < desktop.height / 2;
}

function openPanels(page: Page): Locator {
  return page.locator('.menu-panel:popover-open');
}

async function boxOf(locator: Locator): Promise<DOMRect> {
  return locator.evaluate((element) => element.getBoundingClientRect().toJSON());
}

/** Whether the entire element is in the window. */
async function isInWindow(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  });
}
