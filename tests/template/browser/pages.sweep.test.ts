import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newPage, open, phone, withMotion } from '../../browser/open.ts';
import { openToPrint } from '../../browser/open-to-print.ts';
import { readPdf } from '../../browser/pdf.ts';
import { siteRoot } from '../../site-content.ts';

const preview = '/template-preview/';
const demos = readdirSync(join(siteRoot, 'content/template/demos')).length;
const withoutScript = { javaScriptEnabled: false };

describe('the banner over the preview page', () => {
  test.for([{}, withoutScript])('disappears when it is dismissed, with %j', async (options) => {
    const page = await open(preview, options);
    const banner = page.getByRole('dialog', { name: 'Introductory offer' });
    expect(await banner.innerText()).toContain('95%');
    await banner.getByRole('button', { name: 'Dismiss the offer' }).click();
    expect(await banner.isVisible()).toBe(false);
    expect(await page.getByRole('banner').isVisible()).toBe(true);
  });

  test('stays away on the page and is back on the next one', async () => {
    const page = await open(preview);
    await page.getByRole('button', { name: 'Dismiss the offer' }).click();
    await page.getByRole('link', { name: 'FAQs' }).first().click();
    expect(await page.locator('.top-banner').isVisible()).toBe(false);
    await page.reload();
    expect(await page.locator('.top-banner').isVisible()).toBe(true);
  });
});

test('the banner over the preview page holds all of its words, however large', async () => {
  const page = await newPage({ viewport: phone });
  await page.goto(preview);
  const devtools = await page.context().newCDPSession(page);
  for (const standard of [16, 32]) {
    await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
    const room = () =>
      page
        .locator('.top-banner')
        .evaluate((banner) => banner.clientHeight - (banner.querySelector('p')?.clientHeight ?? 0));
    await expect.poll(room, { message: `at ${standard} px` }).toBeGreaterThanOrEqual(0);
  }
});

describe('the header', () => {
  test.for(['Demos', 'Inner pages'])('opens the mega menu of %s below itself', async (title) => {
    const page = await open(preview);
    await page.getByRole('button', { name: `More under ${title}` }).click();
    const panel = page.locator('.menu-panel:popover-open');
    const header = await page.locator('.header-row').boundingBox();
    const top = (header?.y ?? 0) + (header?.height ?? 0);
    await expect.poll(async () => (await panel.boundingBox())?.y).toBe(top);
    expect(await panel.getByRole('link').count()).toBeGreaterThan(20);
    await page.keyboard.press('Escape');
    expect(await panel.count()).toBe(0);
  });

  test('leads to its anchors and to the marketplace, and slides in on a phone', async () => {
    const page = await open(preview);
    for (const anchor of ['demo', 'features', 'inner-pages', 'faqs'])
      expect(await page.locator(`#${anchor}`).count(), anchor).toBe(1);
    const purchase = page.getByRole('banner').getByRole('link', { name: 'Purchase' });
    expect(await purchase.getAttribute('href')).toMatch(/^https:/);
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.locator('header[data-ready]').waitFor();
    await menu.locator('summary', { hasText: 'Demos' }).click();
    await menu.locator('summary', { hasText: 'Inner pages' }).click();
    expect(await menu.locator('details[open]').count()).toBe(1);
    await menu.getByRole('button', { name: 'Close the menu' }).click();
    await expect.poll(() => menu.isVisible()).toBe(false);
  });
});

