import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { desktop, open, phone, takeTab } from './open.ts';

/** Where the words of the hero are nearest to what is bright in its picture. */
const tablet = { width: 1024, height: 768 };

/** Text that lies over a picture, and the contrast that its size asks for (WCAG 2.2, 1.4.3). */
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
    'has its contrast on $width px',
    async (viewport) => {
      // The measurement adds a style of its own, which the page's policy would refuse.
      const page = await open(path, { viewport, reducedMotion: 'reduce', bypassCSP: true });
      await decodePictures(page);
      for (const [selector, least] of Object.entries(texts))
        expect(await measure(page, page.locator(selector)), selector).toBeGreaterThanOrEqual(least);
    },
  );
});

describe.each(['/', '/contact/'])('a white photograph behind header and words on %s', (path) => {
  const aside = { width: 640, height: 360 };
  test.each([phone, aside, { width: 901, height: 700 }, tablet, desktop])(
    'leaves all of them their contrast on $width px',
    async (viewport) => {
      const page = await takeTab({ viewport, reducedMotion: 'reduce', bypassCSP: true });
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
      const band = '.hero-panel[data-active], .opening';
      const texts = ['.header .brand span', '.header-fit a:visible', `:is(${band}) .eyebrow`];
      for (const text of [...texts, `:is(${band}) p`])
        for (const each of await page.locator(text).all())
          expect(await measure(page, each), await each.innerText()).toBeGreaterThanOrEqual(4.5);
      const title = page.locator(`:is(${band}) :is(h1, h2)`);
      expect(await measure(page, title)).toBeGreaterThanOrEqual(3);
      await expectSigns(page);
    },
  );
});

/** The signs of the header, which are no text, stand out as well (WCAG 2.2, 1.4.11). */
async function expectSigns(page: Page): Promise<void> {
  for (const sign of await page.locator('.header button:visible').all()) {
    const clip = await sign.boundingBox();
    if (!clip) throw new Error('a button of the header has no box');
    const { dominant } = await sharp(await page.screenshot({ clip })).stats();
    const ink = await sign.evaluate((element) => getComputedStyle(element).color);
    const [light, dark] = [
      luminance(partsOf(ink)),
      luminance([dominant.r, dominant.g, dominant.b]),
    ];
    expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(3);
  }
}

const decodePictures = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter(({ loading }) => loading !== 'lazy')
        .map((image) => image.decode()),
    ),
  );

const partsOf = (colour: string) =>
  colour
    .match(/[\d.]+/g)
    ?.slice(0, 3)
    .map(Number) ?? [];

/** The contrast that 99 of 100 pixels behind a text have at least. */
async function measure(page: Page, text: Locator): Promise<number> {
  const colour = await text.evaluate((element) => getComputedStyle(element).color);
  const ink = luminance(partsOf(colour));
  const lines = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
  });
  const style = await page.addStyleTag({ content: '* { color: transparent !important; }' });
  const contrasts: number[] = [];
  for (const clip of lines.filter(({ width, height }) => width > 2 && height > 2)) {
    const { data, info } = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (let at = 0; at < data.length; at += info.channels) {
      const ground = luminance([...data.subarray(at, at + 3)]);
      contrasts.push((Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05));
    }
  }
  await style.evaluate((it) => it.parentNode?.removeChild(it));
  return contrasts.toSorted((a, b) => a - b)[Math.floor(contrasts.length / 100)] ?? 0;
}

/** Relative luminance of a colour in sRGB, 0 to 1. */
function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
