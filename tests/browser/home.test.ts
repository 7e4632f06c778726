import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { open, phone } from './open.ts';

const tabNames = ['Strategic Vision', 'Insight & Intelligence', 'Execution & Delivery'];

test('title and description say what the firm does', async () => {
  const page = await open('/');
  expect(await page.title()).toMatch(/^global business and technology consulting\b/i);
  expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(
    /provides strategic solutions across defense, technology and innovation-driven industries/,
  );
});

test('its first heading is a sentence of its own, not the title of the window', async () => {
  const page = await open('/');
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  expect(heading).toMatch(/\w+ \w+/);
  expect(heading).not.toContain('|');
});

test('the parts of the page stand one under another in the specified order', async () => {
  const page = await open('/');
  const parts = [
    page.getByRole('banner'),
    page.getByRole('tablist'),
    page.getByRole('heading', { name: 'Who we are' }),
    page.locator('main').getByText('Our services', { exact: true }).last(),
    page.getByRole('region', { name: 'The twelve services' }),
    page.locator('main').getByText('Expanding our reach', { exact: true }),
    page.getByRole('heading', { name: 'Case studies' }),
    page.getByText('Why choose us', { exact: true }),
    page.getByRole('heading', { name: 'History, mission, vision and goals' }),
    page.getByRole('contentinfo'),
  ];
  const tops = await Promise.all(parts.map(topOf));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});

test('each anchor of the page leads to its section', async () => {
  const page = await open('/', { reducedMotion: 'reduce' });
  const why = await page.locator('section[id^=why-]').getAttribute('id');
  for (const anchor of ['who-we-are', 'our-services', 'our-reach', 'case-studies', why]) {
    await page.goto(`/#${anchor}`);
    // Below the sticky header, in the upper part of the window.
    await expect.poll(() => topOf(page.locator(`#${anchor}`))).toBeLessThan(200);
    expect(await topOf(page.locator(`#${anchor}`))).toBeGreaterThan(0);
  }
});

test('the hero opens on Strategic Vision, with exactly one tab chosen and one panel seen', async () => {
  const page = await open('/');
  expect(
    await page.getByRole('tab').evaluateAll((tabs) => tabs.map((tab) => tab.ariaSelected)),
  ).toEqual(['true', 'false', 'false']);
  for (const [index, name] of tabNames.entries()) {
    expect(await page.getByRole('tab').nth(index).textContent()).toContain(name);
  }
  expect(await chosenTab(page)).toBe('Strategic Vision');
  expect(await page.getByRole('tabpanel').count()).toBe(1);
});

test('a click on a tab shows its panel and no other', async () => {
  const page = await open('/');
  for (const name of tabNames.toReversed()) {
    await page.getByRole('tab', { name }).click();
    expect(await chosenTab(page)).toBe(name);
    await expectOnlyPanel(page, name);
  }
  expect(new URL(page.url()).hash).toBe('');
});

test('arrows, Home and End choose tabs, and the tabs are one stop of the Tab key', async () => {
  const page = await open('/');
  await page.getByRole('tab', { name: 'Strategic Vision' }).focus();
  for (const [key, name] of [
    ['ArrowRight', 'Insight & Intelligence'],
    ['ArrowRight', 'Execution & Delivery'],
    ['ArrowRight', 'Strategic Vision'],
    ['ArrowLeft', 'Execution & Delivery'],
    ['Home', 'Strategic Vision'],
    ['End', 'Execution & Delivery'],
  ] as const) {
    await page.keyboard.press(key);
    expect(await chosenTab(page), key).toBe(name);
    expect(await page.locator(':focus').textContent(), key).toContain(name);
  }
  await expectOnlyPanel(page, 'Execution & Delivery');
  // With a modifier the keys are the browser's own, such as to go back.
  await page.keyboard.press('Control+Home');
  expect(await chosenTab(page)).toBe('Execution & Delivery');
  await page.keyboard.press('Tab');
  expect(await page.getByRole('tab').and(page.locator(':focus')).count()).toBe(0);
});

test('the pictures of the other tabs are asked for when a tab is approached, not before', async () => {
  const page = await open('/');
  const pictures = page.locator('.hero-panel img');
  const isLoaded = (index: number) =>
    pictures.nth(index).evaluate((img: HTMLImageElement) => img.currentSrc !== '');
  const asked = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const nameOf = async (index: number) =>
    `/assets/${(await pictures.nth(index).getAttribute('data-picture'))?.split('.')[0]}-`;

  await page.waitForLoadState('networkidle');
  expect(await isLoaded(0)).toBe(true);
  for (const index of [1, 2]) {
    const name = await nameOf(index);
    expect((await asked()).filter((url) => url.includes(name))).toEqual([]);
  }
  await page.getByRole('tab', { name: 'Insight & Intelligence' }).hover();
  const near = await nameOf(1);
  await expect.poll(async () => (await asked()).filter((url) => url.includes(near)).length).toBe(1);
  const far = await nameOf(2);
  expect((await asked()).filter((url) => url.includes(far))).toEqual([]);
});

test('the twelve services are listed with their icons', async () => {
  const page = await open('/');
  const items = page.locator('#our-services ul').getByRole('listitem');
  const titles = await items.allInnerTexts();
  expect(new Set(titles.map((title) => title.trim())).size).toBe(12);
  expect(await items.locator('svg').count()).toBe(12);
});

