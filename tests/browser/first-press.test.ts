/** The site's own script comes after the first screen. What is pressed before that is not lost. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pass } from '../page-clock.ts';
import { content } from '../site-content.ts';
import { addressOf } from './address-of.ts';
import { hold } from './hold.ts';
import { holdClock, runFirst, takeTab } from './open.ts';
import { layouts } from './pages.ts';

const script = '**/assets/Site-*.js';
const hasTabs = content.home.hero.panels.length > 1;

describe("the site's own script", () => {
  /** A page whose first picture has not come, and what it has asked for; its clock stands still. */
  async function openUnfinished(): Promise<{
    page: Page;
    asked: () => number;
    finish: () => void;
  }> {
    const page = await takeTab();
    await holdClock(page, { from: 1000 });
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('/assets/Site-')) asked++;
    });
    const finish = await hold(page, /\/assets\/[^/]+\.(svg|avif|webp)$/);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    // Whatever the document asks for at once has been asked for.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    return { page, asked: () => asked, finish };
  }

  test('is asked for when the page with its first pictures has loaded', async () => {
    const { asked, finish } = await openUnfinished();
    expect(asked()).toBe(0);
    finish();
    await expect.poll(asked).toBe(1);
  });

  test('is asked for when the visitor scrolls first', async () => {
    const { page, asked } = await openUnfinished();
    expect(asked()).toBe(0);
    await page.mouse.wheel(0, 200);
    await expect.poll(asked).toBe(1);
  });

  test('waits for the whole document, even if the visitor scrolls before it has come', async () => {
    const page = await takeTab();
    await page.route('**/', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const move = '<script>dispatchEvent(new Event("scroll"))</script>';
      const rest = '<script src="/slow.js"></script>';
      // A script of its own, which the policy of the page does not know.
      const { 'content-security-policy': _policy, ...headers } = response.headers();
      await route.fulfill({
        headers,
        body: html.replace('<main', `${move}${rest}<main`),
      });
    });
    await page.route('**/slow.js', async (route) => {
      await page.waitForResponse(script);
      await route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    await page.goto('/');
    await page.locator(':root[data-site]').waitFor();
    expect(await page.getByRole('tab').count()).toBe(content.home.hero.panels.length);
  });

  test('brings its controls back at once if it comes after the page has gone on without it', async () => {
    const page = await takeTab();
    await holdClock(page, { from: 1000 });
    const letThrough = await hold(page, script);
    const letFonts = await hold(page, /\.woff2$/);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await pass(page, 5000);
    await page.locator(':root:not([data-js])').waitFor({ state: 'attached' });
    letThrough();
    await page.locator(':root[data-site]').waitFor({ state: 'attached' });
    expect(await page.locator(':root[data-js=""]').count()).toBe(1);
    letFonts();
  });

  test('is asked for after three seconds, however slow the pictures are', async () => {
    const { page, asked } = await openUnfinished();
    await pass(page, 2999);
    expect(asked()).toBe(0);
    await pass(page, 1);
    await expect.poll(asked).toBe(1);
  });
});

describe.runIf(hasTabs)('a press on a tab before that script has come', () => {
  const second = (page: Page) => page.locator('.hero [data-tabs] a').nth(1);

  test('chooses it when the script comes, and does not move the page', async () => {
    const page = await takeTab();
    const letThrough = await hold(page, script);
    await page.goto('/', { waitUntil: 'commit' });
    await second(page).click();
    expect(await second(page).getAttribute('aria-selected')).toBe(null);
    letThrough();
    await expect.poll(() => second(page).getAttribute('aria-selected')).toBe('true');
    expect(new URL(page.url()).hash).toBe('');
    // The picture of the first panel fades with its words: none is taken away at once.
    expect(await page.locator('.hero-panel:not([data-near])').count()).toBe(0);
  });

  test('does what it does without script if the script does not come', async () => {
    const page = await takeTab();
    await page.route(script, (route) => route.abort());
    await page.goto('/', { waitUntil: 'commit' });
    const address = String(await second(page).getAttribute('href'));
    await second(page).click();
    await page.waitForURL(`**/${address}`);
    expect(await page.locator(address).isVisible()).toBe(true);
  });

  test('does what it does without script if the script hangs, and its panel stays once it comes', async () => {
    const page = await takeTab();
    await holdClock(page, { from: 1000 });
    const letThrough = await hold(page, script);
    await page.goto('/', { waitUntil: 'commit' });
    const address = String(await second(page).getAttribute('href'));
    await second(page).click();
    await pass(page, 5000);
    await page.waitForURL(`**/${address}`);
    letThrough();
    await expect.poll(() => second(page).getAttribute('aria-selected')).toBe('true');
    expect(await page.locator(address).isVisible()).toBe(true);
  });
});

