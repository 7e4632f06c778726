/** What must work on the template's pages in every engine. */
import { describe, expect, test } from 'vitest';
import { errorsOf } from '../../engines/errors.ts';
import { count, isFocused, isInView, open, textOf, until } from '../../engines/open.ts';

describe("on the template's pages", () => {
  test('counters, bars and rings reach their values', async () => {
    for (const page of ['/counter/', '/progressbar/']) {
      const tab = await open(page);
      const total = await count(tab, '[data-count]');
      expect(total).toBeGreaterThan(0);
      for (let nth = 0; nth < total; nth++) {
        await until(
          tab,
          (nth) => {
            const number = document.querySelectorAll<HTMLElement>('[data-count]')[nth];
            number?.scrollIntoView({ behavior: 'instant', block: 'center' });
            return number?.textContent === number?.dataset.count;
          },
          nth,
        );
      }
      expect(await errorsOf(tab)).toEqual([]);
    }
  });

  test('a picture opens large, an arrow key shows the next one, and the focus comes back', async () => {
    const tab = await open('/gallery/');
    await until(tab, () => document.querySelector('[data-island=Lightbox][data-ready]') !== null);
    await tab.click('.lightbox-grid a');
    await expect.poll(() => isInView(tab, '.lightbox[open] img')).toBe(true);
    const first = await textOf(tab, '.lightbox[open] figcaption');
    await tab.press('ArrowRight');
    await expect.poll(() => textOf(tab, '.lightbox[open] figcaption')).not.toBe(first);
    await tab.press('Escape');
    await expect.poll(() => count(tab, '.lightbox[open]')).toBe(0);
    await expect.poll(() => isFocused(tab, '.lightbox-grid li:nth-child(2) a')).toBe(true);
  });
});
