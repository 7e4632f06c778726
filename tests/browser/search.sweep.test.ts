/** The search of a firm that has one, under the policy of a host. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { createPreviewServer, type PreviewServer } from '../../scripts/serve/server.ts';
import { content } from '../site-content.ts';
import { copyFirmSite } from '../unit/site-copy.ts';
import { watchPolicy } from './click-through.ts';
import { hold } from './hold.ts';
import { newPage } from './open.ts';

const site = copyFirmSite();
const { search, contact } = content;
let server: PreviewServer;
const asked: string[] = [];

beforeAll(async () => {
  const written: object = parse(site.read('content/site.yaml'));
  site.write('content/site.yaml', stringify({ ...written, search: true }));
  await site.build();
  server = await createPreviewServer({
    dir: site.out,
    handlers: [
      (_request, _response, { pathname }) => {
        asked.push(pathname);
        return false;
      },
    ],
  });
});
afterAll(() => server.close());

const open = async (address: string) => {
  const page = await newPage();
  const broken = await watchPolicy(page);
  await page.goto(server.url + address);
  await page.waitForSelector('[data-island=SearchBox][data-ready]');
  return { page, broken };
};

test('a page is found by its words, with the keyboard alone, and its link leads there', async () => {
  asked.length = 0;
  const { page, broken } = await open('/search/');
  expect(asked.filter((path) => path.includes('/search-'))).toEqual([]);
  await page.focus('#search_text');
  await page.keyboard.type(contact.opening.title);
  await page.waitForSelector('.search-results a[href="/contact/"]');
  expect(await page.textContent('.search [role=status]')).toMatch(/^\d+ \S/);
  await page.focus('.search-results a[href="/contact/"]');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/contact/');
  await page.goBack();
  await page.waitForSelector('.search-results a[href="/contact/"]');
  expect(await page.inputValue('#search_text')).toBe(contact.opening.title);
  expect(broken).toEqual([]);
});

test('a text that no page has is said to be found nowhere', async () => {
  const { page } = await open('/search/?q=qqxzzy');
  const none = search.none.replace('{text}', 'qqxzzy');
  await page.waitForFunction((words) => document.body.innerText.includes(words), none);
  expect(await page.locator('.search-results li').count()).toBe(0);
});

test('a text is said to be found nowhere only once it has been looked for', async () => {
  const { page } = await open('/search/?q=qqxzzy');
  const status = page.locator('.search [role=status]');
  await expect.poll(() => status.textContent()).toContain('qqxzzy');
  const release = await hold(page, '**/assets/search-*/**');
  await page.fill('#search_text', contact.opening.title);
  await expect.poll(() => status.textContent()).toBe(search.searching);
  release();
  await page.waitForSelector('.search-results a[href="/contact/"]');
});

test('an index that does not arrive is said to be missing, and is asked for again at the next try', async () => {
  const { page } = await open('/search/');
  await page.route('**/pagefind-entry.json*', (route) => route.abort());
  await page.fill('#search_text', contact.opening.title);
  await page.waitForFunction((words) => document.body.innerText.includes(words), search.failed);
  await page.unroute('**/pagefind-entry.json*');
  await page.click('.search-form [type=submit]');
  await page.waitForSelector('.search-results a');
});

test('a search whose own script does not come says so, above the lists of all pages', async () => {
  const page = await newPage();
  await page.route('**/SearchBox-*.js*', (route) => route.abort());
  await page.goto(`${server.url}/search/`);
  await page.locator('[data-island=SearchBox][data-failed]').waitFor();
  expect(await page.getByText(search.noScript).isVisible()).toBe(true);
});

test('more results come below those that are read, and the first of them has the focus', async () => {
  const { page } = await open(`/search/?${new URLSearchParams({ q: contact.opening.title })}`);
  const links = page.locator('.search-results h2 a');
  await links.first().waitFor();
  const status = Number.parseInt((await page.textContent('.search [role=status]')) ?? '', 10);
  expect(await links.count()).toBe(Math.min(status, 10));
  if (status <= 10) return;
  const last = links.nth(9);
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await page.click('.search-results ~ .button');
  await links.nth(10).waitFor();
  await expect.poll(() => links.nth(10).evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(before);
});

test('an emptied field leaves the address, so that a reload looks for nothing', async () => {
  const { page } = await open('/search/?q=qqxzzy');
  await page.fill('#search_text', '');
  await page.waitForURL((url) => url.search === '');
});

test('without a connection, pages that were read before are found, and if there are none, it is said', async () => {
  const { page } = await open('/search/');
  await page.fill('#search_text', contact.opening.title);
  await page.waitForSelector('.search-results a[href="/contact/"]');
  await page.context().setOffline(true);
  // More pages have one of the words than have all of them.
  const [word = ''] = contact.opening.title.split(' ').toSorted((a, b) => a.length - b.length);
  await page.fill('#search_text', word);
  await page.waitForURL((url) => url.searchParams.get('q') === word);
  await page.waitForSelector('.search-results a[href="/contact/"]');
  await page.fill('#search_text', 'qqxzzy');
  await page.waitForFunction(
    (words) => words.some((it) => document.body.innerText.includes(it)),
    [search.failed, search.none.replace('{text}', 'qqxzzy')],
  );
});

test('without script there is no field, and the lists of all pages are there', async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(`${server.url}/search/`);
  expect(await page.isVisible('#search_text')).toBe(false);
  expect(await page.isVisible('.search-no-script')).toBe(true);
  expect(await page.locator('.search nav a').count()).toBeGreaterThan(0);
});
