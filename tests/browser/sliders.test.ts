import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { fill } from '../../components/text/fill.ts';
import { newPage, open } from './open.ts';

const servicesSlider = 'The twelve services';
const board = 'Board of directors';

const content = (file: string) =>
  parse(readFileSync(join(import.meta.dirname, '../../content', file), 'utf8'));
const services = z.array(z.object({ title: z.string() })).parse(content('services.yaml'));
const { slider: words } = z
  .object({ slider: z.object({ goTo: z.string() }) })
  .parse(content('ui.yaml'));
const goTo = (title: string) => fill(words.goTo, { title });
const titleOf = (place: number) => services[place - 1]?.title ?? '';

test('wakes although a busy page is told only later that it came into view', async () => {
  const page = await newPage();
  await page.addInitScript(() => {
    const Observer = window.IntersectionObserver;
    // Both changes at once: that it was out of view, and that it came.
    window.IntersectionObserver = class extends Observer {
      constructor(told: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const earlier: IntersectionObserverEntry[] = [];
        super((entries, observer) => {
          earlier.push(...entries);
          if (earlier.at(-1)?.isIntersecting) told(earlier.splice(0), observer);
        }, options);
      }
    };
  });
  await page.goto('/');
  const slider = page.locator('[data-island="Slider"]').last();
  await slider.scrollIntoViewIfNeeded();
  await slider.and(page.locator('[data-ready]')).waitFor();
});

describe('the services slider', () => {
  test.for([
    [1440, 3, 1],
    [854, 3, 1],
    [800, 2, 1],
    [700, 2, 2],
    [560, 2, 1],
    [559, 1, 1],
    [470, 1, 1],
  ] as const)('at %i px shows %i slides and moves by %i', async ([width, count, step]) => {
    const slider = await openSlider(servicesSlider, {
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    });
    expect(await shown(slider)).toEqual(inOrder(1, count));
    await slider.getByRole('button', { name: 'Next slide' }).click();
    await expectShown(slider, inOrder(1 + step, count));
  });

  test('shows one slide at a time on 470 px, also after the window was made narrower', async () => {
    const slider = await openSlider(servicesSlider);
    await slider.page().setViewportSize({ width: 470, height: 900 });
    await expectShown(slider, [1]);
  });

  test('has no end in either direction', async () => {
    const slider = await openSlider(servicesSlider, { reducedMotion: 'reduce' });
    const previous = slider.getByRole('button', { name: 'Previous slide' });
    const next = slider.getByRole('button', { name: 'Next slide' });
    await previous.click();
    await expectShown(slider, [12, 1, 2]);
    await previous.click();
    await expectShown(slider, [11, 12, 1]);
    for (let click = 0; click < 14; click++) await next.click();
    await expectShown(slider, [1, 2, 3]);
  });

  test('has a dot for each slide, which leads to it and says which one is shown', async () => {
    const slider = await openSlider(servicesSlider, { reducedMotion: 'reduce' });
    const dots = slider.locator('.slider-dot');
    expect(await names(dots)).toEqual(services.map(({ title }) => goTo(title)));
    await dots.nth(6).click();
    await expectShown(slider, [7, 8, 9]);
    expect(await names(slider.locator('[aria-current=true]'))).toEqual([goTo(titleOf(7))]);
  });

  test('names its dots by the slides they lead to where it moves two at a time', async () => {
    const slider = await openSlider(servicesSlider, {
      viewport: { width: 700, height: 900 },
      reducedMotion: 'reduce',
    });
    const places = inOrder(1, services.length).filter((place) => place % 2 === 1);
    const dots = slider.locator('.slider-dot');
    expect(await names(dots)).toEqual(places.map((place) => goTo(titleOf(place))));
    await dots.nth(2).click();
    await expectShown(slider, [5, 6]);
  });

  test('is dragged in both directions', async () => {
    const slider = await openSlider(servicesSlider);
    const page = slider.page();
    const row = await slider.locator('.slider-row').boundingBox();
    const middle = { x: (row?.x ?? 0) + (row?.width ?? 0) / 2, y: (row?.y ?? 0) + 60 };
    const drag = async (distance: number) => {
      await page.mouse.move(middle.x, middle.y);
      await page.mouse.down();
      await page.mouse.move(middle.x + distance, middle.y, { steps: 8 });
      await page.mouse.up();
    };
    await drag(-400);
    await expectShown(slider, [2, 3, 4]);
    await drag(400);
    await expectShown(slider, [1, 2, 3]);
  });

  test('moves with the arrow keys while focus is in it, and leaves all other keys alone', async () => {
    const slider = await openSlider(servicesSlider, { reducedMotion: 'reduce' });
    const page = slider.page();
    await slider.getByRole('button', { name: 'Next slide' }).focus();
    await page.keyboard.press('ArrowRight');
    await expectShown(slider, [2, 3, 4]);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expectShown(slider, [12, 1, 2]);

    const scrolled = await page.evaluate(() => scrollY);
    await page.keyboard.press('PageDown');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled);
    await expectShown(slider, [12, 1, 2]);
  });

  test('does not take the arrow keys of the rest of the page', async () => {
    const slider = await openSlider(servicesSlider, { viewport: { width: 1440, height: 3000 } });
    const page = slider.page();
    await page.getByRole('tab', { selected: true }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('tab', { selected: true }).textContent()).toContain('Insight');
    await page.waitForTimeout(700);
    expect(await shown(slider)).toEqual([1, 2, 3]);
  });

  test('says which slide is shown after it has moved', async () => {
    const slider = await openSlider(servicesSlider, { reducedMotion: 'reduce' });
    const status = slider.getByRole('status');
    expect(await status.textContent()).toBe('');
    await slider.getByRole('button', { name: 'Next slide' }).click();
    await expect.poll(() => status.textContent()).toBe('Slide 2 of 12');
    await slider.locator('.slider-dot').last().click();
    await expect.poll(() => status.textContent()).toBe('Slide 12 of 12');
  });

  test('names its slides by their place, and itself as a slider', async () => {
    const slider = await openSlider(servicesSlider);
    expect(await slider.getAttribute('aria-roledescription')).toBe('slider');
    const slides = slider.locator('[aria-roledescription=slide]');
    expect(await names(slides)).toEqual(inOrder(1, 12).map((index) => `Slide ${index} of 12`));
  });

  test('shows the slide that the address names', async () => {
    const page = await open('/#service-global-logistics');
    const slide = page.locator('#service-global-logistics');
    await expect.poll(() => isShown(slide)).toBe(true);
    await page.goto('/#service-defense');
    await expect.poll(() => isShown(page.locator('#service-defense'))).toBe(true);
    await page.goBack();
    await expect.poll(() => isShown(slide)).toBe(true);
  });
});