test('a press on Send has an answer if no script comes, and does not act again when it does', async () => {
  const page = await takeTab();
  await holdClock(page, { from: 1000 });
  const letThrough = await hold(page, script);
  await page.goto(addressOf('/contact/'), { waitUntil: 'domcontentloaded' });
  for (const field of await page.locator('.enquiry-form :is(input, textarea):visible').all())
    await field.fill('amina@ministry.example');
  const sent = await submits(page);
  await page.locator('.enquiry-form [type=submit]').click();
  const notice = page.locator('[data-notice=unloaded]');
  await pass(page, 4999);
  expect(await notice.isVisible()).toBe(false);
  await pass(page, 1);
  await expect.poll(() => notice.isVisible()).toBe(true);
  letThrough();
  await page.locator(':root[data-site]').waitFor({ state: 'attached' });
  await page.locator('.enquiry-form textarea').click();
  await page.locator('[data-island=EnquiryForm][data-ready]').waitFor();
  expect(await sent.jsonValue()).toEqual(['submit']);
});

test.runIf(hasTabs)('the tab that the address names is the one that is shown', async () => {
  const page = await takeTab();
  await page.goto('/');
  const second = page.locator('.hero [data-tabs] a').nth(1);
  await page.goto(addressOf('/') + (await second.getAttribute('href')));
  await page.reload();
  await expect.poll(() => second.getAttribute('aria-selected')).toBe('true');
});

test('without popovers, a press on the button of the small menu waits for that script as well', async () => {
  const page = await takeTab();
  await runFirst(page, () => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'popoverTargetElement');
  });
  await hold(page, script);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const isLost = await page
    .locator('.mobile-menu-button')
    .evaluate((it) =>
      it.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
    );
  expect(isLost).toBe(false);
});

test.runIf(hasTabs)(
  'a tab that is pressed again and again before that script has come acts once',
  async () => {
    const page = await takeTab();
    const letThrough = await hold(page, script);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const acted = await page.evaluateHandle(() => {
      const texts: string[] = [];
      addEventListener('click', ({ target }) => texts.push(String(Object(target).textContent)));
      return texts;
    });
    const tabs = page.locator('.hero [data-tabs] a');
    for (const at of [1, 1, 0, 1]) await tabs.nth(at).dispatchEvent('click');
    letThrough();
    await expect.poll(() => tabs.nth(1).getAttribute('aria-selected')).toBe('true');
    expect(await acted.jsonValue()).toEqual([await tabs.nth(1).textContent()]);
  },
);

test('a button that is pressed again and again before its own script has come acts once', async () => {
  const page = await takeTab();
  const letThrough = await hold(page, '**/assets/EnquiryForm-*.js');
  await page.goto(addressOf('/contact/'));
  const button = page.locator('.enquiry-form [type=submit]');
  await page.locator(':root[data-site]').waitFor({ state: 'attached' });
  const sent = await submits(page);
  for (let press = 0; press < 3; press++) await button.dispatchEvent('click');
  letThrough();
  await page.locator('[data-island=EnquiryForm][data-ready]').waitFor();
  await expect.poll(() => sent.jsonValue()).toEqual(['submit']);
});

test('a field in which the visitor already types wakes its form when that script comes', async () => {
  const page = await takeTab();
  const letThrough = await hold(page, script);
  await page.goto(addressOf('/contact/'), { waitUntil: 'domcontentloaded' });
  await page.locator('.enquiry-form textarea').focus();
  await page.keyboard.type('A');
  letThrough();
  await page.locator('[data-island=EnquiryForm][data-ready]').waitFor();
});

// What a control does then is tested where the control is.
test.for(layouts)('on %s each control that waits for a script holds a press', async (path) => {
  const page = await takeTab();
  await hold(page, script);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const controls =
    '[data-tabs] a, button[data-island], [data-island] button:not([popovertarget], .theme-toggle)';
  const lost = await page.locator(controls).evaluateAll((all) =>
    all.flatMap((control) => {
      const press = new MouseEvent('click', { bubbles: true, cancelable: true });
      return control.dispatchEvent(press) ? control.outerHTML : [];
    }),
  );
  expect(lost).toEqual([]);
});

/** The `submit` events of a page from now on. */
const submits = (page: Page) =>
  page.evaluateHandle(() => {
    const acts: string[] = [];
    addEventListener('submit', ({ type }) => acts.push(type), true);
    return acts;
  });
