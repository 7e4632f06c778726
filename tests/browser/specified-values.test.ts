/** Numbers of the specification, as a visitor or the mail service meets them. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { content } from '../site-content.ts';
import { addressOf } from './address-of.ts';
import {
  endpoint,
  fillForm,
  notice,
  openForm,
  sendButton,
  states,
  test as testEnquiry,
} from './enquiry-page.ts';
import { newPage, open, withMotion } from './open.ts';
import { along } from './reading-direction.ts';

describe('an enquiry', () => {
  testEnquiry('names version 4.4.1 of the e-mail client', async ({ visit }) => {
    const { page } = await visit();
    await openForm(page);
    await fillForm(page);
    const request = page.waitForRequest(endpoint);
    await sendButton(page).click();
    expect((await request).postDataJSON()).toMatchObject({ lib_version: '4.4.1' });
  });

  testEnquiry('is confirmed for 5000 ms, and no longer', async ({ visit }) => {
    const { page } = await visit();
    await openForm(page);
    await fillForm(page);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await sendButton(page).click();
    const sentence = notice(page).getByText(states.sent.text);
    const step = 50;
    await expect
      .poll(async () => {
        await page.clock.runFor(step);
        return sentence.isVisible();
      })
      .toBe(true);
    await page.clock.runFor(5000 - 2 * step);
    expect(await sentence.isVisible()).toBe(true);
    await page.clock.runFor(3 * step);
    await expect.poll(() => sentence.isVisible()).toBe(false);
  });
});

test('a part is revealed once a hundredth of it is in view', async () => {
  const page = await newPage(withMotion);
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

  test('follows a drag once it is longer than 5 pixels', async () => {
    const page = await open('/');
    const slider = await openSlider(page);
    const slide = slider.locator('.slider-slide').first();
    const place = () => slide.evaluate((it) => it.getBoundingClientRect().left);
    const { x = 0, y = 0, width = 0 } = (await slider.locator('.slider-row').boundingBox()) ?? {};
    const drag = (pixels: number) => page.mouse.move(x + width / 2 - pixels * along, y + 60);
    const start = await place();
    await drag(0);
    await page.mouse.down();
    for (const pixels of [4, 5]) await drag(pixels);
    expect(await place()).toBe(start);
    // From the first move beyond 5 pixels on, the slide stays under the pointer.
    for (const pixels of [6, 16]) await drag(pixels);
    expect(await place()).toBe(start - 10 * along);
    await page.mouse.up();
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

async function openSlider(page: Page): Promise<Locator> {
  const slider = page.locator('.slider[data-layout=services]').filter({ visible: true });
  await slider.scrollIntoViewIfNeeded();
  await slider.locator('[data-action=next]').waitFor();
  return slider;
}
