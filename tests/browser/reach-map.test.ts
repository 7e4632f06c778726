import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { isFull, sampled } from '../matrix.ts';
import { content } from '../site-content.ts';
import { addressOf } from './address-of.ts';
import { fontsReady } from './fonts-ready.ts';
import { desktop, open, phone, takeTab } from './open.ts';
import { along } from './reading-direction.ts';

const { cases, home, site, contact } = content;
/** A window in which the map stays in view beside the cases. */
const tablet = { width: 1100, height: 900 };
const away = cases.flatMap(({ location }, at) => (location === site.founded.place ? [] : at));

describe.runIf(cases.length > 0)('the map of engagements', () => {
  test('describes itself, and has a pin with a place for each case study', async () => {
    const page = await open('/');
    const map = page.getByRole('img', { name: home.reachIntro.map, exact: true });
    expect(await map.isVisible()).toBe(true);
    const places = await page.locator('.reach-map a text').allTextContents();
    const cards = await page.locator('#our-reach .case-place b').allTextContents();
    expect(cards).toEqual(cases.map(({ location }) => location));
    expect(new Set(places)).toEqual(new Set(cards));
  });

  test('a case that is pointed at, focused or scrolled to highlights its pin and arc, and shows its place', async () => {
    const { page, cards, pins, map } = await openReach({ viewport: tablet });
    const sun = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--sun)';
      return getComputedStyle(probe).color;
    });
    const ways = [
      (card: Locator) => card.hover(),
      (card: Locator) => card.locator('.case-place').focus(),
      (card: Locator) => card.evaluate((it) => it.scrollIntoView({ block: 'center' })),
    ];
    // Among cases in one row, scrolling highlights the first.
    const starts = await cards.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().x));
    const leading = away.filter((at) => starts[at] === starts[0]);
    for (const [turn, index] of [...away.slice(0, 2), ...leading.slice(-1)].entries()) {
      await cards.nth(index).evaluate(async (it) => {
        it.scrollIntoView({ block: 'center', behavior: 'instant' });
        // What is in view is reported after the next frame, and the last report counts.
        for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
        await new Promise((report) => setTimeout(report));
      });
      await ways[turn]?.(cards.nth(index));
      await expectLit(pins, [index]);
      await expectLit(cards, [index]);
      const pin = pins.nth(index);
      await expect.poll(() => pin.locator('.pin').evaluate(fillOf)).toBe(sun);
      await expect
        .poll(() => pin.locator('.arc').evaluate((it) => getComputedStyle(it).strokeWidth))
        .toBe('3px');
      expect(await placeNamed(map)).toContain(cases[index]?.location);
      // The place is in view beside the case.
      const [top = 0, bottom = 0] = await pin.locator('.pin').evaluate(topAndBottom);
      expect(top, `turn ${turn}`).toBeGreaterThan(0);
      expect(bottom, `turn ${turn}`).toBeLessThanOrEqual(tablet.height);
    }
    for (const dir of ['rtl', 'ltr']) {
      await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), dir);
      const [beside, list] = [await map.boundingBox(), await cards.first().boundingBox()];
      const isLeft = dir === 'ltr' ? beside : list;
      expect((isLeft?.x ?? 0) + (isLeft?.width ?? 0)).toBeLessThanOrEqual(
        (dir === 'ltr' ? list : beside)?.x ?? 0,
      );
    }
  });

  test('in wide windows the map has the full width, with the cases in rows of four below it', async () => {
    const { page, cards, pins, map } = await openReach();
    const [drawn, section] = [await map.boundingBox(), await page.locator('.reach').boundingBox()];
    expect(Math.round(drawn?.width ?? 0)).toBe(Math.round(section?.width ?? 1));
    const tops = await cards.evaluateAll((all) =>
      all.map((it) => Math.round(it.getBoundingClientRect().top)),
    );
    expect(tops.filter((top) => top === tops[0])).toHaveLength(Math.min(4, cases.length));
    expect(Math.min(...tops)).toBeGreaterThanOrEqual((drawn?.y ?? 0) + (drawn?.height ?? 0));
    const at = away[0] ?? 0;
    await cards.nth(at).hover();
    await expectLit(pins, [at]);
    // Each place is named on the map, or while its pin is highlighted if it has no room.
    const size = await pins
      .nth(at)
      .locator('text')
      .evaluate((it) => it.getBoundingClientRect().height);
    expect(size).toBeGreaterThan(12);
  });

  test.for(sampled([phone, desktop]))(
    'at $width px a result that leads to its case highlights only that case',
    async (viewport) => {
      const { page, cards, pins, map } = await openReach({ viewport });
      await map.scrollIntoViewIfNeeded();
      await page.locator('.reach[data-ready]').waitFor();
      const results = page.locator('main a[href^="#case-"]:not(svg a)');
      for (const result of await results.all()) {
        const id = (await result.getAttribute('href'))?.slice(1);
        const index = await cards.evaluateAll((all, id) => all.findIndex((it) => it.id === id), id);
        await result.click();
        await page.mouse.move(1, 1);
        await expectLit(cards, [index]);
        await expectLit(pins, [index]);
      }
    },
  );

  test.for(sampled([desktop, phone]))(
    'at $width px each pin is a target of at least 24 px that leads to its case, with a link back',
    async (viewport) => {
      const { page, cards, pins, map } = await openReach({ viewport });
      await map.scrollIntoViewIfNeeded();
      await page.locator('.reach[data-ready]').waitFor();
      // A few prove as much as all, and take a minute less.
      for (const index of away.slice(0, isFull ? 12 : 4)) {
        const pin = pins.nth(index);
        expect(await pin.evaluate(shownSize)).toBeGreaterThanOrEqual(24);
        // At its exact centre, however close its neighbours are.
        const [x = 0, y = 0] = await pin.locator('.pin').evaluate(middleOf);
        await page.mouse.move(x, y);
        await expectLit(cards, [index]);
        await page.mouse.click(x, y);
        const id = await cards.nth(index).getAttribute('id');
        await expect.poll(() => page.evaluate(() => location.hash)).toBe(`#${id}`);
        // If the map stays in view, the case scrolls to just below it.
        const [, under = 0] = await map.evaluate(topAndBottom);
        const [top = 0] = await cards.nth(index).evaluate(topAndBottom);
        expect(top).toBeGreaterThanOrEqual(viewport === phone ? under - 1 : 0);
        expect(top).toBeLessThan(viewport.height);
        await cards.nth(index).locator('.case-place').click();
        await expect.poll(() => map.evaluate((it) => location.hash === `#${it.id}`)).toBe(true);
        expect((await map.evaluate(topAndBottom))[1]).toBeLessThanOrEqual(viewport.height);
      }
    },
  );

  test('a pin leads to its case even if the address already names that case', async () => {
    const { page, cards, pins, map } = await openReach();
    await map.scrollIntoViewIfNeeded();
    await page.locator('.reach[data-ready]').waitFor();
    const topOf = async () => Math.round((await cards.last().evaluate(topAndBottom))[0] ?? 0);
    const press = async () => {
      await pins.last().locator('.pin').scrollIntoViewIfNeeded();
      const [x = 0, y = 0] = await pins.last().locator('.pin').evaluate(middleOf);
      await page.mouse.click(x, y);
    };
    await press();
    await expect.poll(() => page.evaluate(() => location.hash)).not.toBe('');
    const there = await topOf();
    await page.mouse.wheel(0, -200);
    await expect.poll(topOf).toBeGreaterThan(there);
    await press();
    await expect.poll(topOf).toBe(there);
  });

  test.runIf(cases.length > 2)(
    'a case that the address comes to name is highlighted, also if it is in view beside the one before',
    async () => {
      const { page, cards } = await openReach();
      await page.locator('.reach').scrollIntoViewIfNeeded();
      await page.locator('.reach[data-ready]').waitFor();
      for (const index of [1, 2]) {
        const id = await cards.nth(index).getAttribute('id');
        await page.evaluate((id) => {
          location.hash = `#${id}`;
        }, id);
        await expectLit(cards, [index]);
      }
      await page.goBack();
      await expectLit(cards, [1]);
    },
  );

  test('on phones cases form a row below the map, and the one in its middle is highlighted', async () => {
    const { page, cards, pins, map } = await openReach({
      viewport: phone,
    });
    await page.locator('.reach').scrollIntoViewIfNeeded();
    await page.locator('.reach[data-ready]').waitFor();
    // As slowly as a finger moves it, without the snap that would follow.
    await cards.first().evaluate(async (card, along) => {
      const row = card.parentElement;
      if (!row) return;
      row.style.scrollSnapType = 'none';
      for (let left = 0; left < card.clientWidth - 20; left += 10) {
        row.scrollLeft = left * along;
        await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
      }
      row.style.scrollSnapType = '';
    }, along);
    await expectLit(cards, [1]);
    for (const index of [1, cases.length - 1]) {
      await cards.nth(index).evaluate((it) => it.scrollIntoView({ inline: 'center' }));
      await expectLit(cards, [index]);
      await expectLit(pins, [index]);
      expect(await placeNamed(map)).toContain(cases[index]?.location);
    }
    const tops = await cards.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });

  test('without script a pin leads to its case, which is marked', async () => {
    const { page, cards, pins } = await openReach({ javaScriptEnabled: false });
    // Labels that would cover others are hidden until their pin is pointed at.
    const labelled = await pins.evaluateAll((all) =>
      all.flatMap((pin, at) => (pin.querySelector('text:not(.crowded)') ? at : [])),
    );
    const index = away.findLast((at) => labelled.includes(at)) ?? 0;
    await pins.nth(index).locator('text').click();
    const ground = (at: number) => cards.nth(at).evaluate(groundOf);
    expect(new URL(page.url()).hash).toBe(`#${await cards.nth(index).getAttribute('id')}`);
    if (index > 0) await expect.poll(() => ground(index)).not.toBe(await ground(0));
  });

  // On smaller screens, only the highlighted case's place is shown, below the map.
  test.for(isFull ? [1152, 1440, 1920] : [1440])(
    'at %i px no label overlaps another or is cut off',
    async (width) => {
      const page = await open('/', { viewport: { width, height: 1000 } });
      await fontsReady(page);
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

  test('requests nothing from the map service before the visitor asks for the map', async () => {
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

  test('a click before its script has loaded is not lost', async () => {
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

  test('the plain link stays if the map service refuses to be framed or cannot be reached', async () => {
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

  test('without a connection the drawn map stays until there is one', async () => {
    let isThere = false;
    const { page } = await openContact((route) =>
      isThere ? route.fulfill({ contentType: 'text/html', body: 'A map' }) : route.abort(),
    );
    await page.getByRole('button', show).hover();
    await page.locator('.contact-map[data-ready]').waitFor();
    await page.context().setOffline(true);
    await page.getByRole('button', show).click();
    const seen = () => page.locator('iframe').evaluate((it) => getComputedStyle(it).opacity);
    await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);
    expect(await seen()).toBe('0');
    isThere = true;
    await page.context().setOffline(false);
    await page.frameLocator('iframe').getByText('A map').waitFor();
    await expect.poll(seen).toBe('1');
  });
});

type MapRoute = Parameters<Parameters<Page['route']>[1]>[0];

/** The contact page, with our answer in place of the map service's. */
async function openContact(answer: (route: MapRoute) => Promise<void>) {
  const page = await takeTab();
  const asked: string[] = [];
  await page.route(/openstreetmap\.org/, (route) => {
    asked.push(route.request().url());
    return answer(route);
  });
  await page.goto(addressOf('/contact/'));
  return { page, asked };
}

async function openReach(options?: BrowserContextOptions) {
  const page = await open('/', options);
  const reach = page.locator('#our-reach');
  const [cards, pins] = [reach.locator('li'), reach.locator('svg a')];
  return { page, cards, pins, map: reach.locator('.reach-map') };
}

/** The text below the map for the highlighted place. */
const placeNamed = (map: Locator) => map.evaluate((it) => getComputedStyle(it, '::after').content);

const topAndBottom = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return [top, bottom];
};

const middleOf = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [(left + right) / 2, (top + bottom) / 2];
};

/** The diameter of a pin on screen, with its invisible outline. */
const shownSize = (pin: Element) => {
  const dot = pin.querySelector<SVGCircleElement>('.pin');
  const { r, strokeWidth } = getComputedStyle(dot ?? pin);
  const inMap = 2 * Number.parseFloat(r) + Number.parseFloat(strokeWidth);
  return inMap * (dot?.getScreenCTM()?.a ?? 0);
};

async function expectLit(parts: Locator, indices: number[]): Promise<void> {
  const lit = () =>
    parts.evaluateAll((all) => all.flatMap((it, index) => (it.matches('[data-lit]') ? index : [])));
  await expect.poll(lit).toEqual(indices);
}

const fillOf = (element: Element) => getComputedStyle(element).fill;
const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;
