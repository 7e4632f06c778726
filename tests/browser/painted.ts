/** Opens pages in a browser that draws them, and measures the contrast of words with what is behind. */
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import { type desktop, origin } from './open.ts';
import { shoot, startBrowser } from './site.ts';

// It ends with the worker, because no file knows whether it is the last.
const browser = await startBrowser({ paints: true });

/** An empty tab with its own profile, closed when the test ends. */
export async function newPaintedTab(viewport: typeof desktop): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    reducedMotion: 'reduce',
    // Tests add styles of their own, which the page's policy would refuse.
    bypassCSP: true,
  });
  onTestFinished(() => context.close());
  return context.newPage();
}

/** The pixels behind the words and icons of the band that a page opens with. */
type Ground = { data: Buffer; width: number; height: number; channels: number };

export async function groundOf(page: Page): Promise<Ground> {
  const style = await page.addStyleTag({ content: '* { color: transparent !important; }' });
  // Long words make the band higher than the window.
  const end = await page.evaluate(() => {
    const band = document.querySelector('.hero, .opening, .not-found');
    return Math.ceil(Math.max(innerHeight, band?.getBoundingClientRect().bottom ?? 0));
  });
  const { width = 0 } = page.viewportSize() ?? {};
  const shot = await shoot(page, { fullPage: true, clip: { x: 0, y: 0, width, height: end } });
  await style.evaluate((it) => it.parentNode?.removeChild(it));
  const { data, info } = await sharp(shot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, ...info };
}

/** The contrast that 99 of 100 pixels reach behind the words of an element, or behind its box. */
export async function contrastOn(ground: Ground, element: Locator): Promise<number> {
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
export function luminance(parts: ArrayLike<number>, at = 0): number {
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((part) => light[parts[at + part] ?? 0] ?? 0);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