describe('the links of the frame', () => {
  test('mark the purchase as a link to another site in a new tab, wherever it is', async () => {
    const page = await open(preview);
    const href = await page.getByRole('banner').locator('.header-row .button').getAttribute('href');
    const links = page.locator(`a[href="${href}"]`);
    expect(await links.count()).toBeGreaterThan(3);
    for (const link of await links.all()) {
      expect(await link.textContent()).toContain('(another site) (opens in a new tab)');
      expect(await link.getAttribute('target')).toBe('_blank');
      expect(await link.locator('.icon').count()).toBe(1);
    }
  });

  test("open the footer's inner pages in a new tab, like the others", async () => {
    const page = await open(preview);
    const links = page.locator('.template-footer nav a');
    expect(await links.count()).toBeGreaterThan(0);
    for (const link of await links.all()) {
      expect(await link.getAttribute('target')).toBe('_blank');
      expect(await link.textContent()).toContain('(opens in a new tab)');
    }
  });

  test("lead to the inner pages from a phone's menu", async () => {
    const page = await open(preview, { viewport: phone });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.locator('summary').nth(1).click();
    await menu.locator('a[href$="#inner-pages"]').click();
    await page.waitForURL('**/#inner-pages');
    await expect.poll(() => menu.isVisible()).toBe(false);
  });
});

describe('the gallery of demos', () => {
  test('claims its number once, and a note says what was counted', async () => {
    const page = await open(preview, { javaScriptEnabled: false });
    const claims = page.getByText(/40\+|forty/i);
    const [claim, note] = await claims.allInnerTexts();
    expect(await claims.count()).toBe(2);
    expect(claim).not.toMatch(/Counted/);
    expect(note).toContain(`Counted in this build: ${demos} demos to open`);
  });

  test('shows every demo by its own screenshot, which follows the theme', async () => {
    const page = await open(preview, { colorScheme: 'light' });
    expect(await page.locator('#demo .page-card[href]').count()).toBe(demos);
    expect(await page.locator('.demo-coming').count()).toBe(2);
    const shown = page.locator('#demo img:visible');
    expect(await shown.count()).toBe(demos);
    expect(await sourcesOf(page, '#demo img')).toHaveLength(demos);
    const light = await shown.first().getAttribute('src');
    await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
    const dark = light?.replace('-light.', '-dark.');
    expect(dark).not.toBe(light);
    await expect.poll(() => shown.first().getAttribute('src')).toBe(dark);
  });

  test('opens a demo in a new tab', async () => {
    const page = await open(preview);
    const opened = page.waitForEvent('popup');
    await page.locator('#demo .page-card').first().click();
    const demo = await opened;
    await demo.waitForLoadState();
    expect(await demo.getByRole('heading', { level: 1 }).count()).toBe(1);
  });
});

describe('numbers that count up', () => {
  test('are in the page without script', async () => {
    const page = await open(preview, withoutScript);
    expect(await page.locator('.ring [data-count]').allInnerTexts()).toEqual(['97', '99', '92']);
    expect(await page.locator('.speed-score-counter [data-count]').innerText()).toBe('100');
  });

  test('reach the same value once they come into view', async () => {
    const page = await open(preview, withMotion);
    const counter = page.locator('.speed-score-counter [data-count]');
    await page.locator('.speed-score').scrollIntoViewIfNeeded();
    await expect.poll(() => counter.innerText()).toBe('100');
    expect(await page.locator('.speed-score tbody tr').count()).toBeGreaterThan(0);
  });

  test('are complete on paper, even those that were never in view', async () => {
    const page = await open('/counter/', withMotion);
    const counter = page.locator('[data-island=Count]').last();
    // So near that its script loads, and still below the window.
    await counter.evaluate((it) =>
      scrollBy({ top: it.getBoundingClientRect().top - innerHeight - 100, behavior: 'instant' }),
    );
    await counter.and(page.locator('[data-ready]')).waitFor();
    const number = counter.locator('[data-count]');
    expect(await number.innerText()).toBe('0');
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await number.innerText()).toBe(await number.getAttribute('data-count'));
  });

  test('do not move for visitors who ask for less motion', async () => {
    const page = await open('/counter/', { reducedMotion: 'reduce' });
    const counter = page.locator('[data-count]').first();
    await counter.scrollIntoViewIfNeeded();
    await page.waitForSelector('[data-island=Count][data-ready]');
    expect(await counter.innerText()).toBe('100');
  });
});

