import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newPage, open } from './open.ts';

const sun = 'rgb(246, 167, 35)';

describe('the map of engagements', () => {
  test('says what it shows, and has a pin with its place for each of the twelve case studies', async () => {
    const page = await open('/');
    const map = page.getByRole('img', { name: /^World map/ });
    const places = await map.locator('g text').allTextContents();
    const cards = await page.locator('#our-reach .case-place b').allTextContents();
    expect(places).toHaveLength(12);
    expect(places).toEqual(cards);
  });

  test('a case card under the pointer lights its pin and its arc, the first one too', async () => {
    const { page, cards, pins } = await openReach();
    for (const index of [1, 6, 11]) {
      await cards.nth(index).hover();
      await expectLit(pins, [index]);
      await expect.poll(() => pins.nth(index).locator('.pin').evaluate(fillOf)).toBe(sun);
      await expect
        .poll(() =>
          pins
            .nth(index)
            .locator('.arc')
            .evaluate((it) => getComputedStyle(it).strokeWidth),
        )
        .toBe('3px');
    }
    await page.getByRole('heading', { name: 'Case studies' }).hover();
    await expectLit(pins, []);
  });

  test('a pin under the pointer lights its card', async () => {
    const { cards, pins } = await openReach();
    const plain = await cards.nth(9).evaluate(groundOf);
    for (const index of [9, 2]) {
      await pins.nth(index).locator('.pin').hover();
      await expectLit(cards, [index]);
      await expect.poll(() => cards.nth(index).evaluate(groundOf)).not.toBe(plain);
    }
    await expect.poll(() => cards.nth(9).evaluate(groundOf)).toBe(plain);
  });

  test.for([768, 1024, 1440, 1920])(
    'at %i px no label lies over another or is cut',
    async (width) => {
      const page = await open('/', { viewport: { width, height: 1000 } });
      await page.evaluate(() => document.fonts.ready);
      const labels = await page.locator('.reach-map text').evaluateAll((texts) =>
        texts.map((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect();
          // A line's box is higher than its letters by more than this.
          return { text: text.textContent, left, right, top: top + 1, bottom: bottom - 1 };
        }),
      );
      expect(labels.length).toBeGreaterThanOrEqual(12);
      const overlaps = labels.flatMap((a, index) =>
        labels
          .slice(index + 1)
          .filter(
            (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
          )
          .map((b) => `${a.text} and ${b.text}`),
      );
      expect(overlaps).toEqual([]);
      for (const { text, left, right } of labels) {
        expect(left, text ?? '').toBeGreaterThanOrEqual(0);
        expect(right, text ?? '').toBeLessThanOrEqual(width);
      }
    },
  );
});

describe('the map of the office', () => {
  const show = { name: 'Show the interactive map' };
  const link = { name: 'Open in OpenStreetMap' };

  test('asks nothing of the map service before the visitor asks for the map', async () => {
    const { page, asked } = await openContact((route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>A map</h1>' }),
    );
    expect(await page.getByRole('img', { name: /Kampala marked/ }).count()).toBe(1);
    await page.getByRole('button', show).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);

    await page.getByRole('button', show).click();
    const map = page.frameLocator('iframe[title^="Interactive map of Kampala"]');
    await map.getByRole('heading', { name: 'A map' }).waitFor();
    await expect
      .poll(() => page.locator('iframe').evaluate((it) => getComputedStyle(it).opacity))
      .toBe('1');
    expect(asked).toHaveLength(1);
    expect(await page.getByRole('button', show).count()).toBe(0);
    expect(await page.locator('iframe').evaluate((it) => it === document.activeElement)).toBe(true);
  });

  test('a click before its script has come is not lost', async () => {
    const { page } = await openContact((route) => route.fulfill({ body: 'A map' }));
    let letThrough = () => {};
    const wait = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/assets/ContactMap-*.js', async (route) => {
      await wait;
      await route.continue();
    });
    await page.getByRole('button', show).click();
    expect(await page.locator('iframe').count()).toBe(0);
    letThrough();
    await page.locator('iframe').waitFor();
  });

  test('the plain link stays when the map service refuses to be framed or cannot be reached', async () => {
    for (const refuse of [
      (route: MapRoute) => route.fulfill({ headers: { 'X-Frame-Options': 'DENY' }, body: 'no' }),
      (route: MapRoute) => route.abort(),
    ]) {
      const { page } = await openContact(refuse);
      await page.getByRole('button', show).click();
      await page.locator('iframe').waitFor();
      expect(await page.getByRole('link', link).isVisible()).toBe(true);
      expect(await page.getByRole('link', link).getAttribute('href')).toMatch(/openstreetmap\.org/);
    }
  });
});

type MapRoute = Parameters<Parameters<Page['route']>[1]>[0];

/** The contact page, with an answer of ours in place of the map service's. */
async function openContact(answer: (route: MapRoute) => Promise<void>) {
  const page = await newPage();
  const asked: string[] = [];
  await page.route(/openstreetmap\.org/, (route) => {
    asked.push(route.request().url());
    return answer(route);
  });
  await page.goto('/contact/');
  return { page, asked };
}

async function openReach() {
  const page = await open('/');
  const reach = page.locator('#our-reach');
  return { page, cards: reach.locator('li[data-case]'), pins: reach.locator('g[data-case]') };
}

async function expectLit(parts: Locator, indices: number[]): Promise<void> {
  const lit = () =>
    parts.evaluateAll((all) => all.flatMap((it, index) => (it.matches('[data-lit]') ? index : [])));
  await expect.poll(lit).toEqual(indices);
}

const fillOf = (element: Element) => getComputedStyle(element).fill;
const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;
