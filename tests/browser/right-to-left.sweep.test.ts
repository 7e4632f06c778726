/** A second, right-to-left language, built from a folder of content. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatCoordinates } from '../../components/coordinates/format-coordinates.ts';
import { createPreviewServer, type PreviewServer } from '../../scripts/serve/server.ts';
import { content, legalPath } from '../site-content.ts';
import { addArabic, addTheRest } from '../unit/arabic.ts';
import { copyFirmSite } from '../unit/site-copy.ts';
import { fontsReady } from './fonts-ready.ts';
import { layoutFaults } from './geometry/layout-faults.ts';
import { desktop, phone } from './open.ts';
import { isRightToLeft } from './reading-direction.ts';
import { startBrowser } from './site.ts';
import { wakeWidgets } from './visit.ts';
import { walk } from './walk.ts';

const site = copyFirmSite();
const browser = await startBrowser();
let server: PreviewServer;
beforeAll(async () => {
  addArabic(site);
  addTheRest(site, ['service-page.yaml']);
  await site.build();
  server = await createPreviewServer({ dir: site.out });
});
afterAll(async () => {
  await Promise.all([server.close(), browser.close()]);
  site.remove();
});

const paths = ['/ar/', '/ar/service/', '/ar/contact/', `/ar${legalPath}`];

test.each(paths)('%s has its text, controls and icons where they belong', async (path) => {
  for (const viewport of [desktop, phone]) {
    const page = await open(path, viewport);
    expect(await layoutFaults(page), `${viewport.width}`).toEqual([]);
    await page.close();
  }
});

test('the header begins on the right, and the link home is Arabic', async () => {
  const page = await open('/ar/contact/', desktop);
  const brand = await page.locator('header .brand').boundingBox();
  const last = page.locator('.header-row').locator('a:visible, button:visible').last();
  const { x = Number.POSITIVE_INFINITY } = (await last.boundingBox()) ?? {};
  expect(brand?.x).toBeGreaterThan(x);
  await page.locator('header .brand').click();
  expect(new URL(page.url()).pathname).toBe('/ar/');
  await page.close();
});

test('a phone number and an address read as they are dialled and written', async () => {
  const page = await open('/ar/contact/', phone);
  const facts = ['a[href^="tel:"]', 'a[href^="mailto:"]', 'bdi:not([dir]) >> nth=0'];
  for (const fact of facts.map((each) => page.locator(`.contact-facts ${each}`))) {
    const places = (await fact.evaluate(letterPlaces)).map(({ place }) => place);
    expect(places.length).toBeGreaterThan(5);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }
  await page.close();
});

test.runIf(content.services.length > 1)(
  'a slider starts without moving, and an address leads to each of its slides',
  async () => {
    const page = await open('/ar/', desktop);
    const row = page.locator('[data-layout=services] .slider-row');
    const last = content.services.at(-1);
    await row.scrollIntoViewIfNeeded();
    await page.locator('[data-layout=services][data-ready]').waitFor();
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().reduce((sum, entry) => sum + Reflect.get(entry, 'value'), 0)),
          ).observe({ type: 'layout-shift', buffered: true });
          // If nothing has moved, there is no entry.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
        }),
    );
    // Lines wrap differently when the web font replaces the fallback.
    expect(moved).toBeLessThan(0.1);
    await page.goto(`${server.url}/ar/#service-${last?.slug}`);
    await expect
      .poll(() =>
        page.locator(`#service-${last?.slug}`).evaluate((slide) => {
          const { left, right } = slide.getBoundingClientRect();
          const row = slide.closest('.slider-row')?.getBoundingClientRect();
          return row && left >= row.left - 1 && right <= row.right + 1;
        }),
      )
      .toBe(true);
    await page.close();
  },
);

test('degrees come before their minutes, even after an Arabic word', async () => {
  const page = await open('/ar/contact/', desktop);
  const words = { north: 'ش', south: 'ج', east: 'ق', west: 'غ', equator: '' };
  const kampala = formatCoordinates({ latitude: 0.3136, longitude: 32.5811 }, words);
  const line = page.locator('main p').first();
  // Alone as well, as on the map, where the position is read from the right.
  for (const tag of ['span', 'bdi']) {
    const position = line.locator(tag).first();
    await line.evaluate((it, tag) => it.replaceChildren(document.createElement(tag)), tag);
    await position.evaluate((it, text) => it.replaceChildren(text), kampala);
    const seen = (await position.evaluate(letterPlaces))
      // The marks around degrees are invisible, and browsers disagree on their position.
      .filter(({ letter }) => !/[\u2066-\u2069]/.test(letter))
      .toSorted((a, b) => a.place - b.place)
      .map(({ letter }) => letter);
    expect(seen.join('').match(/[\d°′]+/g), tag).toEqual(['32°34′', '0°18′']);
  }
  await page.close();
});

test('arrows point in the reading direction of their page or frame', async () => {
  const turned = (icon: Element) => getComputedStyle(icon).scale === '-1 1';
  const arrows = [
    ['/ar/contact/', true],
    // Its first link belongs to a frame, which is not translated.
    ['/ar/service/', isRightToLeft],
  ] as const;
  for (const [path, isTurned] of arrows) {
    const page = await open(path, desktop);
    expect(await page.locator('footer .button .sideways').evaluate(turned), path).toBe(true);
    const own = page.locator('main .sideways').first();
    // The button of a form without a mail service has no arrow.
    const isByMail = content.site.enquiry.none && path === '/ar/contact/';
    if (!isByMail) expect(await own.evaluate(turned), path).toBe(isTurned);
    await page.close();
  }
});

test('the Tab key moves between controls in reading order', async () => {
  const page = await open('/ar/contact/', desktop);
  await wakeWidgets(page);
  expect((await walk(page)).faults).toEqual([]);
  await page.close();
});

test('drawings are beside the words, not behind them, and photographs stay as they are', async () => {
  for (const path of ['/ar/contact/', `/ar${legalPath}`, '/ar/404.html', '/contact/']) {
    const page = await open(path, desktop);
    const picture = page.locator('main img').first();
    const isDrawing = (await picture.getAttribute('src'))?.endsWith('.svg') ?? false;
    const scale = await picture.evaluate((it) => getComputedStyle(it).scale);
    expect(scale, path).toBe(isDrawing && path.startsWith('/ar/') ? '-1 1' : 'none');
    await page.close();
  }
});

test.runIf(content.home.hero.panels.length > 0).each([1440, 2560])(
  'at %i pixels the drawn globe of the home page stands left of the words, and a photograph fills the hero',
  async (width) => {
    const page = await open('/ar/', { width, height: 1080 });
    await wakeWidgets(page);
    const words = await page.locator('.hero-words h2').first().boundingBox();
    const frame = page.locator('.hero-panel picture').first();
    const picture = await frame.boundingBox();
    if (!words || !picture) throw new Error('no hero');
    const isDrawing = (await frame.locator('img').getAttribute('src'))?.endsWith('.svg');
    // The middle of the drawn globe.
    if (isDrawing) expect(picture.x + picture.width * 0.7).toBeLessThan(words.x);
    else expect([picture.x, picture.width]).toEqual([0, width]);
    await page.close();
  },
);

test('an anchor of the home page is reached in the same language', async () => {
  const page = await open('/ar/contact/', desktop);
  const small = page.locator('.mobile-menu-button');
  if (await small.isVisible()) await small.click();
  const anchor = page.locator('header a[href^="/ar/#"]:visible').first();
  const href = await anchor.getAttribute('href');
  await anchor.click();
  await page.waitForURL(`**${href}`);
  await page.close();
});

test('the other language of a page is one link away', async () => {
  const page = await open('/ar/contact/', desktop);
  await page.getByRole('navigation', { name: 'اللغات' }).getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname === '/contact/');
  expect(await page.getAttribute('html', 'lang')).toBe(content.site.lang);
  await page.locator('a[hreflang=ar][href="/ar/contact/"]').click();
  await page.waitForURL('**/ar/contact/');
  await page.close();
});

