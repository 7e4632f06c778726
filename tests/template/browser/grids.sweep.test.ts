import { expect, test } from 'vitest';
import { open } from '../../browser/open.ts';
import { firmPages } from '../../browser/pages.ts';
import { everyPage } from '../../browser/sample.ts';

const widths = [600, 768, 920, 1024, 1200, 1440];
const pages = everyPage.filter((address) => !firmPages.includes(address));

test.for(pages)('%s leaves no card alone in a row at any width', async (address) => {
  const page = await open(address, { javaScriptEnabled: false });
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const found = await page.evaluate(findLoneCards);
    faults.push(...found.map((name) => `${width}: ${name}`));
  }
  expect(faults).toEqual([]);
});

/** Runs in the page: lists in columns of which the last row has one item, and room for more. */
function findLoneCards(): string[] {
  return [...document.querySelectorAll('main :is(ul, ol, dl)')]
    .filter((list) => list.checkVisibility() && getComputedStyle(list).display === 'grid')
    .flatMap((list) => {
      const boxes = [...list.children].map((item) => item.getBoundingClientRect());
      const last = boxes.pop();
      if (!last || last.width > 0.75 * list.clientWidth) return [];
      const hasColumns = boxes.some((box, at) => box.top === boxes[at + 1]?.top);
      return hasColumns && boxes.every((box) => box.bottom <= last.top) ? [list.className] : [];
    });
}
