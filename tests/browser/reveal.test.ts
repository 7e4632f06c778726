import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressOf } from './address-of.ts';
import { open, runFirst, takeTab, withMotion } from './open.ts';

test('nothing is hidden until it is revealed', async () => {
  for (const path of ['/', addressOf('/service/')]) {
    const page = await open(path, withMotion);
    expect(await faintParts(page)).toEqual([]);
  }
});

test('a part of the page draws itself in place when it comes into view, and only once', async () => {
  const page = await takeTab(withMotion);
  await countAnimations(page);
  await page.goto(addressOf('/service/'));
  await page.locator(':root[data-site]').waitFor();
  const last = page.locator('[data-reveal]').last();
  expect(await animations(page)).toEqual([]);

  await last.scrollIntoViewIfNeeded();
  // Reported by an event: on a slow machine it may be over before the test looks.
  const place = await last.evaluate((it) => [...document.querySelectorAll('*')].indexOf(it));
  await expect.poll(() => animations(page)).toContain(`reveal ${place}`);
  await expect.poll(() => last.evaluate((it) => it.getAnimations().length)).toBe(0);
  await expect.poll(() => faintParts(page)).toEqual([]);

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await someFrames(page);
  await last.scrollIntoViewIfNeeded();
  await someFrames(page);
  const started = await animations(page);
  expect(started.length).toBeGreaterThan(0);
  expect(new Set(started).size).toBe(started.length);
});

test.for([
  ['ltr', 'right'],
  ['rtl', 'left'],
] as const)('in text that runs %s, what is still hidden is on the %s', async ([dir, side]) => {
  const page = await takeTab(withMotion);
  await page.goto(addressOf('/service/'));
  await page.evaluate((dir) => {
    document.documentElement.dir = dir;
  }, dir);
  const frames = await page
    .locator('[data-reveal]')
    .last()
    .evaluate((it) => {
      it.setAttribute('data-reveal', 'now');
      const [animation] = it.getAnimations();
      const effect = animation?.effect;
      return effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
    });
  // The edges in the order of CSS: top, right, bottom, left.
  const edges = /\((.*)\)/.exec(String(frames[0]?.clipPath))?.[1]?.split(' ') ?? [];
  expect(edges[side === 'right' ? 1 : 3]).toBe('100%');
});

test('what is in view at the start does not move', async () => {
  const page = await takeTab({ viewport: { width: 1440, height: 4000 }, ...withMotion });
  await countAnimations(page);
  await page.goto(addressOf('/service/'));
  await page.locator(':root[data-site]').waitFor();
  await someFrames(page);
  expect(await animations(page)).toEqual([]);
});

test('nothing moves under reduced motion', async () => {
  const page = await takeTab({ reducedMotion: 'reduce' });
  await page.goto(addressOf('/service/'));
  const parts = await page.locator('[data-reveal]').all();
  expect(parts.length).toBeGreaterThan(0);
  for (const part of parts) {
    await part.scrollIntoViewIfNeeded();
    const longest = await part.evaluate((it) =>
      Math.max(0, ...it.getAnimations().map(({ effect }) => Number(effect?.getTiming().duration))),
    );
    expect(longest).toBeLessThan(1);
  }
});

test('without IntersectionObserver there is a warning, no error, and everything is visible', async () => {
  const page = await takeTab(withMotion);
  const [warnings, errors]: string[][] = [[], []];
  page.on('console', (message) => message.type() === 'warning' && warnings?.push(message.text()));
  page.on('pageerror', (error) => errors?.push(error.message));
  await runFirst(page, () => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });
  await page.goto(addressOf('/service/'));
  await page.locator(':root[data-site]').waitFor();
  await page.locator('[data-reveal]').last().scrollIntoViewIfNeeded();
  expect(warnings).toEqual([expect.stringContaining('IntersectionObserver')]);
  expect(errors).toEqual([]);
  await expect.poll(() => faintParts(page)).toEqual([]);

  await page.goto('/');
  await page.locator(':root[data-site]').waitFor();
  const slider = page.locator('[data-island=Slider]');
  if (await slider.count()) await slider.first().and(page.locator('[data-ready]')).waitFor();
  expect(errors).toEqual([]);
});

/** Texts in the page's body that are not fully opaque or visible. */
function faintParts(page: Page): Promise<string[]> {
  return page.locator('[data-reveal], [data-reveal] *').evaluateAll((parts) =>
    parts
      .filter((part) => part.textContent !== '' && !(part instanceof SVGElement))
      .filter((part) => {
        const { opacity, visibility } = getComputedStyle(part);
        return opacity !== '1' || visibility !== 'visible';
      })
      .map((part) => part.outerHTML.slice(0, 80)),
  );
}

/** Records each reveal that starts from now on. */
async function countAnimations(page: Page): Promise<void> {
  await runFirst(page, () => {
    addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof Element) || !target.matches('[data-reveal]')) return;
      performance.mark(`reveal ${[...document.querySelectorAll('*')].indexOf(target)}`);
    });
  });
}

/** An observer reports within a frame or two, and its effect shows in the next one. */
async function someFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
  });
}

function animations(page: Page): Promise<string[]> {
  return page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name));
}
