/** Checks pages at many widths, in both directions, with and without more space in text. */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { isFull, sampled } from '../matrix.ts';
import { isLongWord, layoutFaults } from './geometry/layout-faults.ts';
import { newPage, open } from './open.ts';
import { layouts } from './pages.ts';
import { everyPage, shareOf } from './sample.ts';
import { wakeWidgets } from './visit.ts';

const widths = [320, 390, 600, 768, 1024, 1440, 2560];
const everyStep = Array.from({ length: 57 }, (_, step) => 320 + step * 40);
const pages = shareOf(isFull ? everyPage : sampled(layouts, 2));

type View = { width: number; dir: 'ltr' | 'rtl'; spacing: boolean };

const everyView: View[] = widths.flatMap((width) =>
  (['ltr', 'rtl'] as const).flatMap((dir) =>
    [false, true].map((spacing) => ({ width, dir, spacing })),
  ),
);

let views = 0;
afterAll(() => console.log(`layout: ${pages.length} pages, ${views} views`));

// WCAG 2.2, 1.4.12.
const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

test.for(pages)('%s has its text and controls where they can be read and used', async (path) => {
  const page = await open(path);
  await wakeWidgets(page);
  const faults: string[] = [];
  for (const { width, dir, spacing } of viewsOf(path)) {
    await bringInto(page, { width, dir, spacing });
    const name = `${width}, ${dir}${spacing ? ', more space' : ''}`;
    const found = await layoutFaults(page);
    const own = found.filter((fault) => !(spacing && isLongWord.test(fault)));
    faults.push(...own.map((fault) => `${name}: ${fault}`));
    views += 1;
  }
  expect(faults).toEqual([]);
});

test('a link that wraps to the next line covers only its own words', async () => {
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
  await page.setContent(paragraph('', one) + paragraph('margin-top: -36px', other));
  expect(await layoutFaults(page)).toContain('overlap: first link / link that breaks');
});

/**
 * The gate opens every second layout at a quarter of the widths, with alternating directions and spacing. A
 * full run opens all pages at half of them, and each layout in every view and at every width between.
 */
function viewsOf(path: string): View[] {
  const turn = pages.indexOf(path);
  const steps = everyStep.map((width) => ({ width, dir: 'ltr' as const, spacing: false }));
  const isInSample = ({ width, dir, spacing }: View) => {
    const at = widths.indexOf(width) + turn;
    const isInTurn = at % (isFull ? 2 : 4) === 0;
    const view = isFull ? at : at / 2;
    return isInTurn && (dir === 'rtl') === (view % 4 === 0) && spacing === view % 8 < 4;
  };
  return isFull && layouts.includes(path) ? [...everyView, ...steps] : everyView.filter(isInSample);
}

/** Media queries, and sliders with them, follow the new width at the next frame. */
async function bringInto(page: Page, { width, dir, spacing }: View): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(
    async ({ width, dir, style }) => {
      document.documentElement.dir = dir;
      // A sheet made by script, because the policy allows only the page's own styles.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      document.adoptedStyleSheets = [sheet];
      const frame = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
      while (innerWidth !== width) await frame();
      await frame();
      // Far enough down to show what appears once a page is scrolled.
      scrollTo({ top: 400, behavior: 'instant' });
      await frame();
    },
    { width, dir, style: spacing ? textSpacing : '' },
  );
}
