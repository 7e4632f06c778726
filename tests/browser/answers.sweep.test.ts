/** Every control responds at once to pointer and focus. */
import { expect, test } from 'vitest';
import { addressOf } from './address-of.ts';
import { answerFaults } from './answers.ts';
import { look, open, withMotion } from './open.ts';

test.for(['/', addressOf('/contact/')])(
  'controls respond to pointer and focus within 100 ms: %s',
  async (path) => {
    expect(await answerFaults(path)).toEqual([]);
  },
);

const chevrons = await look('/', (page) => page.locator('.submenu-button:visible').count());

test.runIf(chevrons)(
  'the focus ring of a chevron in the header touches neither the chevron nor the words beside it',
  async () => {
    const page = await open('/', withMotion);
    const button = page.locator('.submenu-button').first();
    await button.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const gaps = await button.evaluate((it) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(it);
      const box = it.getBoundingClientRect();
      const sign = it.querySelector('svg')?.getBoundingClientRect() ?? box;
      const words = it.previousElementSibling?.getBoundingClientRect() ?? box;
      const inner = Number.parseFloat(outlineOffset);
      return {
        sign: Math.min(sign.left - box.left, box.right - sign.right) + inner,
        words:
          Math.max(box.left - words.right, words.left - box.right) -
          inner -
          Number.parseFloat(outlineWidth),
      };
    });
    expect(gaps.sign).toBeGreaterThanOrEqual(2);
    expect(gaps.words).toBeGreaterThanOrEqual(2);
  },
);