test('an unknown address offers each other language, even without script', async () => {
  for (const [file, lang, home] of [
    ['404.html', 'ar', '/ar/'],
    ['ar/404.html', content.site.lang, '/'],
  ] as const) {
    const main = /<main.*<\/main>/s.exec(site.published(file))?.[0] ?? '';
    const links = [...main.matchAll(/<a href="([^"]+)" hrefLang="([^"]+)" lang="([^"]+)"/g)];
    expect(
      links.map((found) => found.slice(1)),
      file,
    ).toEqual([[home, lang, lang]]);
    const footer = /<footer.*<\/footer>/s.exec(site.published(file))?.[0] ?? '';
    expect(footer).toContain(`href="${home}" hrefLang="${lang}"`);
    expect(footer).not.toContain('404.html');
  }
  const page = await open('/no/such/page/', desktop);
  await page.getByRole('main').getByRole('link', { name: 'العربية' }).click();
  await page.waitForURL('**/ar/');
  await page.close();
});

/** Runs in the page: the letters of a text and their positions from left to right, line by line. */
function letterPlaces(element: Element): { letter: string; place: number }[] {
  const range = document.createRange();
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  return [...(text?.textContent ?? '')].map((letter, at) => {
    if (text) range.setStart(text, at);
    if (text) range.setEnd(text, at + 1);
    // A long address continues on the next line.
    const { top, left } = range.getBoundingClientRect();
    return { letter, place: top * innerWidth + left };
  });
}

async function open(path: string, viewport: typeof desktop): Promise<Page> {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.goto(server.url + path);
  await fontsReady(page);
  return page;
}
