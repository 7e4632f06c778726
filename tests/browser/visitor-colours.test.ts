/** The home page for visitors who ask for more contrast, or who have colours of their own. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { open } from './open.ts';

const colours = (page: Page) =>
  page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    const [text, quiet, accent] = ['--ink', '--muted', '--accent'].map((name) =>
      style.getPropertyValue(name),
    );
    return { text, quiet, accent };
  });

test('with more contrast, quiet texts and accents have the colour of all text', async () => {
  const { text, quiet, accent } = await colours(await open('/'));
  expect(new Set([text, quiet, accent]).size).toBe(3);
  expect(await colours(await open('/', { contrast: 'more' }))).toEqual({
    text,
    quiet: text,
    accent: text,
  });
});

test('in forced colours, the chosen tab differs from the others', async () => {
  const page = await open('/', { forcedColors: 'active' });
  const grounds = (selector: string) =>
    page
      .locator(`[role=tab]${selector}`)
      .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).backgroundColor));
  await page.locator('[role=tab][aria-selected=true]').first().waitFor();
  const [chosen] = await grounds('[aria-selected=true]');
  const others = await grounds('[aria-selected=false]');
  expect(others).not.toEqual([]);
  expect(others).not.toContain(chosen);
});