test.for([preview, '/accordion/'])('on %s one part of the accordion is open', async (path) => {
  const page = await open(path, withoutScript);
  const parts = page.locator('.accordion').first().locator('details');
  const open_ = () => parts.evaluateAll((all) => all.map((part) => part.hasAttribute('open')));
  expect((await open_()).indexOf(true)).toBe(0);
  await parts.nth(2).locator('summary').click();
  expect((await open_()).flatMap((is, index) => (is ? [index] : []))).toEqual([2]);
});

test('every part of an accordion stands open on paper', async () => {
  const page = await openToPrint('/accordion/');
  const flat = (text: string) => text.replace(/\s+/g, '');
  const texts = await page.locator('.accordion details > p').allTextContents();
  const { text } = await readPdf(await page.pdf({ preferCSSPageSize: true, tagged: true }));
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter((words) => !flat(text).includes(flat(words)))).toEqual([]);
});

test('tabs move with arrow keys, and without script every panel is shown', async () => {
  const page = await open('/tab/');
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  expect(await tabs.nth(1).getAttribute('aria-selected')).toBe('true');
  expect(await page.locator('.tabs').first().getByRole('tabpanel').count()).toBe(1);
  const plain = await open('/tab/', withoutScript);
  expect(await plain.locator('.tabs').first().locator('.tabs-panel:visible').count()).toBe(3);
});

test.for(['/pricing/', '/advance-pricing/'])('%s switches to yearly prices', async (path) => {
  const page = await open(path, withoutScript);
  const prices = page.locator('.price').filter({ visible: true });
  expect(await prices.first().innerText()).toContain('$480');
  await page.getByRole('radio', { name: 'Yearly' }).first().focus();
  await page.keyboard.press('Space');
  expect(await prices.first().innerText()).toContain('$400');
});

test('the gallery leads to the large pictures without script', async () => {
  const page = await open('/gallery/', withoutScript);
  const link = page.locator('.lightbox-grid a').first();
  const picture = await link.getAttribute('href');
  expect(picture).toMatch(/^\/assets\/[^/]+\.(svg|webp)$/);
  await link.click();
  await page.waitForURL(`**${picture}`);
});

test('a video requests nothing before the visitor asks for it, and has a plain link beside it', async () => {
  const page = await newPage();
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
  });
  await page.goto('/video/');
  expect(await page.getByRole('link', { name: 'Watch it there' }).first().isVisible()).toBe(true);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: /^Play/ }).first().click();
  await page.locator('iframe').waitFor();
  await expect.poll(() => asked.join()).toContain('youtube-nocookie.com');
});

test('the address of a page is copied, and a message says so', async () => {
  const page = await newPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/social-share/');
  await page.locator('[data-island=Share][data-ready]').first().waitFor();
  await page.getByRole('button', { name: 'Copy the link' }).first().click();
  await expect.poll(() => page.getByRole('status').first().innerText()).toContain('copied');
});

/** Addresses of the visible pictures, each once. */
async function sourcesOf(page: Page, selector: string): Promise<string[]> {
  const shown = page.locator(selector).filter({ visible: true });
  return [
    ...new Set(await shown.evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? ''))),
  ];
}

test.for(['/index-corporate/', '/index-business-consulting/'])(
  'the picture of the hero of %s ends with it at every width',
  async (path) => {
    const page = await open(path);
    for (const width of [390, 560, 768, 900, 1440]) {
      await page.setViewportSize({ width, height: 1000 });
      const bottomOf = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((it) => it.getBoundingClientRect().bottom);
      const below = async () =>
        (await bottomOf('.picture-hero img')) - (await bottomOf('.picture-hero'));
      await expect.poll(below, { message: `${width}` }).toBeLessThan(1);
    }
  },
);

test('the number of an error is also seen on paper, which has no backgrounds', async () => {
  const page = await open('/error/');
  await page.emulateMedia({ media: 'print' });
  const { color, text } = await page
    .locator('.error-state-code')
    .first()
    .evaluate((it) => ({
      color: getComputedStyle(it).color,
      text: getComputedStyle(document.body).color,
    }));
  expect(color).toBe(text);
});
