/** Sliders with so few slides that most windows show all of them. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { content } from '../site-content.ts';
import { takeTab } from './open.ts';
import { isRightToLeft } from './reading-direction.ts';

const slider = '.slider[data-layout="services"]';

/** Opens the home page as if it had this many services, and waits for its slider. */
async function openWith(count: number, width: number): Promise<Page> {
  const page = await takeTab({ viewport: { width, height: 900 } });
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    const [start = '', ...slides] = (await answer.text()).split(/(?=<div id="service-)/);
    const last = slides.at(-1) ?? '';
    const kept = [...slides.slice(0, count - 1), last];
    await route.fulfill({ response: answer, body: start + kept.join('') });
  });
  await page.goto('/');
  await page.locator(slider).scrollIntoViewIfNeeded();
  await page.locator(`${slider}[data-ready]`).waitFor();
  return page;
}

/** The slides in view, by their number in the markup. */
const inView = (page: Page) =>
  page.locator(`${slider} .slider-slide`).evaluateAll((slides) => {
    const row = slides[0]?.closest('.slider-row')?.getBoundingClientRect() ?? new DOMRect();
    const seen = slides.map((slide) => ({ slide, box: slide.getBoundingClientRect() }));
    return seen
      .filter(({ box }) => box.left > row.left - 2 && box.right < row.right + 2)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ slide }) => slide.getAttribute('data-name'));
  });

// The most that these tests show.
describe.runIf(content.services.length > 3)('a slider with few slides', () => {
  test.for([
    [2, 1440],
    [3, 1440],
    [2, 700],
  ] as const)('of %i shows all of them at %i px, and no control', async ([count, width]) => {
    const page = await openWith(count, width);
    await expect.poll(async () => (await inView(page)).length).toBe(count);
    await expect.poll(() => page.locator(`${slider} button:visible`).count()).toBe(0);
    const [row, first, last] = await Promise.all(
      ['.slider-row', '.slider-slide >> nth=0', '.slider-slide >> nth=-1'].map((part) =>
        page.locator(`${slider} ${part}`).boundingBox(),
      ),
    );
    const [left, right] = isRightToLeft ? [last, first] : [first, last];
    expect(left?.x).toBeCloseTo(row?.x ?? 0, 0);
    expect((right?.x ?? 0) + (right?.width ?? 0)).toBeCloseTo((row?.x ?? 0) + (row?.width ?? 0), 0);
  });

  test.for([
    [4, 1440],
    [3, 700],
    [2, 390],
  ] as const)('of %i reaches each of them at %i px', async ([count, width]) => {
    const page = await openWith(count, width);
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    const next = page.locator(`${slider} [data-action=next]`);
    const seen = new Set<string | null>();
    for (let click = 0; click < count; click++) {
      for (const name of await inView(page)) seen.add(name);
      await next.click();
    }
    expect(seen.size).toBeGreaterThanOrEqual(count);
    expect(warnings).toEqual([]);
  });

  test('of one has lines that are not too long to read', async () => {
    const text = (await openWith(1, 1440)).locator(`${slider} .service-slide p`).last();
    const letters = await text.evaluate((it) => {
      const lines =
        it.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(it).lineHeight);
      return [...new Intl.Segmenter().segment(it.textContent ?? '')].length / lines;
    });
    expect(letters).toBeLessThan(90);
  });

  test('shows the controls once the window is too narrow for all', async () => {
    const page = await openWith(3, 1440);
    await expect.poll(() => page.locator(`${slider} button:visible`).count()).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator(`${slider} [data-action=next]`).click();
    await expect.poll(async () => (await inView(page)).length).toBe(1);
  });
});
