/** The search of a firm with two languages, in every engine, with a connection and without. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { uncompressed } from '../../scripts/serve/handler.ts';
import { createPreviewServer, type PreviewServer } from '../../scripts/serve/server.ts';
import { publicHost } from '../browser/site.ts';
import { content } from '../site-content.ts';
import { addArabic } from '../unit/arabic.ts';
import { copyFirmSite } from '../unit/site-copy.ts';
import { newProfile, until } from './open.ts';
import type { Tab } from './tab.ts';

const site = copyFirmSite();
const { title } = content.contact.opening;
let server: PreviewServer;
let isGone = false;

beforeAll(async () => {
  const written: object = parse(site.read('content/site.yaml'));
  site.write('content/site.yaml', stringify({ ...written, search: true }));
  addArabic(site);
  // The page of the search counts as translated, and its words are those of the first language.
  for (const file of ['search', 'lists', 'insights'])
    site.write(`content/languages/ar/${file}.yaml`, '');
  await site.build();
  server = await createPreviewServer({
    dir: site.out,
    handlers: [
      ({ socket }, response) => {
        // What is there without a connection is kept by the site, not by the browser.
        const set = response.setHeader.bind(response);
        response.setHeader = (name, value) =>
          set(name, /^cache-control$/i.test(name) ? 'no-cache' : value);
        if (isGone) socket.destroy();
        return isGone;
      },
      uncompressed,
    ],
  });
});
afterAll(() => server.close());

const addressOf = (path: string) => server.url.replace('127.0.0.1', publicHost) + path;

/** Opens the search, and looks for words in it. */
async function look(path: string, words: string): Promise<Tab> {
  const tab = await (await newProfile()).newTab();
  await tab.goto(addressOf(path));
  await until(tab, () => document.querySelector('[data-island=SearchBox][data-ready]') !== null);
  await tab.type('#search_text', words);
  return tab;
}

const isFound = (tab: Tab, href: string) =>
  until(tab, (it) => document.querySelector(`.search-results a[href="${it}"]`) !== null, href);

const found = (tab: Tab) =>
  tab.run(() =>
    [...document.querySelectorAll('.search-results a')].map((it) => it.getAttribute('href') ?? ''),
  );

test('a page is found by its words in its own language only', async () => {
  const tab = await look('/search/', title);
  await isFound(tab, '/contact/');
  expect((await found(tab)).filter((path) => path.startsWith('/ar/'))).toEqual([]);
  const other = await look('/ar/search/', 'أخبرنا');
  await isFound(other, '/ar/contact/');
  expect((await found(other)).filter((path) => !path.startsWith('/ar/'))).toEqual([]);
});

test('without a connection, a search finds again what it found before', async () => {
  const tab = await look('/search/', title);
  await isFound(tab, '/contact/');
  await tab.run(() => navigator.serviceWorker.ready.then(() => true));
  // Now controlled by the worker that the first page installed.
  await tab.reload();
  await until(tab, () => navigator.serviceWorker.controller !== null);
  await isFound(tab, '/contact/');
  isGone = true;
  await tab.goto(addressOf(`/search/?${new URLSearchParams({ q: title })}`));
  await isFound(tab, '/contact/');
  isGone = false;
});