test('keeps the focus that came before it worked, and then goes on to its controls', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  let letThrough = () => {};
  const wait = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/Slider-*.js', async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('tab', { selected: true }).focus();
  const slider = page.getByRole('region', { name: servicesSlider });
  const row = slider.locator('.slider-row');
  const hasFocus = (it: Locator) => it.evaluate((element) => element.matches(':focus'));
  while (!(await hasFocus(row))) await page.keyboard.press('Tab');
  letThrough();
  await slider.and(page.locator('[data-ready]')).waitFor();
  expect(await hasFocus(row)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await hasFocus(slider.locator('.slider-dot').first())).toBe(true);
  expect(await row.getAttribute('tabindex')).toBeNull();
});

describe('playing', () => {
  test('starts paused; once asked to, a slide comes every three seconds until it is paused', async () => {
    const page = await newPage();
    await page.clock.install();
    await page.goto('/');
    const slider = await reach(page, servicesSlider);
    const play = slider.getByRole('button', { name: 'Play the slides' });
    const pause = slider.getByRole('button', { name: 'Pause the slides' });
    expect([await play.isVisible(), await pause.isVisible()]).toEqual([true, false]);
    await page.clock.fastForward(10_000);
    expect(await shown(slider)).toEqual([1, 2, 3]);

    await play.click();
    expect([await play.isVisible(), await pause.isVisible()]).toEqual([false, true]);
    for (const first of [2, 3]) {
      await page.clock.fastForward(2000);
      expect(await shown(slider)).toEqual(inOrder(first - 1, 3));
      await page.clock.fastForward(1000);
      await expectShown(slider, inOrder(first, 3));
      await expectStill(slider);
    }
    // What moves by itself is not announced.
    expect(await slider.getByRole('status').textContent()).toBe('');

    await pause.click();
    expect(await play.and(page.locator(':focus')).count()).toBe(1);
    await page.clock.fastForward(10_000);
    expect(await shown(slider)).toEqual([3, 4, 5]);
  });

  test('is not offered under reduced motion', async () => {
    for (const name of [servicesSlider, board]) {
      const slider = await openSlider(name, { reducedMotion: 'reduce' });
      expect(await slider.getByRole('button', { name: /^(Play|Pause)/ }).count()).toBe(0);
    }
  });
});

