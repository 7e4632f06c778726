/** Numbers of the specification, as a visitor meets them. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { content } from '../site-content.ts';
import { addressOf } from './address-of.ts';
import { open, takeTab, withMotion } from './open.ts';
import { along } from './reading-direction.ts';

test('a part is revealed once a hundredth of it is in view', async () => {
  const page = await takeTab(withMotion);
  await page.goto(addressOf('/service/'));
  const part = page.locator('[data-reveal]').last();
  await part.evaluate((it) => {
    // A hundredth of it is 40 pixels.
    if (it instanceof HTMLElement) it.style.blockSize = '4000px';
  });
  expect(await scrollUntilVisible(part, 20)).toBe('');
  expect(await scrollUntilVisible(part, 60)).toBe('now');
});

/** Brings so many pixels of an element into view, and says whether it has been revealed then. */
function scrollUntilVisible(part: Locator, pixels: number): Promise<string | undefined> {
  return part.evaluate(async (element: HTMLElement, pixels) => {
    const top = element.getBoundingClientRect().top - innerHeight + pixels;
    scrollBy({ top, behavior: 'instant' });
    // An observer reports within a frame or two.
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
    return element.dataset.reveal;
  }, pixels);
}

// A slider moves only if it has more slides than it shows at once.
describe.runIf(content.services.length > 3)('a slider', () => {
  test('moves in 500 ms', async () => {
    const slider = await openSlider(await open('/', withMotion));
    // Read by the page as soon as the move begins, which a slow machine would ask for too late.
    const durations = slider.locator('.slider-slides').evaluate(
      (row) =>
        new Promise((resolve) => {
          const read = () => row.getAnimations().map(({ effect }) => effect?.getTiming().duration);
          row.addEventListener('transitionrun', () => resolve(read()), { once: true });
        }),
    );
    await slider.locator('[data-action=next]').click();
    expect(await durations).toEqual([500]);
  });

  test('gets an edge friction of 0.35', async () => {
    const slider = await openSlider(await open('/'));
    const friction = await slider.locator('.slider-row').evaluate((row) => {
      // Swiper leaves itself at its element. Endless sliders have no edge where it could be felt.
      const { params }: { params: { resistanceRatio: number } } = Reflect.get(row, 'swiper');
      return params.resistanceRatio;
    });
    expect(friction).toBe(0.35);
  });
});

// The touch threshold of 5 divides the width that is in view. Beyond this part of it, a drag moves on.
test.for(
  [
    { layout: 'services', width: 390, ids: content.services.map(({ slug }) => `service-${slug}`) },
    { layout: 'services', width: 700, ids: content.services.map(({ slug }) => `service-${slug}`) },
    { layout: 'services', width: 1280, ids: content.services.map(({ slug }) => `service-${slug}`) },
    { layout: 'board', width: 1280, ids: content.board.map((_, index) => `board-${index + 1}`) },
  ].filter(({ ids, layout }) => ids.length > (layout === 'board' ? 1 : 3)),
)(
  'a slow drag moves the $layout slider at $width px on once it is longer than a fifth of what is in view',
  async ({ layout, width, ids }) => {
    const page = await open('/', { viewport: { width, height: 900 } });
    const slider = await openSlider(page, layout);
    const row = slider.locator('.slider-row');
    const step = layout === 'services' && width === 700 ? 2 : 1;
    // The last group has the slides that are left.
    const back = ids.length % step || step;
    for (const [percent, expected] of [
      [15, 0],
      [-15, 0],
      [25, step],
      [-25, 0],
      [-35, -back],
      [45, 0],
    ] as const) {
      await drag(page, row, (percent / 100) * along);
      await expect.poll(() => firstInView(row), { message: `${percent} %` }).toBe(ids.at(expected));
    }
  },
);

/** The id of the slide with which the part of a slider that is in view begins. */
function firstInView(row: Locator): Promise<string | undefined> {
  return row.evaluate((element, along) => {
    const { left, right } = element.getBoundingClientRect();
    return [...element.querySelectorAll('.slider-slide')]
      .map((slide) => ({ id: slide.id, box: slide.getBoundingClientRect() }))
      .filter(({ box }) => box.left > left - 2 && box.right < right + 2)
      .sort((a, b) => (a.box.left - b.box.left) * along)[0]?.id;
  }, along);
}

/** Drags by a share of the width of an element, slowly: a shorter move could be a flick. */
async function drag(page: Page, row: Locator, share: number): Promise<void> {
  const { x = 0, y = 0, width = 0 } = (await row.boundingBox()) ?? {};
  const [from, to] = [x + width * (0.5 + share / 2), x + width * (0.5 - share / 2)];
  await page.mouse.move(from, y + 60);
  await page.mouse.down();
  const begun = await page.evaluate(() => Date.now());
  // Swiper begins to count at the second move, so that these are short.
  await page.mouse.move(to, y + 60, { steps: 12 });
  await page.waitForFunction((begun) => Date.now() - begun > 350, begun);
  await page.mouse.up();
}

async function openSlider(page: Page, layout = 'services'): Promise<Locator> {
  const slider = page.locator(`.slider[data-layout=${layout}]`).filter({ visible: true });
  await slider.scrollIntoViewIfNeeded();
  await slider.locator('[data-action=next]').waitFor();
  return slider;
}
