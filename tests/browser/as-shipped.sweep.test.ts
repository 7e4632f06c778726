/** Tests that depend on the length of the texts in this repository. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { content } from '../site-content.ts';
import { addressOf } from './address-of.ts';
import { desktop, open, phone } from './open.ts';
import { openToPrint } from './open-to-print.ts';
import { firmPages } from './pages.ts';
import { groundOf, newPaintedTab } from './painted.ts';
import { readPdf } from './pdf.ts';

const { cases, practices } = content;

/** If the last sheet has less text than this, it is one sheet too many. */
const fewestLines = 5;
/** A sheet before it with less text than this is nearly blank: something below was held together. */
const fewestLinesBefore = 12;
/** The sheets that the firm's longest pages need. Raise a number if its text grows by a sheet. */
const mostSheets: Partial<Record<string, number>> = {
  '/': 6,
  [addressOf('/index/')]: 1,
  [addressOf('/contact/')]: 2,
  [addressOf('/procurement/')]: 2,
  [addressOf('/service/')]: 4,
  [addressOf('/privacy-policy/')]: 2,
  ...Object.fromEntries(practices.map(({ slug }) => [`/practices/${slug}/`, 1])),
};

test.for(firmPages)('%s fills the sheets that it is printed on', async (address) => {
  const page = await openToPrint(address);
  const { sheets } = await readPdf(await page.pdf({ preferCSSPageSize: true, tagged: true }));
  if (sheets.length > 1) {
    expect(sheets.at(-1)?.lines.length).toBeGreaterThanOrEqual(fewestLines);
    for (const { lines } of sheets.slice(0, -1)) {
      expect(lines.length, lines.join(' / ')).toBeGreaterThanOrEqual(fewestLinesBefore);
    }
  }
  expect(sheets.length).toBeLessThanOrEqual(mostSheets[address] ?? Number.POSITIVE_INFINITY);
});

// In wider windows the map is above the cases, at the full width.
test.for([
  { width: 1024, height: 720 },
  { width: 1100, height: 900 },
])(
  'at $width by $height px the first case is in the middle of the window, with its pin and the full map in view',
  async (viewport) => {
    const page = await open('/', { viewport });
    const reach = page.locator('#our-reach');
    await reach.locator('li').evaluateAll(([card]) => {
      const { top = 0, bottom = 0 } = card?.getBoundingClientRect() ?? {};
      scrollBy({ top: (top + bottom - innerHeight) / 2, behavior: 'instant' });
    });
    await reach.locator('li:first-child[data-lit]').waitFor();
    for (const part of ['.reach-map', 'a[data-lit] .pin']) {
      const { top, bottom } = await reach.locator(part).evaluate((it) => {
        const { top, bottom } = it.getBoundingClientRect();
        return { top, bottom };
      });
      expect(top, part).toBeGreaterThanOrEqual(0);
      expect(bottom, part).toBeLessThanOrEqual(viewport.height);
    }
  },
);

test.for([320, 390, 600, 820, 1024, 1440])(
  'at %i px the sun of the footer is behind neither its words nor its button',
  async (width) => {
    const page = await open('/', { viewport: { width, height: 800 } });
    const sun = await boxOf(page.locator('.gradient-circles span').first());
    for (const part of ['h2', '.button']) {
      const { left, right, top, bottom } = await boxOf(page.locator(`.footer-call ${part}`));
      const isAbove = sun.bottom <= top;
      expect(isAbove || sun.left >= right || sun.top >= bottom || sun.right <= left, part).toBe(
        true,
      );
    }
  },
);

const boxOf = (part: Locator) =>
  part.evaluate((it) => {
    const { left, right, top, bottom } = it.getBoundingClientRect();
    return { left, right, top, bottom };
  });

/** What a buyer asks first about a practice. */
const answers = {
  what: '.practice-holds li',
  price: '.practice-terms b',
  who: '.practice-lead figcaption b',
  next: '.practice-next .button',
  proof: '.case-proof-result b',
};

const own = practices.filter(({ slug }) => cases.some((it) => it.service === slug && it.result));

test.for([desktop, phone])(
  'the page of a practice says who, what, for how much, with what proof and what next in two screens of $width by $height',
  async (viewport) => {
    for (const { slug } of own) {
      const page = await open(`/practices/${slug}/`, { viewport });
      for (const [answer, place] of Object.entries(answers)) {
        const bottom = await page.locator(place).first().evaluate(bottomOf);
        expect(bottom, `${slug}: ${answer}`).toBeLessThanOrEqual(2 * viewport.height);
      }
    }
  },
);

test.for(['light', 'dark'] as const)(
  'the line above the heading is clear of the sun on the narrowest phones in the %s theme',
  async (colorScheme) => {
    const tab = await newPaintedTab({ width: 320, height: 640 });
    await tab.emulateMedia({ colorScheme });
    const slugs = practices.map(({ slug }) => `/practices/${slug}/`);
    for (const path of ['/', '/contact/', '/service/', ...slugs]) {
      await tab.goto(path);
      const box = await tab.locator('.eyebrow').first().evaluate(textBox);
      const { data, width, channels } = await groundOf(tab);
      const warm: string[] = [];
      for (let y = box.top - 4; y < box.bottom + 4; y++)
        for (let x = box.left; x < box.right + 6; x++) {
          const at = (y * width + x) * channels;
          // Only the sun is this much redder than it is blue.
          if ((data[at] ?? 0) - (data[at + 2] ?? 0) > 60) warm.push(`${x},${y}`);
        }
      expect(warm, path).toEqual([]);
    }
  },
);

/** The box around the words of an element, in whole pixels. */
function textBox(element: Element) {
  const range = document.createRange();
  const rects: DOMRect[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    range.selectNode(texts.currentNode);
    rects.push(...range.getClientRects());
  }
  return {
    left: Math.floor(Math.min(...rects.map((it) => it.left))),
    top: Math.floor(Math.min(...rects.map((it) => it.top))),
    right: Math.ceil(Math.max(...rects.map((it) => it.right))),
    bottom: Math.ceil(Math.max(...rects.map((it) => it.bottom))),
  };
}

const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