test('the board slider shows one member at a time and has no end', async () => {
  for (const width of [1440, 390]) {
    const slider = await openSlider(board, {
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    });
    const next = slider.getByRole('button', { name: 'Next slide' });
    for (const index of [1, 2, 3, 1]) {
      await expectShown(slider, [index]);
      await next.click();
    }
    await slider.getByRole('button', { name: 'Previous slide' }).click();
    await slider.getByRole('button', { name: 'Previous slide' }).click();
    await expectShown(slider, [3]);
  }
});

describe('the script of the sliders', () => {
  test('is not asked for before a slider is near', async () => {
    const page = await newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const slider = (path: string) => path.startsWith('/assets/Slider-');
    expect(asked.filter(slider)).toEqual([]);
    await page.getByRole('region', { name: servicesSlider }).scrollIntoViewIfNeeded();
    await expect.poll(() => asked.filter(slider).length).toBe(1);
  });

  test('is waited for without a loss: what was scrolled and clicked before it came still counts', async () => {
    const page = await newPage({ reducedMotion: 'reduce' });
    let letThrough = () => {};
    const wait = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/assets/Slider-*.js', async (route) => {
      await wait;
      await route.continue();
    });
    await page.goto('/');
    const slider = page.getByRole('region', { name: servicesSlider });
    await slider.scrollIntoViewIfNeeded();
    const before = await slider.boundingBox();
    // Its controls come when they work; until then the row scrolls by itself.
    expect(await slider.getByRole('button').count()).toBe(0);
    await slider.locator('.slider-row').focus();
    await page.keyboard.press('ArrowRight');
    await expectShown(slider, [2, 3, 4]);
    await slider.locator('[data-action=next]').dispatchEvent('click');
    letThrough();
    await slider.getByRole('button', { name: 'Next slide' }).waitFor();
    await expectShown(slider, [3, 4, 5]);
    expect((await slider.boundingBox())?.height).toBe(before?.height);
  });
});

async function openSlider(name: string, options?: Parameters<typeof open>[1]): Promise<Locator> {
  return reach(await open('/', options), name);
}

/** Scrolls to a slider and waits until it works. */
async function reach(page: Page, name: string): Promise<Locator> {
  const slider = page.getByRole('region', { name });
  await slider.scrollIntoViewIfNeeded();
  await slider.getByRole('button', { name: 'Next slide' }).waitFor();
  return slider;
}

const inOrder = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => first + index);

/** The numbers of the slides that are wholly seen, from left to right. */
function shown(slider: Locator): Promise<number[]> {
  return slider.evaluate((element) => {
    const row = element.querySelector('.slider-row')?.getBoundingClientRect();
    return [...element.querySelectorAll('[aria-roledescription=slide]')]
      .map((slide) => ({ label: slide.ariaLabel ?? '', box: slide.getBoundingClientRect() }))
      .filter(({ box }) => row && box.left > row.left - 2 && box.right < row.right + 2)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ label }) => Number(label.match(/\d+/)?.[0]));
  });
}

async function expectShown(slider: Locator, slides: number[], timeout = 1500): Promise<void> {
  await expect.poll(() => shown(slider), { timeout }).toEqual(slides);
}

/** Waits for the end of the transition: only then can the slider move again. */
async function expectStill(slider: Locator): Promise<void> {
  const moving = () => slider.evaluate((it) => it.getAnimations({ subtree: true }).length);
  await expect.poll(moving).toBe(0);
}

function isShown(slide: Locator): Promise<boolean> {
  return slide.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  });
}

function names(controls: Locator): Promise<(string | null)[]> {
  return controls.evaluateAll((all) => all.map((control) => control.ariaLabel));
}
