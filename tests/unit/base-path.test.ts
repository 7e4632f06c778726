/** The firm's site below a path of its host: every address that a page or a list of pages gives. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { beforeAll, expect, test } from 'vitest';
import { build } from '../../scripts/build.ts';
import { builtOn, content } from '../site-content.ts';
import { copyFirmSite } from './site-copy.ts';

const base = '/below/it';
const site = copyFirmSite();
const start = content.site.origin + base;
let pages: string[];

beforeAll(async () => {
  await build({ root: site.root, out: site.out, builtOn, base });
  pages = site.files().filter((file) => file.endsWith('.html'));
}, 300_000);

/** Attributes that are texts for people, in which a slash may begin a word. */
const texts = new Set(['alt', 'aria-label', 'content', 'placeholder', 'title', 'value']);

const elementsOf = (file: string) =>
  DomUtils.findAll(() => true, parseDocument(site.published(file)).children);

test('every address in a tag, whatever its attribute, leads to a published file', () => {
  const astray = pages.flatMap((file) =>
    elementsOf(file)
      .flatMap(({ attribs }) => Object.entries(attribs).filter(([name]) => !texts.has(name)))
      .flatMap(([attribute, value]) =>
        // A value may be a list of addresses, or data in JSON.
        value.split(/[\s",]+/).map((word) => ({ attribute, word })),
      )
      .filter(({ word }) => /^\/(?![/*])/.test(word) && !isPublished(word))
      .map(({ attribute, word }) => `${file}: ${attribute} ${word}`),
  );
  expect(pages.length).toBeGreaterThan(3);
  expect(astray).toEqual([]);
});

test('every address in a style leads to a published file', () => {
  const sheets = site.files().filter((file) => /\.(css|html)$/.test(file));
  const addresses = sheets.flatMap((file) =>
    [...site.published(file).matchAll(/url\(["']?(\/[^"')]*)/g)].map(([, address = '']) => address),
  );
  expect(addresses.filter((address) => !isPublished(address))).toEqual([]);
});

test('canonical addresses, shared pictures, structured data and lists of pages name the path', () => {
  for (const file of pages) {
    const [head = ''] = site.published(file).split('</head>');
    const addresses = head.match(/https:\/\/[^"\\\s<]+/g) ?? [];
    const own = addresses.filter((address) => address.startsWith(content.site.origin));
    expect(own.length, file).toBeGreaterThan(2);
    expect(own.filter((address) => !address.startsWith(`${start}/`))).toEqual([]);
  }
  expect(site.published('robots.txt')).toContain(`Sitemap: ${start}/sitemap.xml`);
  for (const [, address] of site.published('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g))
    expect(address).toMatch(`${start}/`);
  const { id, start_url, icons } = JSON.parse(site.published('site.webmanifest'));
  expect([id, start_url]).toEqual([`${base}/`, `${base}/`]);
  for (const { src } of icons) expect(isPublished(src), src).toBe(true);
});

test('the scripts take the path for the home page of anchors, and find the worker below it', () => {
  const scripts = site.files().filter((file) => /^assets\/.*\.js$/.test(file));
  const code = scripts.map((file) => site.published(file)).join('\n');
  const addresses = [...code.matchAll(/["'`](\/[\w/.]*)["'`]/g)].map(([, address]) => address);
  expect(addresses).toEqual(expect.arrayContaining([`${base}/`, `${base}/sw.js`]));
});

/** Whether an address below the path leads to a file; an anchor or a query makes no difference. */
function isPublished(address: string): boolean {
  const [path = ''] = address.split(/[?#]/);
  if (!path.startsWith(`${base}/`)) return false;
  const file = decodeURI(path.slice(base.length));
  // A widget gets the folder of the search's index.
  const isPage = file.endsWith('/') && !file.startsWith('/assets/');
  return existsSync(join(site.out, isPage ? `${file}index.html` : file));
}
