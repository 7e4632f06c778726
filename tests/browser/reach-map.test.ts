import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { content } from '../site-content.ts';
import { newPage, open } from './open.ts';

const { cases, home, site, contact } = content;
const away = cases.flatMap(({ location }, at) => (location === site.founded.place ? [] : at));

describe('the map of engagements', () => {
  test('says what it shows, and has a pin with its place for each case study', async () => {
    const page = await open('/');
    const map = page.getByRole('img', { name: home.reachIntro.map, exact: true });
    const places = await map.locator('g text').allTextContents();
    const cards = await page.locator('#our-reach .case-place b').allTextContents();
    expect(cards).toEqual(cases.map(({ location }) => location));
    expect(new Set(places)).toEqual(new Set(cards));
  });

  test('a case card under the pointer lights its pin and its arc, the first one too', async () => {
    const { page, cards, pins } = await openReach();
    const sun = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--sun)';
      return getComputedStyle(probe).color;
    });
    for (const index of [...away.slice(0, 2), ...away.slice(-1)]) {
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
    await page.locator('#case-studies').hover();
    await expectLit(pins, []);
  });

  test('a pin under the pointer lights its card', async () => {
    const { cards, pins } = await openReach();
    const [one = 0, other = one] = [away.at(-1), away.at(-2)];
    const plain = await cards.nth(one).evaluate(groundOf);
    for (const index of [one, other]) {
      await pins.nth(index).locator('.pin').hover();
      await expectLit(cards, [index]);
      await expect.poll(() => cards.nth(index).evaluate(groundOf)).not.toBe(plain);
    }
    if (other !== one) await expect.poll(() => cards.nth(one).evaluate(groundOf)).toBe(plain);
  });

  test.for([768, 1024, 1440, 1920])(
    'at %i px no label lies over another or is cut',
    async (width) => {
      const page = await open('/', { viewport: { width, height: 1000 } });
      await page.evaluate(() => document.fonts.ready);
      const labels = await page.locator('.reach-map text').evaluateAll((texts) =>
        texts
          .filter((text) => text.checkVisibility({ visibilityProperty: true }))
          .map((text) => {
            const { left, right, top, bottom } = text.getBoundingClientRect();
            // A line's box is higher than its letters by more than this.
            return { text: text.textContent, left, right, top: top + 1, bottom: bottom - 1 };
          }),
      );
      expect(labels.length).toBeGreaterThan(0);
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
  const show = { name: contact.map.show, exact: true };
  const link = { name: contact.map.link };

  test('asks nothing of the map service before the visitor asks for the map', async () => {
    const { page, asked } = await openContact((route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>A map</h1>' }),
    );
    expect(await page.getByRole('img', { name: contact.map.alt, exact: true }).count()).toBe(1);
    await page.getByRole('button', show).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);

    await page.getByRole('button', show).click();
    expect(await page.locator('iframe').getAttribute('title')).toBe(contact.map.title);
    const map = page.frameLocator('iframe');
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
