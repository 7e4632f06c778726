import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { hasStory } from '../../components/cases/has-story.ts';
import { isFull, sampled } from '../matrix.ts';
import { content, languages } from '../site-content.ts';
import { addressOf } from './address-of.ts';
import { fontsReady } from './fonts-ready.ts';
import { desktop, phone } from './open.ts';
import { luminance, newPaintedTab } from './painted.ts';
import { shoot } from './site.ts';

const told = content.cases.filter(hasStory);
const every = languages.flatMap(({ home }) =>
  told.map(({ slug }) => addressOf(`/cases/${slug}/`, home)),
);
/** The first case and the last ones, or all of them with MATRIX=full. */
const paths = isFull ? every : [...new Set([...every.slice(0, 1), ...every.slice(-2)])];

/** From the smallest phone on; 901 is where the map moves beside the words. */
const everyWindow = [
  { width: 320, height: 568 },
  phone,
  { width: 844, height: 390 },
  { width: 901, height: 700 },
  { width: 1024, height: 768 },
  desktop,
  { width: 2560, height: 1300 },
];
const windows = isFull ? everyWindow : [desktop];

describe.runIf(told.length > 0)('the map of a case study', () => {
  test.each(windows)(
    'shows both places bright and clear of all words at $width px',
    async (viewport) => {
      const page = await newPaintedTab(viewport);
      for (const path of paths) {
        await page.goto(path);
        expect(await page.evaluate(coveredPins), path).toEqual([false, false]);
        // A dim line on a dark ground is overlooked (WCAG 2.2, 1.4.11).
        expect(await contrastOfPlace(page), path).toBeGreaterThanOrEqual(4);
      }
    },
  );

  test.each(sampled([desktop, phone]))(
    'leaves nothing in its place if it does not load, at $width px',
    async (viewport) => {
      const page = await newPaintedTab(viewport);
      await page.route('**/world.svg', (route) => route.abort());
      await page.goto(paths[0] ?? '/');
      await fontsReady(page);
      const failed = await shoot(page);
      await page.addStyleTag({ content: '.case-map :is(img, image) { visibility: hidden; }' });
      expect((await shoot(page)).equals(failed)).toBe(true);
    },
  );
});

/** Runs in the page: of each place on the map, whether words cover it. */
function coveredPins(): boolean[] {
  const words = document.createRange();
  const texts = document.querySelectorAll('.opening > div > *, .header-fit :is(a, svg)');
  const lines = [...texts].flatMap((text) => {
    words.selectNodeContents(text);
    return [...words.getClientRects()];
  });
  const covered = (pin: DOMRect) =>
    lines.some(
      (line) =>
        line.left < pin.right &&
        line.right > pin.left &&
        line.top < pin.bottom &&
        line.bottom > pin.top,
    );
  return [...document.querySelectorAll('.case-map circle')].map((pin) =>
    covered(pin.getBoundingClientRect()),
  );
}

/** The contrast of the case's own place with the night behind it. */
async function contrastOfPlace(page: Page): Promise<number> {
  const pin = await page.locator('.case-map circle').last().boundingBox();
  if (!pin) throw Error('The pin is not shown.');
  const x = Math.round(pin.x + pin.width / 2);
  const y = Math.round(pin.y + pin.height / 2);
  const shot = await shoot(page, { clip: { x, y, width: 1, height: 1 } });
  const ink = await sharp(shot).removeAlpha().raw().toBuffer();
  const night = await page.locator('.opening').evaluate((it) =>
    getComputedStyle(it)
      .backgroundColor.match(/[\d.]+/g)
      ?.map(Number),
  );
  return (luminance(ink) + 0.05) / (luminance(night ?? []) + 0.05);
}
