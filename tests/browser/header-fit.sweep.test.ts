/** The header with the names and menus of other firms, on this firm's page. */

import type { Page } from 'playwright-core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { HeaderRow } from '../../components/header/HeaderRow.tsx';
import { Brand } from '../../components/mark/Brand.tsx';
import { collections } from '../../content/index.ts';
import type { MenuEntry } from '../../content/schema/menu.ts';
import { loadContent } from '../../scripts/content/load-content.ts';
import { PageContext } from '../../scripts/site-api/page.ts';
import { stubPage } from '../unit/stub-page.ts';
import { addressOf } from './address-of.ts';
import { newPage, open, phone } from './open.ts';

const { content } = loadContent('.', { 'content/index.ts': { collections } });
const ui = collections.ui.schema.parse(content.ui);

const names = [
  'Ax',
  'Meridian Partners',
  'Ssebunya, Nakato & Partners International Advisory Ltd',
  'Donaudampfschifffahrtsgesellschaft',
];
const french = ['Qui sommes-nous', 'Nos prestations', 'Notre rayonnement', 'Nous contacter'];
const english = ['Who we are', 'Services', 'Our reach', 'Why us', 'Contact', 'Press', 'Careers'];
const menus = {
  one: english.slice(0, 1),
  french,
  seven: english,
  twelve: [...english, ...english.slice(0, 5).map((title) => `${title} too`)],
};
const widths = [320, 390, 768, 912, 960, 1024, 1280, 1440];

const entriesOf = (titles: readonly string[]): MenuEntry[] =>
  titles.map((title, index) => ({
    title,
    href: '/contact/',
    ...(index % 3 === 1 && { submenu: [{ title: 'More', href: '/service/' }] }),
    ...(index === 2 && { badge: 'New' as const }),
  }));

function row(name: string, titles: readonly string[], contact = ui.header.contact.href): string {
  const brand = createElement(Brand, { name, label: name });
  const menu = entriesOf(titles);
  const header = createElement(HeaderRow, {
    brand,
    menu,
    ui: { ...ui, header: { ...ui.header, contact: { ...ui.header.contact, href: contact } } },
    path: '/',
  });
  return renderToStaticMarkup(createElement(PageContext, { value: stubPage }, header));
}

/** Runs in the page: what is currently wrong with the header. */
function faults(): string[] {
  const wide = document.documentElement.scrollWidth - innerWidth;
  const found = wide > 0 ? [`scrolls ${wide} px sideways`] : [];
  const parts = [...document.querySelectorAll('.brand, .header-fit :is(a, button)')];
  const seen = parts.filter((part) => !part.closest('[popover]') && part.checkVisibility());
  const boxes = seen.map((part) => ({ part, box: part.getBoundingClientRect() }));
  for (const { part, box } of boxes) {
    const name = part.textContent?.trim() || part.className;
    if (box.left < 0 || box.right > innerWidth) found.push(`${name} leaves the window`);
    if (box.width < 24 || box.height < 24) found.push(`${name} is ${box.width} by ${box.height}`);
    if (part.scrollWidth > part.clientWidth + 1 && part.clientWidth) found.push(`${name} is cut`);
    for (const other of boxes) {
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (other.part !== part && across > 1 && down > 1) found.push(`${name} is covered`);
    }
  }
  const menus = seen.filter((part) => part.matches('.navigation a, .mobile-menu-button'));
  const kinds = new Set(menus.map((part) => part.className));
  if (kinds.size !== 1) found.push(`${kinds.size} kinds of menu`);
  if (!seen.some((part) => part.matches('.theme-toggle'))) found.push('no switch of themes');
  return [...new Set(found)];
}

/** Replaces the firm's own header. */
const show = (page: Page, name: string, titles: readonly string[], contact?: string) =>
  page.locator('.header-row').evaluate(
    (old, html) => {
      old.outerHTML = html;
    },
    row(name, titles, contact),
  );

