/**
 * The menus in engines with popovers and exclusive `details`. `tests/old-browsers` tests how older
 * engines reach the same links.
 */
import { describe, expect, test } from 'vitest';
import { errorsOf } from './errors.ts';
import { count, isFocused, isInView, open, until } from './open.ts';
import { phone, type Tab } from './tab.ts';

describe('the menus of wide screens', () => {
  const button = (menu: string) => `[popovertarget=${menu}]`;

  async function openHome(): Promise<{ tab: Tab; menus: string[] }> {
    const tab = await open('/');
    const menus = await tab.run(() =>
      // Empty if a firm's menu is too long for any window or has only one level.
      [...document.querySelectorAll('.submenu-button')].flatMap((it) =>
        it.getClientRects().length ? (it.getAttribute('popovertarget') ?? '') : [],
      ),
    );
    return { tab, menus };
  }

  test('open entirely in the window, and Escape returns the focus to the button', async () => {
    const { tab, menus } = await openHome();
    for (const menu of menus) {
      await tab.run(
        (selector) => document.querySelector<HTMLElement>(selector)?.focus(),
        button(menu),
      );
      await tab.press('Enter');
      await expect.poll(() => isInView(tab, `#${menu}`)).toBe(true);
      await tab.press('Escape');
      await expect.poll(() => isInView(tab, `#${menu}`)).toBe(false);
      expect(await isFocused(tab, button(menu))).toBe(true);
    }
    expect(await errorsOf(tab)).toEqual([]);
  });

  test('are open one at a time, and close on a click outside', async () => {
    const { tab, menus } = await openHome();
    const seen = () =>
      tab.run(() =>
        [...document.querySelectorAll('.menu-panel')]
          .filter((it) => it.getClientRects().length > 0)
          .map(({ id }) => id),
      );
    for (const menu of menus) {
      await tab.click(button(menu));
      await expect.poll(seen).toEqual([menu]);
    }
    await tab.click('.brand + *, .theme-toggle');
    await expect.poll(seen).toEqual([]);
  });
});

describe('the menu of small screens', () => {
  test('keeps the focus, has one part open at a time, and closes on Escape', async () => {
    const tab = await open('/', phone);
    await tab.click('.mobile-menu-button');
    await expect.poll(() => isInView(tab, '#mobile_menu')).toBe(true);
    for (let press = 0; press < 12; press++) {
      await tab.press('Tab');
      // Between the last and the first control, focus may pass through the browser's own toolbar.
      expect(
        (await isFocused(tab, '#mobile_menu, #mobile_menu *')) ||
          (await isFocused(tab, 'body, html')),
      ).toBe(true);
    }
    const parts = await count(tab, '#mobile_menu details');
    for (let part = 0; part < parts; part++) {
      await tab.click(`#mobile_menu li:nth-child(${await placeOf(tab, part)}) summary`);
      const open = () =>
        tab.run(() =>
          [...document.querySelectorAll<HTMLDetailsElement>('#mobile_menu details')].map(
            (it) => it.open,
          ),
        );
      await expect.poll(open).toEqual(Array.from({ length: parts }, (_, at) => at === part));
    }
    await tab.press('Escape');
    await expect.poll(() => isInView(tab, '#mobile_menu')).toBe(false);
    expect(await errorsOf(tab)).toEqual([]);
  });

  const placeOf = (tab: Tab, part: number) =>
    tab.run((part) => {
      const entry = document.querySelectorAll('#mobile_menu details')[part]?.closest('li');
      return [...(entry?.parentElement?.children ?? [])].indexOf(entry ?? document.body) + 1;
    }, part);

  test('closes on its button and on a click outside', async () => {
    const tab = await open('/', phone);
    for (const close of [
      () => tab.click('.mobile-menu-close'),
      () => tab.clickAt({ x: 10, y: 400 }),
    ]) {
      await tab.click('.mobile-menu-button');
      await expect.poll(() => isInView(tab, '#mobile_menu')).toBe(true);
      await close();
      // It slides away, and is in the way until it is gone.
      await until(tab, () => document.querySelector('#mobile_menu')?.getClientRects().length === 0);
    }
  });
});
