/** The home page in the colours that a visitor has set for every site, and with more contrast. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isFull } from '../matrix.ts';
import { content } from '../site-content.ts';
import { axeFindings } from './axe.ts';
import { open } from './open.ts';
import { wakeWidgets } from './visit.ts';

const { cases } = content;

test('texts have a contrast of 7 to 1 for visitors who ask for more contrast', async () => {
  const page = await open('/', { contrast: 'more' });
  await wakeWidgets(page);
  expect(await axeFindings(page, 'html', ['color-contrast-enhanced'])).toEqual([]);
});

test('with more contrast, quiet texts and accents have the colour of all text', async () => {
  const { text, quiet, accent } = await tokens(await open('/'));
  expect(new Set([text, quiet, accent]).size).toBe(3);
  expect(await tokens(await open('/', { contrast: 'more' }))).toEqual({
    text,
    quiet: text,
    accent: text,
  });
});

const schemes = isFull ? (['light', 'dark'] as const) : (['dark'] as const);

test.for(schemes)(
  'buttons have an edge in forced colours, and what is chosen differs from the rest (%s)',
  async (colorScheme) => {
    const page = await open('/', {
      forcedColors: 'active',
      colorScheme,
    });
    await wakeWidgets(page);
    for (const { border } of await colours(page, '.button')) expect(border).toBe('1px solid');
    const [chosen, ...others] = await colours(page, '[role=tab]');
    for (const other of others) expect(other.backgroundColor).not.toBe(chosen?.backgroundColor);
    const [shown] = await colours(page, '.slider-dot[aria-current]');
    const [dot] = await colours(page, '.slider-dot:not([aria-current])');
    // A single slide has no controls.
    if (dot) expect(dot.before).not.toBe(shown?.before);
    const [header] = await colours(page, '.header');
    const [body] = await colours(page, 'html');
    expect(header?.backgroundColor).toBe(body?.backgroundColor);
  },
);

test.runIf(cases.length > 1).for(schemes)(
  'the map shows its pins in forced colours, and one of the cases differs from the rest (%s)',
  async (colorScheme) => {
    const page = await open('/', { forcedColors: 'active', colorScheme });
    await wakeWidgets(page);
    await page.locator('.case-grid a').first().focus();
    const { text, ...parts } = await page.evaluate(() => {
      const style = (selector: string) => {
        const element = document.querySelector(selector);
        if (!element) throw new Error(`nothing matches ${selector}`);
        return getComputedStyle(element);
      };
      return {
        text: style('body').color,
        pin: style('.pin').fill,
        lit: style('.case-grid li[data-lit]').borderInlineStartColor,
        other: style('.case-grid li:not([data-lit], :target)').borderInlineStartColor,
        ground: style('body').backgroundColor,
      };
    });
    // The pin of the case that has the focus is first.
    expect(parts.pin).not.toBe(parts.ground);
    expect(
      await page
        .locator('.pin')
        .last()
        .evaluate((it) => getComputedStyle(it).fill),
    ).toBe(text);
    expect(parts.other).toBe(parts.ground);
    expect(parts.lit).not.toBe(parts.ground);
  },
);

/** How each element that matches a selector is drawn. */
function colours(page: Page, selector: string) {
  return page.locator(selector).evaluateAll((all) =>
    all.map((it) => {
      const { backgroundColor, borderTopWidth, borderTopStyle } = getComputedStyle(it);
      const before = getComputedStyle(it, '::before').backgroundColor;
      return { backgroundColor, before, border: `${borderTopWidth} ${borderTopStyle}` };
    }),
  );
}

const tokens = (page: Page) =>
  page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    const [text, quiet, accent] = ['--ink', '--muted', '--accent'].map((name) =>
      style.getPropertyValue(name),
    );
    return { text, quiet, accent };
  });