async function openPage(): Promise<Page> {
  // The security policy refuses markup that a test puts into the page.
  const page = await open(addressOf('/contact/'), { bypassCSP: true });
  await page.locator('html[data-js]').waitFor();
  return page;
}

test('with text at 200 % on a phone, a name of eight letters stays on one line', async () => {
  const page = await newPage({ bypassCSP: true, viewport: phone });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.goto(addressOf('/contact/'));
  await page.locator('html[data-js]').waitFor();
  await show(page, 'Meridian', french);
  const lines = await page.locator('.header .brand > span').evaluate((name) => {
    const text = new Range();
    text.selectNodeContents(name);
    return text.getClientRects().length;
  });
  expect(lines).toBe(1);
});

describe.each(Object.entries(menus))('the header with a menu of %s', (_, titles) => {
  test.each(['ltr', 'rtl'])('fits every name at every width (%s)', async (direction) => {
    const page = await openPage();
    await page.locator('html').evaluate((html, dir) => html.setAttribute('dir', dir), direction);
    const found: [string, number, string[]][] = [];
    for (const name of names) {
      await show(page, name, titles);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const wrong = await page.evaluate(faults);
        if (wrong.length) found.push([name, width, wrong]);
      }
    }
    expect(found).toEqual([]);
  });
});

test.each(Object.entries(menus))(
  'the small menu of %s takes over before anything touches',
  async (_, titles) => {
    const page = await openPage();
    const found: [string, string[]][] = [];
    for (const name of names) {
      await show(page, name, titles);
      // With the gaps of a small desktop and of a large one.
      for (const width of [960, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const touching = await page.locator('.header-row').evaluate(narrow);
        if (touching.length) found.push([name, touching]);
      }
    }
    expect(found).toEqual([]);
  },
);

test('the icon of a contact link that leaves the site makes no menu touch the name', async () => {
  const page = await openPage();
  await show(page, 'Meridian Partners', french, 'https://calls.example/');
  expect(await page.locator('.header-row').evaluate(narrow)).toEqual([]);
});

test('in every window there is a gap between the name of this firm and its menu', async () => {
  const page = await openPage();
  const found: [number, number][] = [];
  for (let width = 1440; width > 640; width -= 8) {
    await page.setViewportSize({ width, height: 800 });
    const room = await page.locator('.header-row').evaluate((row) => {
      const [name, first] = ['.brand span', '.navigation a'].map((part) => row.querySelector(part));
      if (!name || !first?.checkVisibility()) return 24;
      const [brand, entry] = [name, first].map((it) => it.getBoundingClientRect());
      if (!brand || !entry) return 0;
      return Math.max(entry.left - brand.right, brand.left - entry.right);
    });
    if (room < 16) found.push([width, room]);
  }
  expect(found).toEqual([]);
});

/** Runs in the page: narrows the row step by step, and reports where its parts come too close. */
function narrow(row: Element): string[] {
  if (!(row instanceof HTMLElement)) return [];
  const found: string[] = [];
  for (let width = innerWidth; width > 300; width -= 4) {
    row.style.inlineSize = `${width}px`;
    const brand = row.querySelector('.brand span')?.getBoundingClientRect();
    const shown = [...row.querySelectorAll('.header-fit > div > *')].filter((part) =>
      part.checkVisibility(),
    );
    const boxes = shown.map((part) => part.getBoundingClientRect());
    const [start, end] = [
      Math.min(...boxes.map(({ left }) => left)),
      Math.max(...boxes.map(({ right }) => right)),
    ];
    const room = brand ? Math.max(start - brand.right, brand.left - end) : 8;
    if (room < 8) found.push(`${width}: ${Math.round(room)}`);
  }
  return found;
}

test('a short name and menu fit the header of a desktop, but a menu of twelve entries does not', async () => {
  const page = await openPage();
  const isSmall = () => page.locator('.mobile-menu-button').isVisible();
  await show(page, 'Ax', menus.seven);
  expect(await isSmall()).toBe(false);
  await show(page, 'Ax', menus.twelve);
  expect(await isSmall()).toBe(true);
});
