/** Walks through pages at many widths, in both directions, with and without more space in text. */
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { layoutFaults } from './geometry/layout-faults.ts';
import { newPage } from './open.ts';
import { firmPages } from './pages.ts';
import { coveringPages, everyPage, isFull, shareOf } from './sample.ts';
import { wakeWidgets } from './visit.ts';

const widths = [320, 390, 600, 768, 1024, 1440, 2560];
const everyStep = Array.from({ length: 57 }, (_, step) => 320 + step * 40);
const sample = new Set([...firmPages, ...coveringPages(/ class="([a-z]+)/g)]);
const pages = shareOf(isFull ? everyPage : [...sample]);

let views = 0;
afterAll(() => console.log(`layout: ${pages.length} pages, ${views} views`));

// WCAG 2.2, 1.4.12.
const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

describe.for(['ltr', 'rtl'] as const)('%s', (dir) => {
  test.for(pages)('%s has its text and controls where they can be read and used', async (path) => {
    const page = await newPage({ reducedMotion: 'reduce' });
    await page.addInitScript((dir) => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.dir = dir;
      });
    }, dir);
    await page.goto(path);
    await wakeWidgets(page);
    const faults: string[] = [];
    for (const { width, spacing } of viewsOf(path, dir)) {
      await resize(page, width);
      await setStyle(page, spacing ? textSpacing : '');
      const found = await layoutFaults(page);
      faults.push(...found.map((fault) => `${width}${spacing ? ', more space' : ''}: ${fault}`));
      views += 1;
    }
    expect(faults).toEqual([]);
  });
});

test('a link that goes on in the next line lies only over its own words', async () => {
  const page = await newPage();
  const [one, other] = ['<a href="/">first link</a>', '<a href="/">link that breaks</a>'];
  const paragraph = (style: string, links: string) =>
    `<p style="font: 20px/2 monospace; width: 20ch; margin: 0; ${style}">${links}</p>`;
  await page.setContent(paragraph('', `${one}, or ${other}`));
  expect(
    await page
      .locator('a')
      .last()
      .evaluate((it) => it.getClientRects().length),
  ).toBe(2);
  expect(await layoutFaults(page)).toEqual([]);
  await page.setContent(paragraph('', one) + paragraph('margin-top: -20px', other));
  expect(await layoutFaults(page)).toContain('overlap: first link / link that breaks');
});

/** A sample has one view of each width, by turns; the firm's pages have every step between too. */
function viewsOf(path: string, dir: string): { width: number; spacing: boolean }[] {
  const isFirm = firmPages.includes(path);
  const turn = pages.indexOf(path) + (dir === 'rtl' ? 1 : 0);
  const views = widths.flatMap((width, at) =>
    [false, true]
      .filter((spacing) => isFull || isFirm || (at + turn) % 2 === Number(spacing))
      .map((spacing) => ({ width, spacing })),
  );
  const steps =
    isFirm && dir === 'ltr' ? everyStep.map((width) => ({ width, spacing: false })) : [];
  return [...views, ...steps];
}

/** Media queries follow the new width at the next frame, and sliders with them. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(async (width) => {
    const frame = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
    while (innerWidth !== width) await frame();
    await frame();
    // As far down as what comes once a page is scrolled.
    scrollTo({ top: 400, behavior: 'instant' });
    await frame();
  }, width);
}

/** A sheet made by script: the policy allows no style that the page does not bring. */
async function setStyle(page: Page, style: string): Promise<void> {
  await page.evaluate((style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [sheet];
  }, style);
}
