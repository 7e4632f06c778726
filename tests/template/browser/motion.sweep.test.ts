/**
 * Everything on the template's pages that moves once half of it is in view (specification, sections
 * 4 and 9).
 */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { answerFaults } from '../../browser/answers.ts';
import { newPage, open, withMotion } from '../../browser/open.ts';

const preview = '/template-preview/';

// Laptops at a zoom of 200 % and more, phones in landscape, a phone upright.
const windows = [
  [preview, 683, 325],
  [preview, 640, 300],
  [preview, 568, 320],
  [preview, 546, 260],
  [preview, 390, 844],
  ['/progressbar/', 568, 320],
  ['/counter/', 390, 844],
] as const;

test.for(windows)(
  'each number of %s counts up in a window of %d by %d',
  async ([path, width, height]) => {
    const page = await open(path, { viewport: { width, height }, ...withMotion });
    const counted = page.locator('[data-island=Count]');
    expect(await counted.count()).toBeGreaterThan(0);
    for (const part of await counted.all()) {
      // Its full height, or as much of it as fits the window, has just come in from below.
      await part.evaluate((it) => it.scrollIntoView({ block: 'end', behavior: 'instant' }));
      await part.and(page.locator('[data-ready]')).waitFor({ state: 'attached' });
      await expect.poll(() => part.locator('[data-count]').innerText()).not.toBe('0');
    }
    // A count that has started continues by itself.
    for (const part of await counted.all()) {
      const number = part.locator('[data-count]');
      const end = (await number.getAttribute('data-count')) ?? 'nothing';
      await expect.poll(() => number.innerText()).toBe(end);
      const bar = part.locator('progress');
      if (await bar.count()) await expect.poll(() => bar.getAttribute('value')).toBe(end);
    }
  },
);

test('a number further down waits at 0 while the one above it counts', async () => {
  const page = await open('/progressbar/', {
    viewport: { width: 568, height: 320 },
    ...withMotion,
  });
  const rings = page.locator('[data-island=Count]:has([data-ring])');
  await rings.first().evaluate((it) => it.scrollIntoView({ behavior: 'instant' }));
  const number = (ring: Locator) => ring.locator('[data-count]');
  const end = (await number(rings.first()).getAttribute('data-count')) ?? 'nothing';
  await expect.poll(() => number(rings.first()).innerText()).toBe(end);
  await rings.last().and(page.locator('[data-ready]')).waitFor();
  expect(await number(rings.last()).innerText()).toBe('0');
});

test.for([preview, '/social-share/', '/tab/'])(
  'controls respond to pointer and focus within 100 ms: %s',
  async (path) => {
    expect(await answerFaults(path)).toEqual([]);
  },
);

describe('a part of the template', () => {
  test.for([preview, '/index-startup/'])(
    'draws itself once half of it is in view, and only once: %s',
    async (path) => {
      const page = await newPage(withMotion);
      await countAnimations(page);
      await page.goto(path);
      const part = page.locator('[data-island=Reveal][data-ready]').last();
      await showShare(part, 0.45);
      expect(await part.getAttribute('data-reveal')).toBe(null);
      await showShare(part, 0.55);
      await expect.poll(() => part.getAttribute('data-reveal')).toBe('now');
      await expect.poll(() => part.evaluate((it) => it.getAnimations().length)).toBe(0);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await showShare(part, 0.9);
      const started = await animations(page);
      expect(started.length).toBeGreaterThan(0);
      expect(new Set(started).size).toBe(started.length);
    },
  );

  test('draws itself even if half of it is taller than the window', async () => {
    const viewport = { width: 320, height: 140 };
    const page = await open('/index-collaborate/', { viewport, ...withMotion });
    const tall = page.locator('[data-island=Reveal][data-ready]');
    const heights = await tall.evaluateAll((all) => all.map((it) => it.clientHeight));
    const tallest = tall.nth(heights.indexOf(Math.max(...heights)));
    expect(Math.max(...heights)).toBeGreaterThan(2 * viewport.height);
    await tallest.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect.poll(() => tallest.getAttribute('data-reveal')).toBe('now');
  });

  test('does not move if it is in view at the start', async () => {
    const page = await newPage({ viewport: { width: 1440, height: 20_000 }, ...withMotion });
    await countAnimations(page);
    await page.goto(preview);
    await page.locator('[data-island=Reveal][data-ready]').last().waitFor();
    expect(await page.locator('[data-island=Reveal]').count()).toBeGreaterThan(20);
    await nextFrames(page.locator('body'));
    expect(await animations(page)).toEqual([]);
  });
});

/** Scrolls until a share of the element has come in from below and browsers have reported it. */
async function showShare(part: Locator, share: number): Promise<void> {
  await part.evaluate((it, share) => {
    const { top, height } = it.getBoundingClientRect();
    scrollBy({ top: top + height * share - innerHeight, behavior: 'instant' });
  }, share);
  await nextFrames(part);
}

/** Waits until a new observer has reported twice, so that older ones have reported too. */
function nextFrames(part: Locator): Promise<void> {
  return part.evaluate(async (it) => {
    for (const _ of [1, 2])
      await new Promise((told) => {
        new IntersectionObserver(told).observe(it);
      });
  });
}

/** Records each part that begins to draw itself from now on. */
async function countAnimations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof Element) || !target.matches('[data-reveal]')) return;
      performance.mark(`reveal ${[...document.querySelectorAll('*')].indexOf(target)}`);
    });
  });
}

function animations(page: Page): Promise<string[]> {
  return page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name));
}
