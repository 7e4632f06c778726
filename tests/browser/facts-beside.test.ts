/** The columns of facts beside the texts of cases and articles. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { isFull } from '../matrix.ts';
import { open } from './open.ts';
import { everyPage, readPage } from './sample.ts';

const withFacts = everyPage.filter((address) => readPage(address).includes('facts-beside'));
const kinds = new Map(withFacts.map((address) => [address.split('/').at(-3), address]));

test.runIf(kinds.size > 0)(
  'facts stay in view beside the text: all of them, or their end in a low window',
  { tags: 'nightly' },
  async () => {
    for (const address of isFull ? withFacts : kinds.values()) {
      const page = await open(address);
      const facts = page.locator('.facts-beside > :first-child');
      const header = page.getByRole('banner');
      for (const height of [400, 600, 720, 900, 1200]) {
        const view = `${address}, ${height} px`;
        await page.setViewportSize({ width: 1280, height });
        // As far as one can scroll while the text, or longer facts, still reach the end of the window.
        await page.locator('.facts-beside').evaluate((it) => {
          const { bottom } = it.getBoundingClientRect();
          scrollTo({ top: scrollY + bottom - innerHeight, behavior: 'instant' });
        });
        const [first, last] = [facts.locator('> :first-child'), facts.locator('> :last-child')];
        const end = await edgeOf(last, 'bottom');
        // Windows scroll by whole pixels.
        expect(end, view).toBeLessThan(height + 1);
        const room = height - (await edgeOf(header, 'bottom'));
        const start = await edgeOf(first, 'top');
        if (end - start + 64 > room) continue;
        expect(start, view).toBeGreaterThanOrEqual(height - room);
      }
    }
  },
);

function edgeOf(element: Locator, side: 'top' | 'bottom'): Promise<number> {
  return element.evaluate((it, side) => it.getBoundingClientRect()[side], side);
}
