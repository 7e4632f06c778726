import { expect, test } from 'vitest';
import { open } from '../../browser/open.ts';
import { content } from '../template-content.ts';

const titles = '.works h2:visible';
const { filter } = content.templatePortfolio;

/** What a page lists, in its order. */
function listed<Item extends { slug: string }>(page: string, all: readonly Item[]): Item[] {
  const slugs = content.templateListings.find(({ slug }) => slug === page)?.items ?? [];
  return slugs.flatMap((slug) => all.filter((item) => item.slug === slug));
}

test.each([true, false])('the portfolio is filtered by kind (script: %s)', async (script) => {
  const works = listed('portfolio', content.templateWorks);
  const [, { kind } = { kind: '' }] = works;
  const ofKind = works.filter((work) => work.kind === kind).map(({ title }) => title);
  const page = await open('/portfolio/', { javaScriptEnabled: script });
  await page.getByRole('radio', { name: kind }).check();
  expect(await page.locator(titles).allTextContents()).toEqual(ofKind);
  expect(ofKind.length).toBeLessThan(works.length);
  await page.getByRole('radio', { name: filter.all }).check();
  expect(await page.locator(titles).allTextContents()).toEqual(works.map(({ title }) => title));
});

test('arrow keys move through the kinds, and the choice is marked', async () => {
  const works = listed('portfolio-box-layout', content.templateWorks);
  const [{ kind } = { kind: '' }] = works;
  const page = await open('/portfolio-box-layout/');
  const group = page.getByRole('group', { name: filter.label });
  await group.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowRight');
  expect(await group.getByRole('radio', { name: kind }).isChecked()).toBe(true);
  const ofKind = works.filter((work) => work.kind === kind).map(({ title }) => title);
  expect(await page.locator(titles).allTextContents()).toEqual(ofKind);
});

test('topics beside the blog filter its articles', async () => {
  const articles = listed('blog-list-sidebar', content.templateArticles);
  const [{ topic } = { topic: '' }] = articles;
  const page = await open('/blog-list-sidebar/');
  await page.getByRole('radio', { name: topic }).check();
  expect(await page.locator('.articles h2:visible').allTextContents()).toEqual(
    articles.filter((article) => article.topic === topic).map(({ title }) => title),
  );
});
