import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sampled } from '../matrix.ts';
import { content } from '../site-content.ts';
import { addressOf, arriveAt } from './address-of.ts';
import { localHref } from './described-pages.ts';
import { open, phone } from './open.ts';
import { along } from './reading-direction.ts';
import { hasPage } from './sample.ts';

const { home, cases, ui } = content;
const hasCases = cases.length > 0;

test('the parts of the page come one below another in the specified order', async () => {
  const page = await open('/');
  const parts = [
    page.getByRole('banner'),
    ...(home.hero.panels.length > 1 ? [page.getByRole('tablist')] : []),
    page.getByRole('heading', { name: home.whoWeAre.eyebrow, exact: true }),
    page.locator('#our-services').getByText(home.servicesIntro.eyebrow, { exact: true }),
    page.getByRole('region', { name: home.servicesIntro.slider, exact: true }),
    ...(hasCases
      ? [
          page.locator('#our-reach').getByText(home.reachIntro.eyebrow, { exact: true }),
          page.getByRole('heading', { name: home.reachIntro.cases, exact: true }),
        ]
      : []),
    page.locator('[id^=why-]').getByText(home.why.eyebrow, { exact: true }),
    ...(home.history.items.length > 0
      ? [page.locator('.history-section').getByText(home.history.eyebrow, { exact: true })]
      : []),
    page.getByRole('contentinfo'),
  ];
  const tops = await Promise.all(parts.map(topOf));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});

test('each anchor of the page leads to its section', async () => {
  const page = await open('/');
  const why = await page.locator('section[id^=why-]').getAttribute('id');
  const reach = hasCases ? ['our-reach', 'case-studies'] : [];
  for (const anchor of ['who-we-are', 'our-services', ...reach, why]) {
    await page.goto(`/#${anchor}`);
    // Below the sticky header, in the upper part of the window.
    await expect.poll(() => topOf(page.locator(`#${anchor}`))).toBeLessThan(200);
    expect(await topOf(page.locator(`#${anchor}`))).toBeGreaterThan(0);
  }
});

test('results follow Who We Are, and each leads to its case', async () => {
  const page = await open('/');
  const told = cases.filter(({ result }) => result);
  const links = page.locator('.results a');
  expect(await links.evaluateAll((all) => all.map((it) => it.getAttribute('href')))).toEqual(
    told.slice(0, 4).map(({ slug }) => `#case-${slug}`),
  );
  for (const [index, { slug, name, result }] of told.slice(0, 4).entries()) {
    const words = (await links.nth(index).textContent()) ?? '';
    expect(words).toBe(`${result?.figure} ${result?.label} ${name}`);
    await links.nth(index).click();
    const card = page.locator(`#case-${slug}`);
    await expect.poll(() => card.evaluate(isWhollyInView)).toBe(true);
  }
});

test('history, mission, vision and goals each have their words, and their dates on one line', async () => {
  const page = await open('/');
  const items = page.locator('.history > li');
  const { items: expected } = home.history;
  expect(await items.getByRole('heading').allTextContents()).toEqual(
    expected.map(({ title }) => title),
  );
  for (const [index, { description, steps = [] }] of expected.entries()) {
    const item = items.nth(index);
    expect(await item.locator('> p').textContent()).toBe(description);
    expect(await item.getByRole('listitem').evaluateAll(textsOf)).toEqual(
      steps.map(({ when, text }) => [when, text]),
    );
  }
  // Side by side on wide screens, one below another on phones, with the line through all of them.
  const steps = page.locator('.history li li');
  const places = () =>
    steps.evaluateAll((all) =>
      all.map((it) => {
        const { left, top, bottom } = it.getBoundingClientRect();
        return { left, top, bottom: Math.round(bottom) };
      }),
    );
  const across = await places();
  const lefts = across.map(({ left }) => left * along);
  // If there are too many for one row, they go one below another everywhere.
  if (new Set(lefts).size > 1) {
    expect(new Set(across.map(({ bottom }) => bottom)).size).toBe(1);
    expect(lefts).toEqual(lefts.toSorted(ascending));
  }
  await page.setViewportSize(phone);
  const down = (await places()).map(({ top }) => top);
  expect(down).toEqual(down.toSorted(ascending));
  expect(new Set((await places()).map(({ left }) => Math.round(left))).size).toBeLessThanOrEqual(1);
});

test.for(sampled([home.hero.callBack, ui.footer.button]))(
  '"$title" leads where content says, on phones too',
  async ({ title, href }) => {
    for (const options of [{}, { viewport: phone }]) {
      const page = await open('/', options);
      const link = page.locator('main, footer').getByRole('link', { name: title, exact: true });
      await link.and(page.locator(':visible')).first().click();
      await arriveAt(page, localHref(href, '/'));
    }
  },
);

const ascending = (a: number, b: number) => a - b;

const isWhollyInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

const textsOf = (all: Element[]) =>
  all.map((it) => [...it.children].map(({ textContent }) => textContent));

async function topOf(locator: Locator): Promise<number> {
  return (await locator.boundingBox())?.y ?? Number.NaN;
}

test('the heading of the call in the footer leads where its button does', async () => {
  const page = await open(addressOf('/service/'));
  await page.getByRole('contentinfo').getByRole('heading', { level: 2 }).getByRole('link').click();
  await arriveAt(page, localHref(ui.footer.button.href, '/'));
});

test.runIf(hasPage('/index/'))('the briefing says everything that the home page says', async () => {
  const home = await textsIn(await open('/'));
  const said = (await textsIn(await open(addressOf('/index/')))).join(' ');
  expect(home.length).toBeGreaterThan(10);
  expect(home.filter((text) => !hasWords(said, text))).toEqual([]);
});

/** Whether a text contains these words as whole words, if its script has spaces between words. */
function hasWords(text: string, words: string): boolean {
  const literal = words.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&');
  const letter = '(?![\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}])[\\p{L}\\p{N}]';
  return new RegExp(`(?<!${letter})${literal}(?!${letter})`, 'u').test(text);
}

/** Each text of a page's main part, except the words of its controls and in its drawings. */
function textsIn(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('button, svg, .hero-actions, .read-more'))
        texts.push((node.textContent ?? '').replace(/\s+/g, ' ').trim());
    return texts.filter((text) => text !== '');
  });
}
