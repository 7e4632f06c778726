import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { content, siteRoot } from '../site-content.ts';
import { columns } from './columns.ts';
import { newPage, open, phone, takeTab } from './open.ts';
import { pressAlt } from './press-alt.ts';
import { isRightToLeft, keyBack, keyOn } from './reading-direction.ts';
import { readPage } from './sample.ts';
import { siteFolder } from './site.ts';

const { home } = content;
const { panels } = home.hero;
const last = panels.length - 1;
const hasTabs = panels.length > 1;

/** Words of half again the usual length need more than one screen of a phone, at any size. */
const isUsual = panels.every(
  ({ headline, text }) => columns(headline) <= 40 && columns(text) <= 200,
);

test.runIf(isUsual)(
  'on phones, in portrait and landscape, the first action is in view without scrolling',
  async () => {
    const page = await open('/', { viewport: phone });
    const { title } = home.hero.callBack;
    const action = page.locator('.hero').getByRole('link', { name: title, exact: true });
    for (const viewport of [phone, { width: 844, height: 390 }, { width: 768, height: 1024 }]) {
      await page.setViewportSize(viewport);
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(viewport.width);
      expect(await action.evaluate(isWhollyInView), `${viewport.width}`).toBe(true);
    }
  },
);

test.runIf(hasTabs)(
  'the hero opens on its first tab, with exactly one tab chosen and one panel visible',
  async () => {
    const page = await open('/');
    for (const [index, { title }] of home.hero.panels.entries())
      expect(await page.getByRole('tab').nth(index).textContent()).toContain(title);
    await expectChosen(page, 0);
  },
);

test('each panel has its own picture, and on phones the one for phones', async () => {
  const page = await open('/');
  const shown = await page.locator('.hero-panel picture').evaluateAll((all) =>
    all.map((it) => ({
      wide: it.querySelector('img')?.getAttribute('src'),
      narrow: it.querySelector('source[media]')?.getAttribute('srcset'),
    })),
  );
  const { request } = page;
  for (const [index, { image, imageMobile }] of home.hero.panels.entries()) {
    const files = [
      [shown[index]?.wide, image.picture],
      [shown[index]?.narrow?.split(' ')[0], imageMobile.picture],
    ] as const;
    // A photograph is encoded, so that only a drawing has the bytes of its file in content.
    for (const [address = '', name] of files.filter(([, name]) => name.endsWith('.svg')))
      expect(await (await request.get(address ?? '')).text(), name).toBe(
        readFileSync(join(siteRoot, 'content/pictures', name), 'utf8'),
      );
  }
});

test('what moves over a picture is what its panel names in content, in files of the site', () => {
  const page = readPage('/');
  const rule = (id: string) => new RegExp(`#${id}\\{([^}]*)\\}`).exec(page)?.[1] ?? '';
  for (const [index, { motion }] of home.hero.panels.entries()) {
    const declared = rule(`panel-${index + 1}`)
      .split(';')
      .filter(Boolean);
    const { kind, ...values } = motion ?? { kind: undefined };
    const expected = Object.entries(values).map(([name, value]) =>
      typeof value === 'string'
        ? `--${name}:url(${value})`
        : `--${name}:${value.across}% ${value.down}%`,
    );
    expect(declared).toEqual(expected);
    for (const value of Object.values(values))
      if (typeof value === 'string') expect(existsSync(join(siteFolder, value)), value).toBe(true);
    const panel = new RegExp(`<div[^>]* id="panel-${index + 1}"[^>]*>`).exec(page)?.[0];
    expect(/ data-motion="(\w+)"/.exec(panel ?? '')?.[1]).toBe(kind);
  }
});

test.runIf(hasTabs)(
  'a panel without a link takes the focus itself, and one with a link does not',
  async () => {
    const page = await takeTab();
    await page.route('/', async (route) => {
      const answer = await route.fetch();
      const links = '<div class="hero-actions">';
      const [start = '', first = '', ...others] = (await answer.text()).split(links);
      const withoutFirst = start + first.replace(/^.*?<\/div>/, '');
      await route.fulfill({ response: answer, body: [withoutFirst, ...others].join(links) });
    });
    await page.goto('/');
    const panels = page.locator('.hero-panel[role="tabpanel"]');
    await expect.poll(() => panels.count()).toBe(home.hero.panels.length);
    const focusable = await panels.evaluateAll((all) =>
      all.map((it) => it.getAttribute('tabindex')),
    );
    expect(focusable).toEqual(home.hero.panels.map((_, index) => (index === 0 ? '0' : null)));
  },
);

