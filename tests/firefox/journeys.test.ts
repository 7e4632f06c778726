/** The main journeys in a second engine. Not part of `npm test`: it needs an installed Firefox. */
import axe from 'axe-core';
import puppeteer, { type Page } from 'puppeteer-core';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { pageAddresses } from '../../scripts/serve/built-site.ts';
import { siteFolder, startSite } from '../browser/site.ts';
import { findFirefox } from './find-firefox.ts';

const executablePath = findFirefox();
const site = await startSite();
const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
afterAll(() => Promise.all([browser.close(), site.close()]));

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

async function open(path: string, viewport = desktop): Promise<{ page: Page; errors: string[] }> {
  const context = await browser.createBrowserContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.setViewport(viewport);
  await page.goto(site.url + path);
  await page.waitForSelector(':root[data-site]');
  return { page, errors };
}

const textOf = (page: Page, selector: string) =>
  page.$eval(selector, (element) => element.textContent ?? '');

const isFocused = (page: Page, selector: string) =>
  page.$eval(selector, (element) => element === document.activeElement);

describe('the home page', () => {
  test('changes its panels by click and by arrow key', async () => {
    const { page, errors } = await open('/');
    const chosen = () =>
      page.$$eval('[role=tab]', (tabs) =>
        tabs.findIndex(({ ariaSelected }) => ariaSelected === 'true'),
      );
    await page.click('[role=tab]:nth-of-type(1)');
    expect(await chosen()).toBe(0);
    await page.keyboard.press('ArrowRight');
    expect(await chosen()).toBe(1);
    await page.keyboard.press('End');
    expect(await chosen()).toBe(2);
    expect(errors).toEqual([]);
  });

  test('is what it is without script while its late style sheet hangs', async () => {
    const context = await browser.createBrowserContext();
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (!request.url().includes('/late-')) void request.continue();
    });
    // It never ends loading, and Firefox runs no module before that.
    page.goto(site.url).catch(() => {});
    await page.waitForSelector(':root[data-js]');
    await page.waitForSelector(':root:not([data-js])');
    const seen = await page.$$eval('.hero-panel h2, footer', (parts) =>
      parts.map((part) => part.checkVisibility({ visibilityProperty: true })),
    );
    expect(seen).toEqual([true, true, true, true]);
  });

  test('moves its sliders by buttons and by dots, and says where they are', async () => {
    const { page, errors } = await open('/');
    await page.$eval('.slider', (slider) => slider.scrollIntoView({ behavior: 'instant' }));
    await page.waitForSelector('.slider[data-ready]');
    await page.click('.slider [data-action=next]');
    await expect.poll(() => textOf(page, '.slider [role=status]')).toContain('2');
    await page.click('.slider .slider-dot:nth-child(7)');
    await expect.poll(() => textOf(page, '.slider [role=status]')).toContain('7');
    expect(errors).toEqual([]);
  });

  test('opens its mega menu, and Escape gives focus back', async () => {
    const { page } = await open('/');
    await page.focus('.submenu-button');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.menu-panel:popover-open');
    expect(await page.$$eval('.menu-columns a', (links) => links.length)).toBe(12);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.$('.menu-panel:popover-open')).toBe(null);
    expect(await isFocused(page, '.submenu-button')).toBe(true);
  });

  test('keeps the theme that was chosen', async () => {
    const { page } = await open('/');
    const ground = () => page.$eval('body', (body) => getComputedStyle(body).backgroundColor);
    const before = await ground();
    await page.click('.theme-toggle');
    await expect.poll(ground).not.toBe(before);
    const after = await ground();
    await page.reload();
    expect(await ground()).toBe(after);
  });

  test('keeps its header at the top past 250 px, and leads back up', async () => {
    const { page } = await open('/');
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    const top = () => page.$eval('.header', (header) => header.getBoundingClientRect().top);
    await expect.poll(top).toBe(0);
    await page.click('.back-to-top');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

test('the menu of small screens keeps focus, has one part open, and closes on Escape', async () => {
  const { page } = await open('/', phone);
  await page.click('.mobile-menu-button');
  await page.waitForSelector('#mobile-menu:modal');
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab');
    // Between the last and the first control focus may pass through the browser's own bar.
    const { isInside, isNowhere } = await page.evaluate(() => ({
      isInside: document.activeElement?.closest('#mobile-menu') !== null,
      isNowhere: document.activeElement === document.body,
    }));
    expect(isInside || isNowhere).toBe(true);
  }
  for (const summary of await page.$$('#mobile-menu summary')) {
    await summary.click();
    expect(await page.$$eval('#mobile-menu details[open]', (open) => open.length)).toBe(1);
  }
  await page.keyboard.press('Escape');
  await expect.poll(() => page.$('#mobile-menu:modal')).toBe(null);
});

test('an enquiry is sent, and arrives', async () => {
  const { page, errors } = await open('/contact/');
  const typed = {
    'contact-name': 'Amina Okello',
    'contact-phone': '+256 700 000 000',
    'contact-email': 'amina@ministry.example',
    subject: 'Port corridor',
    'contact-message': 'We need an independent review.',
  };
  for (const [name, text] of Object.entries(typed)) await page.type(`[name=${name}]`, text);
  await page.waitForFunction(() => performance.now() > 2500);
  await page.click('.enquiry-form [type=submit]');
  await page.waitForFunction(() =>
    document.body.textContent?.includes('Your Message has been successfully sent.'),
  );
  const { enquiries } = await site.mailbox.store.list();
  expect(enquiries.map(({ template_params: { name } }) => name)).toEqual([typed['contact-name']]);
  expect(errors).toEqual([]);
});

test('an unknown address gets the page that says so', async () => {
  const { page } = await open('/nowhere/');
  expect(await textOf(page, 'h1')).toContain('Nothing');
});

describe('every page', () => {
  test.for(pageAddresses(siteFolder))(
    '%s: no error, no sideways scroll, axe finds nothing',
    async (address) => {
      const { page, errors } = await open(address);
      for (const width of [1440, 320]) {
        await page.setViewport({ width, height: 800 });
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wide, `at ${width}`).toBeLessThanOrEqual(0);
      }
      // What a narrow window brings into sight fades in.
      await page.waitForFunction(() =>
        document.getAnimations().every(({ playState }) => playState !== 'running'),
      );
      await page.evaluate(axe.source);
      const findings = await page.evaluate(
        'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes[0].html))',
      );
      expect(findings).toEqual([]);
      expect(errors).toEqual([]);
    },
  );
});
