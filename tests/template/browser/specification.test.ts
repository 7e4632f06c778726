/** The specification's words for the template's preview page. */
import { expect, test } from 'vitest';
import { holdClock, open, takeTab, withMotion } from '../../browser/open.ts';
import { pass } from '../../page-clock.ts';

const preview = '/template-preview/';

test('the preview page is marketing for buyers of a template, with its own head', async () => {
  const page = await open(preview);
  expect(await page.title()).toMatch(/React template/i);
  const words = await page.locator('meta[name=description]').getAttribute('content');
  expect(words).toMatch(/business and consulting/);
  expect(await page.locator('form:not([method=dialog])').count()).toBe(0);
});

test('the banner offers an introductory price, 95 % off', async () => {
  const banner = (await open(preview)).locator('.top-banner');
  expect(await banner.textContent()).toMatch(/intro\w* price.*95\s?% off/i);
});

test('the gallery has its headline of 40+, every demo, and two that come soon', async () => {
  const demos = (await open(preview)).locator('#demo');
  expect(await demos.getByRole('heading').first().textContent()).toContain('40+');
  expect(await demos.locator('.page-card[href]').count()).toBe(24);
  expect(await demos.getByText('Coming soon').count()).toBe(2);
  for (const badge of ['New', 'Hot'])
    expect(await demos.getByText(badge, { exact: true }).count(), badge).toBeGreaterThan(0);
});

test('the page has its four anchors', async () => {
  const page = await open(preview);
  for (const anchor of ['demo', 'features', 'inner-pages', 'faqs'])
    expect(await page.locator(`#${anchor}`).count(), anchor).toBe(1);
});

test('five questions are answered, the first at once and one at a time', async () => {
  const parts = (await open(preview)).locator('#faqs details');
  expect(await parts.count()).toBe(5);
  const isOpen = () => parts.evaluateAll((all) => all.map((part) => part.hasAttribute('open')));
  expect(await isOpen()).toEqual([true, false, false, false, false]);
  await parts.nth(3).locator('summary').click();
  expect(await isOpen()).toEqual([false, false, false, true, false]);
});

test('the folded answers are on paper', async () => {
  const page = await open(preview);
  await page.emulateMedia({ media: 'print' });
  const shown = () =>
    page
      .locator('#faqs details > :not(summary)')
      .evaluateAll((all) =>
        all.map(
          (it) => it.checkVisibility({ contentVisibilityAuto: true }) && it.clientHeight > 10,
        ),
      );
  await expect.poll(shown).toEqual([true, true, true, true, true]);
});

test('support answers from Monday to Friday within 24 hours, on another site', async () => {
  const card = (await open(preview)).locator('.support-card');
  expect(await card.textContent()).toMatch(/Monday to Friday.*24 hours at most/);
  expect(await card.getByRole('link').getAttribute('href')).toMatch(/^https:/);
});

test('four reviews give rating, words, reviewer, subtitle and marketplace', async () => {
  const reviews = (await open(preview)).locator('.reviews > li');
  expect(await reviews.count()).toBe(4);
  for (const review of await reviews.all()) {
    expect(await review.getByRole('img').count()).toBeGreaterThan(0);
    expect(await review.locator('svg').count()).toBeGreaterThan(1);
    const rated = await review.locator('.rating').getAttribute('aria-label');
    expect(await review.locator('.rating .lit').count()).toBe(Number(/\d/.exec(rated ?? '')?.[0]));
    for (const part of ['blockquote', '.review-title', '.review-subtitle'])
      expect((await review.locator(part).textContent())?.trim()).not.toBe('');
  }
});

test('the charts claim 97, 99 and 92, and the counter ends at 100', async () => {
  const page = await open(preview, { javaScriptEnabled: false });
  const rings = page.locator('.rings > li');
  const claims = await rings.evaluateAll((all) =>
    all.map((ring) => [
      ring.querySelector('h3')?.textContent,
      ring.querySelector('[data-count]')?.textContent,
    ]),
  );
  expect(claims).toEqual([
    ['Performance', '97'],
    ['PageSpeed', '99'],
    ['YSlow', '92'],
  ]);
  expect(await page.locator('.speed-score-counter [data-count]').textContent()).toBe('100');
});

test('the counter takes twenty steps of 50 ms each', async () => {
  const page = await takeTab(withMotion);
  await holdClock(page, { from: 50 });
  await page.goto(preview);
  const counter = page.locator('.speed-score [data-count]');
  await counter.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => window.clock.started.includes(50));
  const seen: (string | null)[] = [];
  for (let step = 0; step < 20; step++) {
    await pass(page, 49);
    seen.push(await counter.textContent());
    await pass(page, 1);
  }
  seen.push(await counter.textContent());
  expect(seen).toEqual(Array.from({ length: 21 }, (_, step) => String(step * 5)));
});

test('a counter waits until half of it is in view, and is complete on paper even before', async () => {
  const page = await takeTab(withMotion);
  await holdClock(page, { from: 50 });
  await page.goto(preview);
  const counter = page.locator('.speed-score [data-island=Count]');
  const show = (share: number) =>
    counter.evaluate(async (it, share) => {
      const { top, height } = it.getBoundingClientRect();
      scrollBy({ top: top + height * share - innerHeight, behavior: 'instant' });
      // A new observer reports after the older ones.
      for (const _ of [1, 2])
        await new Promise((told) => {
          new IntersectionObserver(told).observe(it);
        });
      return window.clock.started.includes(50);
    }, share);
  // So near that its script loads, and still below the window.
  await show(-0.1);
  await counter.and(page.locator('[data-ready]')).waitFor();
  const number = counter.locator('[data-count]');
  expect(await number.textContent()).toBe('0');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await number.textContent()).toBe(await number.getAttribute('data-count'));
  expect([await show(0.4), await show(0.6)]).toEqual([false, true]);
});

test('inner pages slide, and every one opens in a new tab', async () => {
  const cards = (await open(preview)).locator('#inner-pages a.page-card');
  expect(await cards.count()).toBeGreaterThan(20);
  const targets = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('target')));
  expect(new Set(targets)).toEqual(new Set(['_blank']));
});

test('the footer leads to privacy, terms and contact, and the header to the marketplace', async () => {
  const page = await open(preview);
  for (const path of ['/privacy-policy/', '/terms-and-condition/', '/contact/'])
    expect(await page.locator(`footer a[href="${path}"]`).count(), path).toBe(1);
  const purchase = page.getByRole('banner').getByRole('link', { name: 'Purchase' });
  expect(await purchase.first().getAttribute('href')).toMatch(/^https:/);
});

test('the page has a hero, a grid of features, a call to action and a table of measured scores', async () => {
  const page = await open(preview);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  expect(await page.locator('#features').getByRole('listitem').count()).toBeGreaterThan(5);
  const call = page.getByRole('contentinfo').getByRole('heading').first();
  expect(await call.isVisible()).toBe(true);
  const measured = page.locator('.speed-score table');
  expect(await measured.locator('tbody tr').count()).toBeGreaterThan(0);
  expect(await measured.locator('caption').textContent()).toMatch(/\d{4}/);
});

test('the login page is shown as a profile, and asks for nothing', async () => {
  const card = (await open(preview)).locator('#inner-pages a[href="/login/"]');
  expect(await card.textContent()).toContain('Profile');
  const page = await open('/login/');
  expect(await page.locator('form, input').count()).toBe(0);
});
