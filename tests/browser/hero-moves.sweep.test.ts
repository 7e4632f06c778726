/** The motion in the hero's drawings. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { siteRoot } from '../site-content.ts';
import { open, withMotion } from './open.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
  { width: 3440, height: 1440 },
];

const globe = '.hero-panel[data-motion="draw"] picture';
const lens = '.hero-panel[data-motion="clear"] picture';

describe.for(sizes)('at $width by $height', (viewport) => {
  test.for([globe, lens])('the moving part lies exactly over its picture, %s', async (picture) => {
    const page = await open('/', { viewport, ...withMotion });
    await page.locator(':root[data-loaded]').waitFor({ state: 'attached' });
    await expect.poll(() => layer(page, picture)).toMatch(/\.svg$/);
    const { width, height } = sizeOf(await layer(page, picture));
    const [below, above] = await page.locator(picture).evaluate(drawnBoxes, width / height);
    for (const [side, at] of Object.entries(below)) expect(above, side).toHaveProperty(side, at);
  });
});

test.for([
  { width: 1440, height: 900 },
  { width: 2560, height: 1080 },
  { width: 3440, height: 1440 },
])('at $width by $height no more than a quarter of the globe is cut off', async (viewport) => {
  const page = await open('/', { viewport });
  const seen = await page.locator(`${globe} img`).evaluate((img) => {
    if (!(img instanceof HTMLImageElement)) return 0;
    return (img.clientHeight * img.naturalWidth) / img.naturalHeight / img.clientWidth;
  });
  expect(seen).toBeGreaterThan(0.75);
});

test('a photograph fills the widest window, also from right to left', async () => {
  const viewport = { width: 3440, height: 1440 };
  const page = await open('/', { viewport });
  await page.locator(':root[data-loaded]').waitFor({ state: 'attached' });
  const picture = page.locator(globe);
  await picture.locator('img').evaluate((img) => img.setAttribute('src', '/team.jpg'));
  for (const direction of ['ltr', 'rtl']) {
    await page.locator('html').evaluate((html, dir) => html.setAttribute('dir', dir), direction);
    const box = await picture.evaluate((it) => it.getBoundingClientRect().toJSON());
    expect(box).toMatchObject({ left: 0, width: viewport.width });
  }
});

test('the arcs draw themselves in under 700 ms, once', async () => {
  const page = await open('/', withMotion);
  await expect.poll(() => layer(page, globe)).toContain('drawn');
  const file = fileOf(await layer(page, globe));
  const lasts = [...file.matchAll(/ dur="([\d.]+)s"/g)].map(([, seconds]) => Number(seconds));
  expect(Math.max(...lasts)).toBeLessThan(0.7);
  expect(file).not.toContain('repeatCount');
  expect(file.split('fill="freeze"').length - 1).toBe(lasts.length);
});

test('under reduced motion the arcs do not move, and tabs change without motion', async () => {
  const page = await open('/', { reducedMotion: 'reduce' });
  await expect.poll(() => layer(page, globe)).toContain('.svg');
  expect(fileOf(await layer(page, globe))).not.toContain('<animate');
  for (const index of [1, 2]) {
    await page.getByRole('tab').nth(index).click();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  }
  expect(await layer(page, lens)).toBe('');
});

test('without script the arcs also appear, still or drawn', async () => {
  const page = await open('/', { javaScriptEnabled: false });
  const url = await page.locator(globe).evaluate((picture) => {
    return getComputedStyle(picture, '::after').backgroundImage;
  });
  expect(url).toContain('/hero/arcs-');
});

test('a chosen tab moves its drawing for less than 700 ms and leaves it complete', async () => {
  const page = await open('/', withMotion);
  await expect.poll(() => layer(page, lens)).toContain('.svg');
  for (const index of [1, 2]) {
    const tab = page.getByRole('tab').nth(index);
    // Read as soon as it is pressed: later, on a slow machine, the drawing may rest already.
    const ends = await tab.evaluate((tab: HTMLElement) => {
      tab.click();
      return document
        .getAnimations()
        .filter((move) => move instanceof CSSAnimation)
        .map((move) => Number(move.effect?.getComputedTiming().endTime));
    });
    expect(ends).toHaveLength(1);
    expect(Math.max(...ends)).toBeLessThan(700);
    const running = () =>
      page.evaluate(
        () => document.getAnimations().filter((it) => it instanceof CSSAnimation).length,
      );
    await expect.poll(running).toBe(0);
  }
  const noise = page.locator(lens);
  const clip = await noise.evaluate((it) => getComputedStyle(it, '::after').clipPath);
  expect(clip).toMatch(/^circle\(0(px)? /);
});

test('a picture without a motion has nothing laid over it', async () => {
  const page = await open('/', withMotion);
  await expect.poll(() => layer(page, globe)).toContain('.svg');
  const picture = page.locator('.hero-panel picture').first();
  await page
    .locator('.hero-panel')
    .first()
    .evaluate((it) => it.removeAttribute('data-motion'));
  expect(await picture.evaluate((it) => getComputedStyle(it, '::after').content)).toBe('none');
});

/** The path of the file laid over a picture; empty if there is none. */
function layer(page: Page, picture: string): Promise<string> {
  return page.locator(picture).evaluate((it) => {
    const [, url = ''] =
      /url\("(.*)"\)/.exec(getComputedStyle(it, '::after').backgroundImage) ?? [];
    return url && new URL(url).pathname;
  });
}

const fileOf = (path: string) => readFileSync(join(siteRoot, 'dist', path), 'utf8');

function sizeOf(path: string): { width: number; height: number } {
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(fileOf(path)) ?? [];
  return { width: Number(width), height: Number(height) };
}

/** The position of the picture and of its overlay, in whole pixels from the panel's corner. */
function drawnBoxes(picture: Element, ratioAbove: number) {
  const img = picture.querySelector('img');
  const panel = picture.closest('.hero-panel');
  if (!img || !panel) throw new Error('no picture in a panel');
  const drawn = (box: { width: number; height: number }, ratio: number, place: string) => {
    const [across = 0, down = 0] = place.split(' ').map((share) => Number.parseFloat(share) / 100);
    const width = Math.max(box.width, box.height * ratio);
    const height = width / ratio;
    return [(box.width - width) * across, (box.height - height) * down, width, height].map(
      Math.round,
    );
  };
  const { width, height } = img.getBoundingClientRect();
  const style = getComputedStyle(picture, '::after');
  const above = { width: Number.parseFloat(style.width), height: Number.parseFloat(style.height) };
  const sides = (values: number[]) =>
    Object.fromEntries(values.map((at, index) => [`${index}`, at]));
  // Both are positioned from the panel's corner.
  const place = getComputedStyle(img).objectPosition;
  return [
    sides([0, 0, ...drawn({ width, height }, img.naturalWidth / img.naturalHeight, place)]),
    sides([
      Number.parseFloat(style.left),
      Number.parseFloat(style.top),
      ...drawn(above, ratioAbove, style.backgroundPosition),
    ]),
  ] as const;
}
