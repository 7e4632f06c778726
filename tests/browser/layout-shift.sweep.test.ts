import type { Page } from 'playwright-core';
import { afterAll, expect, inject, onTestFinished, test } from 'vitest';
import { uncompressed } from '../../scripts/serve/handler.ts';
import { createPreviewServer } from '../../scripts/serve/server.ts';
import { addressOf } from './address-of.ts';
import { fontsReady } from './fonts-ready.ts';
import { hasLettersOf } from './lacking-letters.ts';
import { desktop, newPage, origin, phone, withMotion } from './open.ts';
import { firmLayouts } from './pages.ts';
import { publicHost, siteFolder, startBrowser } from './site.ts';

// On a published site, and in the preview, where the form sends to a mailbox.
const server = await createPreviewServer({ dir: siteFolder, handlers: [uncompressed] });
afterAll(() => server.close());
const published = server.url.replace('127.0.0.1', publicHost);
const pages = [
  ...firmLayouts.map((path) => ({ path, host: published })),
  { path: addressOf('/contact/'), host: origin },
];
const views = pages.flatMap((page) => [phone, desktop].map((viewport) => ({ ...page, viewport })));

// With hints the packaged Chromium rounds the widths of letters, and so breaks lines in one font and not
// in another of the same width.
const browser = await startBrowser({ args: ['--font-render-hinting=none'] });
afterAll(() => browser.close());

test.for(views)('nothing moves on $path at $viewport.width on $host', async (view) => {
  const page = await browser.newPage({ viewport: view.viewport, ...withMotion });
  onTestFinished(() => page.close());
  await page.addInitScript(() => {
    window.fontsAt = 0;
    document.fonts.addEventListener('loadingdone', () => {
      window.fontsAt = performance.now();
    });
  });
  await page.goto(view.host + view.path);
  // `ready` alone is also true before the first of them is asked for.
  await page.waitForFunction(() => window.fontsAt > 0 && document.fonts.status === 'loaded');
  // The pinned browser has no font as wide as that of labels, which devices have.
  await fontsReady(page);
  await startMeasuring(page);
  await page.evaluate(twoFrames);
  const from = await page.evaluate(whenFirstComplete);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += view.viewport.height) {
    await page.mouse.wheel(0, view.viewport.height);
    await page.evaluate(twoFrames);
  }
  await page.waitForFunction(arePicturesThere);
  await page.evaluate(twoFrames);
  const shifts = await page.evaluate(() => window.shifts);
  const unexpected = shifts.filter(({ time }) => time > from);
  const sum = (all: Shift[]) => all.reduce((total, { share }) => total + share, 0);
  // On a slow machine the first frame may come before the font or the end of the document. Lines then
  // break differently for a moment, but so little that it counts as good (https://web.dev/articles/cls).
  // That cannot be promised where the device supplies letters that the font lacks.
  if (hasLettersOf(await page.locator('body').innerText())) {
    expect(unexpected).toEqual([]);
    expect(sum(shifts)).toBeLessThan(0.1);
  }
  expect(sum(unexpected)).toBeLessThan(0.1);
});

// The pinned browser has no font of devices whose widths are known, so that this holds for some headings only.
test.runIf(inject('isAsShipped'))(
  'the heading of the 404 page breaks its lines alike before and after its font arrives',
  async () => {
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
    await page.waitForFunction(() =>
      [...document.fonts].every(({ status }) => status !== 'loading'),
    );
    expect(await height()).toBeCloseTo(before, 0);
  },
);

/** A shift that no input caused: when it was, how large, and which elements moved. */
type Shift = { time: number; share: number; moved: string };

declare global {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    sources: { node: Element | null }[];
  }
  interface Window {
    shifts: Shift[];
    /** When the last font was ready: a font that has arrived is not always used at once. */
    fontsAt: number;
  }
}

/** Runs in the page. Pictures outside the window, in a slider, load when it moves. */
function arePicturesThere(): boolean {
  return [...document.images].every((image) => {
    const { left, right } = image.getBoundingClientRect();
    return image.complete || right <= 0 || left >= innerWidth || !image.checkVisibility();
  });
}

/**
 * Runs in the page: the time from which it shows its document up to its end, and in its own font. It
 * is 0 if that is so in the first frame.
 */
function whenFirstComplete(): number {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [document] = performance.getEntriesByType('navigation');
  const parsed = document && 'domInteractive' in document ? Number(document.domInteractive) : 0;
  const isFirst = paint && paint.startTime > Math.max(parsed, window.fontsAt);
  return isFirst ? 0 : performance.now();
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
        const moved = entry.sources.map(({ node }) => node?.outerHTML.slice(0, 80)).join(' ');
        window.shifts.push({ time: entry.startTime, share: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
