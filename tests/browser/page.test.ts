import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { content, languageAt } from '../site-content.ts';
import { open, origin, takeTab } from './open.ts';
import { firmPages, repeatsAnother } from './pages.ts';
import { everyPage, readPage } from './sample.ts';
import { scrollThrough } from './visit.ts';

const indexable = firmPages.filter((path) => path !== '/404.html');
const isBriefing = (path: string) => path === `${languageAt(path).home}index/`;

test('the sitemap names every page that search engines may show, and no other', async () => {
  const page = await open('/robots.txt');
  const text = (await page.locator('body').textContent()) ?? '';
  const { pathname } = new URL(/Sitemap: (\S+)/.exec(text)?.[1] ?? '');
  const sitemap = await (await page.request.get(pathname)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
  // Search engines treat the briefing as the home page.
  expect(paths.toSorted()).toEqual(indexable.filter((path) => !isBriefing(path)).toSorted());
});

test('robots.txt lets search engines read every page', async () => {
  const page = await open('/robots.txt');
  const lines = ((await page.locator('body').textContent()) ?? '').split('\n');
  expect(lines.slice(0, 2)).toEqual(['User-agent: *', 'Allow: /']);
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([]);
});

test('security.txt says where to report a vulnerability, and until which day that is valid', async () => {
  const { email, lang, origin, security } = content.site;
  const page = await open('/robots.txt');
  const path = '/.well-known/security.txt';
  const text = await (await page.request.get(path)).text();
  expect(
    Object.fromEntries(
      text
        .trim()
        .split('\n')
        .map((line) => line.split(': ', 2)),
    ),
  ).toEqual({
    Contact: `mailto:${email}`,
    Expires: `${security.expires}T00:00:00Z`,
    'Preferred-Languages': lang,
    Canonical: origin + path,
  });
});

describe('all pages', () => {
  const own = everyPage.filter((address) => !repeatsAnother(address));
  const heads = own.map((address) => {
    const html = readPage(address);
    const [, title = ''] = /<title>(.*?)<\/title>/.exec(html) ?? [];
    const [, description = ''] = /<meta name="description" content="(.*?)"/.exec(html) ?? [];
    return { address, html, title, description };
  });

  test.for(['title', 'description'] as const)('in one language each have a different %s', (key) => {
    expect(heads.filter((head) => !head[key])).toEqual([]);
    const texts = heads.map((head) => languageAt(head.address).home + head[key]);
    expect(new Set(texts).size).toBe(own.length);
  });

  test('either have a canonical address or ask search engines to leave them out', () => {
    const has = (html: string, tag: string) => html.includes(tag);
    const both = heads.filter(
      ({ html }) =>
        has(html, '<link rel="canonical"') === has(html, '<meta name="robots" content="noindex"'),
    );
    expect(both.map(({ address }) => address)).toEqual([]);
    const shown = heads.filter(({ html }) => has(html, '<link rel="canonical"'));
    expect(shown.map(({ address }) => address)).toEqual(indexable);
  });
});

describe.for(firmPages)('%s', (path) => {
  test('loads without an error and contacts no other host', async () => {
    const page = await takeTab();
    const [problems, hosts]: [string[], Set<string>] = [[], new Set()];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    page.on('response', (response) => {
      if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(path);
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    expect(problems).toEqual([]);
    expect([...hosts]).toEqual([origin]);
  });
});

describe.for(indexable)('%s', (path) => {
  test('tells search engines and shared links what it is', async () => {
    const page = await open(path);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(canonical).toMatch(/^https:\/\/[^/]+\/([^?#]+\/)?$/);
    expect(new URL(canonical ?? '').pathname).toBe(isBriefing(path) ? languageAt(path).home : path);
    expect(await propertyOf(page, 'og:url')).toBe(canonical);
    expect(await propertyOf(page, 'og:title')).toBe(await page.title());
    expect(await propertyOf(page, 'og:description')).toBe(await metaOf(page, 'description'));
    expect(await propertyOf(page, 'og:type')).toBe('website');
    const image = new URL(await propertyOf(page, 'og:image'));
    const answer = await page.request.get(image.pathname);
    expect(answer.headers()['content-type']).toMatch(/^image\/(png|jpeg)$/);
  });
});

async function metaOf(page: Page, name: string): Promise<string> {
  return (await page.locator(`meta[name="${name}"]`).getAttribute('content')) ?? '';
}

async function propertyOf(page: Page, property: string): Promise<string> {
  return (await page.locator(`meta[property="${property}"]`).getAttribute('content')) ?? '';
}
