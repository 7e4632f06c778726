import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { desktop, origin, phone } from './open.ts';
import { startBrowser } from './site.ts';

const browser = await startBrowser({ paints: true });
afterAll(() => browser.close());

/** Widths at which the hero's words come closest to the bright parts of its picture. */
const tablet = { width: 1024, height: 768 };

/** Texts over a picture, and the contrast that their size requires (WCAG 2.2, 1.4.3). */
const overPictures = {
  '/': {
    '.hero-panel[data-active] .eyebrow': 4.5,
    '.hero-panel[data-active] h2': 3,
    '.hero-panel[data-active] .hero-words > p:last-of-type': 4.5,
  },
  '/service/': { '.opening h1': 3, '.opening p:last-of-type': 4.5 },
  '/contact/': { '.opening h1': 3, '.opening p:last-of-type': 4.5 },
  '/privacy-policy/': { '.opening h1': 3 },
  '/nowhere/': { '.not-found h1': 3, '.not-found .eyebrow + h1 + p': 4.5 },
};

describe.each(Object.entries(overPictures))('text over a picture on %s', (path, texts) => {
  test.each(path === '/' ? [desktop, phone, tablet] : [desktop, phone])(
    'has enough contrast at $width px',
    async (viewport) => {
      const page = await newTab(viewport);
      await page.goto(path);
      await decodePictures(page);
      const ground = await groundOf(page);
      for (const [selector, least] of Object.entries(texts))
        expect(await contrastOn(ground, page.locator(selector)), selector).toBeGreaterThanOrEqual(
          least,
        );
    },
  );
});

describe.each(['/', '/contact/'])('a white photograph behind header and words on %s', (path) => {
  const aside = { width: 640, height: 360 };
  test.each([phone, aside, { width: 901, height: 700 }, tablet, desktop])(
    'leaves them enough contrast at $width px',
    async (viewport) => {
      const page = await newTab(viewport);
      const white =
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path d="M0 0h3v2H0z" fill="#fff"/></svg>';
      await page.route(/\.(svg|avif|webp)$/, (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: white }),
      );
      await page.goto(path);
      await page.evaluate(() => {
        for (const image of document.images) image.dataset.picture = 'white.jpg';
      });
      await decodePictures(page);
      const ground = await groundOf(page);
      const band = '.hero-panel[data-active], .opening';
      const texts = ['.header .brand span', '.header-fit a:visible', `:is(${band}) .eyebrow`];
      for (const text of [...texts, `:is(${band}) p`])
        for (const each of await page.locator(text).all())
          expect(await contrastOn(ground, each), await each.innerText()).toBeGreaterThanOrEqual(
            4.5,
          );
      const title = page.locator(`:is(${band}) :is(h1, h2)`);
      expect(await contrastOn(ground, title)).toBeGreaterThanOrEqual(3);
      // The icons of the header must stand out as well (WCAG 2.2, 1.4.11).
      for (const sign of await page.locator('.header button svg:visible').all())
        expect(await contrastOn(ground, sign)).toBeGreaterThanOrEqual(3);
    },
  );
});

async function newTab(viewport: typeof desktop): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    reducedMotion: 'reduce',
    // The measurement adds its own style, which the page's policy would refuse.
    bypassCSP: true,
  });
  onTestFinished(() => context.close());
  return context.newPage();
}

const decodePictures = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter(({ loading }) => loading !== 'lazy')
        .map((image) => image.decode()),
    ),
  );

/** The pixels behind the words and icons of the band that a page opens with. */
type Ground = { data: Buffer; width: number; height: number; channels: number };

async function groundOf(page: Page): Promise<Ground> {
  const style = await page.addStyleTag({ content: '* { color: transparent !important; }' });
  // Long words make the band higher than the window.
  const end = await page.evaluate(() => {
    const band = document.querySelector('.hero, .opening, .not-found');
    return Math.ceil(Math.max(innerHeight, band?.getBoundingClientRect().bottom ?? 0));
  });
  const { width = 0 } = page.viewportSize() ?? {};
  const shot = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height: end } });
  await style.evaluate((it) => it.parentNode?.removeChild(it));
  const { data, info } = await sharp(shot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, ...info };
}

/** The contrast that 99 of 100 pixels reach behind the words of an element, or behind its box. */
async function contrastOn(ground: Ground, element: Locator): Promise<number> {
  const { colour, boxes } = await element.evaluate((it) => {
    const range = document.createRange();
    range.selectNodeContents(it);
    const rects = it.textContent?.trim() ? range.getClientRects() : it.getClientRects();
    const boxes = [...rects].map(({ left, right, top, bottom }) => ({ left, right, top, bottom }));
    return { colour: getComputedStyle(it).color, boxes };
  });
  const ink = luminance(colour.match(/[\d.]+/g)?.map(Number) ?? []);
  const contrasts: number[] = [];
  for (const { left, right, top, bottom } of boxes)
    for (let y = Math.floor(top); y < Math.min(bottom, ground.height); y++)
      for (let x = Math.floor(left); x < Math.min(right, ground.width); x++) {
        const behind = luminance(ground.data, (y * ground.width + x) * ground.channels);
        contrasts.push((Math.max(ink, behind) + 0.05) / (Math.min(ink, behind) + 0.05));
      }
  return contrasts.toSorted((a, b) => a - b)[Math.floor(contrasts.length / 100)] ?? 0;
}

/** The linear light of each of the 256 values of a colour channel, in sRGB. */
const light = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance, 0 to 1, of the colour whose three channels start at an offset. */
function luminance(parts: ArrayLike<number>, at = 0): number {
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((part) => light[parts[at + part] ?? 0] ?? 0);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
