import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hasAllLetters } from './lacking-letters.ts';
import { desktop, newPage, origin, phone, withMotion } from './open.ts';
import { firmLayouts } from './pages.ts';
import { publicHost } from './site.ts';

// On a published site, and on this machine, where a mailbox decides whether the form can send.
const published = origin.replace('127.0.0.1', publicHost);
const pages = [
  ...firmLayouts.map((path) => ({ path, host: published })),
  { path: '/contact/', host: origin },
];
const views = pages.flatMap((page) => [phone, desktop].map((viewport) => ({ ...page, viewport })));

test.for(views)('nothing moves on $path at $viewport.width on $host', async (view) => {
  const page = await newPage({ viewport: view.viewport, ...withMotion });
  await page.goto(view.host + view.path);
  await startMeasuring(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += view.viewport.height) {
    await page.mouse.wheel(0, view.viewport.height);
    await page.evaluate(twoFrames);
  }
  await page.waitForFunction(arePicturesThere);
  await page.evaluate(twoFrames);
  const shifts = await page.evaluate(() => window.shifts);
  // If the font lacks letters and the device supplies them, lines break differently when our font
  // arrives, but so little that it counts as good (https://web.dev/articles/cls).
  if (hasAllLetters) expect(shifts).toEqual([]);
  expect(shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0)).toBeLessThan(0.1);
});

test('the heading of the 404 page breaks its lines alike before and after its font arrives', async () => {
  const page = await newPage({ viewport: desktop, ...withMotion });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/404.html', { waitUntil: 'commit' });
  const heading = page.locator('h1');
  const height = () => heading.evaluate((it) => it.getBoundingClientRect().height);
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  const before = await height();
  release();
  await page.waitForFunction(() => [...document.fonts].every(({ status }) => status !== 'loading'));
  expect(await height()).toBeCloseTo(before, 0);
});

declare global {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    sources: { node: Element | null }[];
  }
  interface Window {
    /** The shifts that no input caused: how large they were, and which elements moved. */
    shifts: string[];
  }
}

/** Runs in the page. Pictures outside the window, in a slider, load when it moves. */
function arePicturesThere(): boolean {
  return [...document.images].every((image) => {
    const { left, right } = image.getBoundingClientRect();
    return image.complete || right <= 0 || left >= innerWidth || !image.checkVisibility();
  });
}

/** Runs in the page: shifts up to now are reported after the next frame. */
async function twoFrames(): Promise<void> {
  for (const _ of [1, 2])
    await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
}

async function startMeasuring(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.shifts = [];
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => 'value' in entry;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries().filter(isShift)) {
        if (entry.value < 0.001) continue;
        const moved = entry.sources.map(({ node }) => node?.outerHTML.slice(0, 80));
        window.shifts.push(`${entry.value.toFixed(3)}: ${moved.join(' ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
