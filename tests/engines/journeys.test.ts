/** The journeys that must work in every engine, as far as the firm's content has them. */
import { describe, expect, test } from 'vitest';
import { fill } from '../../components/text/fill.ts';
import { addressOf } from '../browser/address-of.ts';
import { content } from '../site-content.ts';
import { errorsOf } from './errors.ts';
import { count, isInView, newProfile, open, textOf, until, visit } from './open.ts';
import { phone, type Tab } from './tab.ts';

const { cases, services, ui } = content;

describe('the theme', () => {
  const ground = (tab: Tab) => tab.run(() => getComputedStyle(document.body).backgroundColor);

  test('is switched, kept after a reload, and followed by another tab', async () => {
    const profile = await newProfile();
    const [other, tab] = [await profile.newTab(), await profile.newTab()];
    await visit(other, '/');
    await visit(tab, '/');
    const before = await ground(tab);
    await tab.click('.theme-toggle');
    await expect.poll(() => ground(tab)).not.toBe(before);
    const after = await ground(tab);
    await expect.poll(() => ground(other)).toBe(after);
    await tab.reload();
    expect(await ground(tab)).toBe(after);
    expect(await errorsOf(tab)).toEqual([]);
  });

  test('if changed meanwhile, is up to date on a page that the visitor returns to', async () => {
    const tab = await open('/');
    const before = await ground(tab);
    await visit(tab, addressOf('/service/'));
    await tab.click('.theme-toggle');
    await expect.poll(() => ground(tab)).not.toBe(before);
    const after = await ground(tab);
    await tab.back();
    const isBack = (ground: string) =>
      location.pathname === '/' && getComputedStyle(document.body).backgroundColor === ground;
    await until(tab, isBack, after);
  });
});

describe('the tabs of the hero', () => {
  test('change the panel on a click or an arrow key', async () => {
    const tab = await open('/');
    const chosen = () =>
      tab.run(() =>
        [...document.querySelectorAll('[role=tab]')].map((it) => it.getAttribute('aria-selected')),
      );
    const seen = () =>
      tab.run(() =>
        [...document.querySelectorAll('[role=tabpanel] h2')].map(
          (it) => getComputedStyle(it).visibility === 'visible',
        ),
      );
    for (const [act, expected] of [
      [() => tab.click('[role=tab]'), 0],
      [() => tab.press('ArrowRight'), 1],
      [() => tab.press('End'), 2],
      [() => tab.press('ArrowRight'), 0],
    ] as const) {
      await act();
      expect((await chosen()).indexOf('true')).toBe(expected);
      await expect.poll(seen).toEqual([0, 1, 2].map((index) => index === expected));
    }
    expect(await errorsOf(tab)).toEqual([]);
  });
});

// It moves only if it has more slides than it shows at once.
describe.runIf(services.length > 3)('a slider', () => {
  const slider = '.slider[data-layout=services]';
  const next = `${slider} [data-action=next]`;
  /** The id of the slide at the left edge, where one slide fills the row. */
  const firstShown = (tab: Tab) =>
    tab.run((selector) => {
      const row = document.querySelector(`${selector} .slider-row`)?.getBoundingClientRect();
      const shown = [...document.querySelectorAll(`${selector} .slider-slide`)].find(
        (slide) => Math.abs(slide.getBoundingClientRect().left - (row?.left ?? 0)) < 3,
      );
      return shown?.id;
    }, slider);

  test('moves by buttons and dots, and says where it is', async () => {
    const tab = await open('/');
    await scrollTo(tab, slider);
    await until(
      tab,
      (selector) => document.querySelector(`${selector}[data-ready]`) !== null,
      slider,
    );
    await tab.click(next);
    const status = () => textOf(tab, `${slider} [role=status]`);
    const count = services.length;
    await expect.poll(status).toBe(fill(ui.slider.slide, { index: 2, count }));
    await tab.click(`${slider} .slider-dot:last-child`);
    await expect.poll(status).toBe(fill(ui.slider.slide, { index: count, count }));
    expect(await errorsOf(tab)).toEqual([]);
  });

  test('moves by one slide on a phone', async () => {
    const tab = await open('/', phone);
    await scrollTo(tab, slider);
    await until(
      tab,
      (selector) => document.querySelector(`${selector}[data-ready]`) !== null,
      slider,
    );
    const [first, second] = services.map(({ slug }) => `service-${slug}`);
    await expect.poll(() => firstShown(tab)).toBe(first);
    await tab.click(next);
    await expect.poll(() => firstShown(tab)).toBe(second);
  });
});

describe('an anchor of the home page', () => {
  test('is scrolled to from another page, and appears in the address', async () => {
    const tab = await open(addressOf('/service/'));
    const link = '.navigation a[href^="/#"]';
    const isWide = await isInView(tab, link);
    if (!isWide) await tab.click('.mobile-menu-button');
    await tab.click(isWide ? link : '#mobile_menu a[href^="/#"]:not(details *)');
    await until(tab, () => location.pathname === '/' && location.hash !== '');
    await expect
      .poll(() =>
        tab.run(() => {
          const target = document.querySelector(location.hash);
          return target ? Math.round(target.getBoundingClientRect().top / innerHeight) : 'nothing';
        }),
      )
      .toBe(0);
  });

  test('the header stays at the top beyond 250 px, and the button leads back up', async () => {
    const tab = await open('/');
    await tab.run(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
    const top = () => tab.run(() => document.querySelector('.header')?.getBoundingClientRect().top);
    await expect.poll(top).toBe(0);
    await tab.click('.back-to-top');
    await expect.poll(() => tab.run(() => scrollY)).toBe(0);
  });
});

describe('the map', () => {
  test.runIf(cases.length > 0)('highlights the pin of the case that is pointed at', async () => {
    const tab = await open('/');
    await scrollTo(tab, '.case-grid a');
    await tab.click('.case-grid p');
    const lit = () =>
      tab.run(() =>
        [...document.querySelectorAll('svg a[data-lit]')].map((pin) => pin.getAttribute('href')),
      );
    await expect.poll(lit).toEqual([`#case-${cases[0]?.slug}`]);
    expect(await errorsOf(tab)).toEqual([]);
  });

  test('from another site loads only on request', async () => {
    const tab = await open(addressOf('/contact/'));
    expect(await count(tab, 'iframe')).toBe(0);
    await tab.click('.contact-map-show');
    await until(tab, () => document.querySelector('iframe') !== null);
  });
});

test('icons of services, which are in a file of their own, are drawn', async () => {
  const tab = await open('/');
  await scrollTo(tab, '.service-list');
  await until(tab, () => {
    const icons = [...document.querySelectorAll<SVGUseElement>('.service-list use')];
    return icons.length > 0 && icons.every((icon) => icon.getBBox().width > 0);
  });
});

test('pages can be read in full without their late style sheet', async () => {
  const tab = await open('/');
  // Printed pages and pages without script both rely on these rules.
  const hidden = await tab.run(() => {
    document.querySelector('body link[rel=stylesheet]')?.remove();
    return [...document.querySelectorAll('h2, h3, footer a')].filter(
      (it) => it.getClientRects().length === 0 && !it.closest('dialog, [popover]'),
    ).length;
  });
  expect(hidden).toBe(0);
});

const scrollTo = (tab: Tab, selector: string) =>
  tab.run((selector) => {
    document.querySelector(selector)?.scrollIntoView({ behavior: 'instant', block: 'center' });
  }, selector);