test.runIf(hasTabs)('a click on a tab shows only its panel', async () => {
  const page = await open('/');
  for (const index of [...home.hero.panels.keys()].toReversed()) {
    await page.getByRole('tab').nth(index).click();
    await expectChosen(page, index);
  }
  expect(new URL(page.url()).hash).toBe('');
});

test.runIf(hasTabs)(
  'arrows, Home and End choose tabs, and all tabs together are one stop of the Tab key',
  async () => {
    const page = await open('/');
    const tabs = page.getByRole('tab');
    await tabs.first().focus();
    for (const [key, index] of [
      [keyOn, 1],
      [keyBack, 0],
      [keyBack, last],
      [keyOn, 0],
      ['End', last],
      ['Home', 0],
      ['End', last],
    ] as const) {
      await page.keyboard.press(key);
      expect(await chosenTabs(page), key).toEqual([index]);
      expect(await tabs.nth(index).and(page.locator(':focus')).count(), key).toBe(1);
    }
    await expectChosen(page, last);
    // With a modifier, the keys belong to the browser, such as to go back.
    await page.keyboard.press('Control+Home');
    expect(await chosenTabs(page)).toEqual([last]);
    expect(await pressAlt(tabs.last(), keyBack)).toBe('left to the browser');
    expect(await chosenTabs(page)).toEqual([last]);
    await page.keyboard.press('Tab');
    expect(await page.getByRole('tab').and(page.locator(':focus')).count()).toBe(0);
  },
);

test.runIf(panels.length > 0)(
  'where the picture is beside the words, the sentence ends before the middle of the window',
  async () => {
    const page = await open('/');
    const sentence = page.locator('.hero-panel p:visible').last();
    for (const viewport of [
      { width: 844, height: 390 },
      { width: 1440, height: 900 },
      { width: 2560, height: 1440 },
    ]) {
      await page.setViewportSize(viewport);
      const end = () =>
        sentence.evaluate((it, isRightToLeft) => {
          const { left, right } = it.getBoundingClientRect();
          return (isRightToLeft ? innerWidth - left : right) / innerWidth;
        }, isRightToLeft);
      await expect.poll(end, { message: `${viewport.width}` }).toBeLessThan(0.5);
    }
  },
);

test.runIf(hasTabs)(
  'tabs are side by side from small tablets up, and stacked on phones',
  async () => {
    const page = await open('/');
    // More than four take a second row.
    const inRow = Math.min(home.hero.panels.length, 4);
    for (const [width, isRow] of [
      [390, false],
      [768, true],
      [1440, true],
    ] as const) {
      await page.setViewportSize({ width, height: 1024 });
      const lefts = () =>
        page
          .getByRole('tab')
          .evaluateAll((tabs) => new Set(tabs.map((tab) => tab.getBoundingClientRect().left)).size);
      await expect.poll(lefts, { message: `${width}` }).toBe(isRow ? inRow : 1);
    }
  },
);

test.runIf(hasTabs).for(['a mouse', 'a finger', 'the keyboard'])(
  'the pictures of the other tabs load when %s reaches the tabs, not before',
  async (hand) => {
    // A tab that has shown these pictures takes them from memory at once.
    const page = await newPage({ hasTouch: hand === 'a finger' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.locator(':root[data-loaded]').waitFor({ state: 'attached' });
    const names = await page
      .locator('.hero-panel img')
      .evaluateAll((all: HTMLElement[]) => all.map(({ dataset }) => dataset.picture ?? ''));
    const loading = () =>
      names.map((name) => asked.some((url) => url.includes(`/${name.split('.')[0]}-`)));
    expect(loading()).toEqual(names.map((name) => name === names[0]));
    const tab = page.getByRole('tab').first();
    if (hand === 'a mouse') await tab.hover();
    else if (hand === 'a finger') await tab.tap();
    else await tab.focus();
    await expect.poll(loading).toEqual(names.map(() => true));
  },
);

/** The positions of the chosen tabs. */
function chosenTabs(page: Page): Promise<number[]> {
  return page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.flatMap((tab, at) => (tab.ariaSelected === 'true' ? at : [])));
}

/** One tab is chosen, and once its panel has faded in, no other panel is visible. */
async function expectChosen(page: Page, index: number): Promise<void> {
  expect(await chosenTabs(page)).toEqual([index]);
  await expect.poll(() => page.getByRole('tabpanel').count()).toBe(1);
  const panel = page.getByRole('tabpanel');
  await expect.poll(() => panel.evaluate((it) => getComputedStyle(it).opacity)).toBe('1');
  const { title = '', headline = '' } = home.hero.panels[index] ?? {};
  await expect.poll(() => panel.getByRole('heading').innerText()).toBe(headline);
  expect(await page.getByRole('tab', { selected: true }).textContent()).toContain(title);
}

const isWhollyInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};