test('the slider describes the twelve services under the numbers 01 to 12', async () => {
  const page = await open('/');
  const slides = page.getByRole('region', { name: 'The twelve services' }).locator('article');
  const texts = await slides.evaluateAll((articles) =>
    articles.map((article) => [...article.children].map((part) => part.textContent)),
  );
  const expected = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
  expect(texts.map(([number]) => number)).toEqual(expected);
  expect(new Set(texts.map(([, heading]) => heading)).size).toBe(12);
  for (const [, , description = ''] of texts) expect(description?.length).toBeGreaterThan(100);
});

test('the case studies are twelve, each with name, description and location', async () => {
  const page = await open('/');
  const cards = page.locator('#case-studies ~ ul').getByRole('listitem');
  expect(await cards.count()).toBe(12);
  for (const card of await cards.all()) {
    expect(await card.getByRole('heading').textContent()).not.toBe('');
    expect((await card.getByRole('paragraph').first().textContent())?.length).toBeGreaterThan(40);
    expect(await card.locator('.case-place b').textContent()).not.toBe('');
  }
});

test('the board is three people with portrait, words, name, role and place', async () => {
  const page = await open('/');
  const members = page.getByRole('region', { name: 'Board of directors' }).locator('figure');
  expect(await members.count()).toBe(3);
  for (const member of await members.all()) {
    const [name = '', role = ''] = await member.locator('figcaption > *').allTextContents();
    expect(name).not.toBe('');
    expect(role).toMatch(/\w+, \w+/);
    expect(await member.locator('img').getAttribute('alt')).toContain(name);
    expect((await member.locator('blockquote').textContent())?.length).toBeGreaterThan(40);
  }
});

test('Who We Are says in numbers that the firm was founded in Uganda in 2018', async () => {
  const page = await open('/');
  const facts = page.locator('#who-we-are dl > div');
  expect(await facts.count()).toBe(4);
  const [founded = ''] = await facts.allInnerTexts();
  expect(founded).toContain('2018');
  expect(founded).toContain('Founded in Uganda');
});

test('history, mission, vision and goals each have their words', async () => {
  const page = await open('/');
  const items = page.locator('.timeline').getByRole('listitem');
  const headings = await items.getByRole('heading').allInnerTexts();
  expect(headings).toEqual(['History', 'Mission', 'Vision', 'Goals']);
  for (const item of await items.all()) {
    expect((await item.getByRole('paragraph').textContent())?.length).toBeGreaterThan(60);
  }
});

test('the footer calls to work together and closes with links and copyright', async () => {
  const footer = (await open('/')).getByRole('contentinfo');
  expect(await footer.getByRole('heading').textContent()).toBe("Let's Work Together");
  const links = footer.getByRole('navigation').getByRole('link');
  expect(
    await links.evaluateAll((all) =>
      all.map((link) => [link.textContent, link.getAttribute('href')]),
    ),
  ).toEqual([
    ['Privacy Policy', '/privacy-policy/'],
    ['Terms And Condition', '/terms-and-condition/'],
    ['Contact Us', '/contact/'],
  ]);
  const year = new Date().getUTCFullYear();
  expect(await footer.textContent()).toMatch(new RegExp(`© (${year}|${year - 1}) \\w+`));
});

test.for(['Request Free Call Back', 'Request a Free Call Back'])(
  '"%s" leads to the contact page, on a phone as well',
  async (name) => {
    for (const options of [{}, { viewport: phone }]) {
      const page = await open('/', options);
      await page.getByRole('link', { name, exact: true }).click();
      await page.waitForURL('**/contact/');
    }
  },
);

async function topOf(locator: Locator): Promise<number> {
  return (await locator.boundingBox())?.y ?? Number.NaN;
}

async function chosenTab(page: Page): Promise<string | undefined> {
  const text = await page.getByRole('tab', { selected: true }).textContent();
  return tabNames.find((name) => text?.includes(name));
}

/** The panel named by the tab is the only one that is seen, once it has faded in. */
async function expectOnlyPanel(page: Page, name: string): Promise<void> {
  await expect.poll(() => page.getByRole('tabpanel').count()).toBe(1);
  const panel = page.getByRole('tabpanel', { name });
  await expect.poll(() => panel.evaluate((it) => getComputedStyle(it).opacity)).toBe('1');
  expect(await panel.getByRole('heading').isVisible()).toBe(true);
}

test('the call at the foot of each page leads to the contact page itself', async () => {
  const page = await open('/service/');
  await page.getByRole('contentinfo').getByRole('heading', { level: 2 }).getByRole('link').click();
  await page.waitForURL('**/contact/');
});

test('the briefing says every text of the home page', async () => {
  const [home, briefing] = [await open('/'), await open('/index/')];
  const said = await briefing.locator('main').innerText();
  const texts = await home
    .locator('.figures :is(dt, dd), .section-head > p, .hero-tabs small, [role=tab] span')
    .allTextContents();
  const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
  expect(texts.length).toBeGreaterThan(8);
  expect(
    texts.map(flat).filter((text) => !/^\d\d$/.test(text) && !flat(said).includes(text)),
  ).toEqual([]);
});
