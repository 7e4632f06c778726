/** In the oldest browsers, every menu can be reached, and an enquiry can be sent. */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { addressOf } from '../browser/address-of.ts';
import { hold } from '../browser/hold.ts';
import { coveringPages } from '../browser/sample.ts';
import { type Site, startSite } from '../browser/site.ts';
import { desktop, phone } from '../engines/tab.ts';
import { oldChromiumOf, startOldChromium } from './old-chromium.ts';

const name = oldChromiumOf(inject('engine'));
let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

// Menus in a header that is not the firm's.
const otherMenus = coveringPages(/(<body class="[\w-]+")(?=.*class="submenu-button)/gs);

test.for([
  ['/', desktop, true],
  ['/', desktop, false],
  ['/', { width: 1152, height: 768 }, true],
  ...otherMenus.map((path) => [path, desktop, true] as const),
] as const)('on %s each menu opens by keyboard and pointer, %j, script: %s', async (given) => {
  const [path, viewport, javaScriptEnabled] = given;
  const page = await open(path, { viewport, javaScriptEnabled });
  for (const y of [0, 1000]) {
    if (javaScriptEnabled) await scrollTo(page, y);
    const buttons = await page.locator('.submenu-button:visible').all();
    expect(buttons.length).toBeGreaterThan(0);
    for (const button of buttons) {
      const panel = page.locator(`#${await button.getAttribute('popovertarget')}`);
      const link = panel.getByRole('link').first();

      await button.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => isOnTop(link)).toBe(true);
      expect(await isInWindow(panel)).toBe(true);
      await page.keyboard.press('Tab');
      await expect.poll(() => link.evaluate((it) => it.matches(':focus'))).toBe(true);
      await page.keyboard.press('Escape');
      await page.locator('.header-row .button').focus();
      await expect.poll(() => panel.isVisible()).toBe(false);

      await button.click();
      await expect.poll(() => isOnTop(link)).toBe(true);
      // Moving the pointer from the button to the panel does not close it.
      await link.hover();
      expect(await isOnTop(link)).toBe(true);
      await page.keyboard.press('Escape');
      await page.locator('.header-row .button').focus();
      await page.mouse.move(5, 700);
      await expect.poll(() => panel.isVisible()).toBe(false);
    }
  }
});

test.for([true, false])(
  'the links in the menu of small screens work, script: %s',
  async (script) => {
    const contact = addressOf('/contact/');
    const page = await open('/', { viewport: phone, javaScriptEnabled: script });
    const menu = page.locator('#mobile_menu');
    await expect.poll(() => menu.isVisible()).toBe(false);
    await page.locator('.mobile-menu-button').click();
    await expect.poll(() => isInWindow(menu)).toBe(true);
    for (const part of await menu.locator('summary').all()) await part.click();
    const links = await menu.getByRole('link').all();
    for (const link of links) expect(await link.isVisible()).toBe(true);
    await menu.locator(`a[href$="${contact}"]`).first().click();
    await page.waitForURL(`**${contact}`);
  },
);

test('a press on the small menu before its script has come opens it then', async () => {
  const page = await open('/', { viewport: phone });
  const letThrough = await hold(page, '**/assets/Site-*.js');
  await page.reload({ waitUntil: 'commit' });
  await page.locator('.mobile-menu-button').click();
  letThrough();
  await expect.poll(() => isInWindow(page.locator('#mobile_menu'))).toBe(true);
});

test('an enquiry is sent', async () => {
  const page = await open(addressOf('/contact/'), {});
  await page.clock.install();
  await page.reload();
  await page.clock.fastForward(3000);
  const fields = page.locator('.enquiry-form :is(input, textarea)[required]');
  expect(await fields.count()).toBe(5);
  await fields.first().click();
  await page.locator('[data-island=EnquiryForm][data-ready]').waitFor();
  for (const field of await fields.all()) await field.fill('amina@ministry.example');
  await page.locator('.enquiry-form [type=submit]').click();
  await expect.poll(() => site.mailbox.enquiries.length).toBe(1);
  await expect.poll(() => fields.last().inputValue()).toBe('');
});

async function open(path: string, options: BrowserContextOptions): Promise<Page> {
  const context = await startOldChromium(name, { reducedMotion: 'reduce', ...options });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const errors: unknown[] = [];
  page.on('pageerror', (error) => errors.push(error));
  onTestFinished(() => expect(errors).toEqual([]));
  await page.goto(site.url + path);
  return page;
}

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), y);
  await expect.poll(() => page.locator('[data-past-header]').count()).toBe(Math.sign(y));
}

const isInWindow = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return isInside && right > left && bottom > top;
  });

/** Whether a pointer at the middle of an element hits it. */
const isOnTop = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });
