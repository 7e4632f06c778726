/** The page with the search, and the index that it loads. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { indexLanguage } from '../../scripts/search/search-index.ts';
import { content } from '../site-content.ts';
import { copyFirmSite } from './site-copy.ts';

const hasSearch = (html: string) => html.includes('href="/search/"');

describe('a firm with a search', () => {
  const site = copyFirmSite();
  beforeAll(async () => {
    site.write(
      'content/site.yaml',
      stringify({ ...parse(site.read('content/site.yaml')), search: true }),
    );
    const words = parse(site.read('content/ui.yaml'));
    const header = { ...words.header, skipLink: 'Nothing else says this' };
    site.write('content/ui.yaml', stringify({ ...words, header }));
    await site.build();
  });
  const indexed = () => site.files().filter((file) => file.startsWith('assets/search-'));

  test('finds exactly the pages of the sitemap, by the words of their main part', () => {
    const fragments = indexed().filter((file) => file.endsWith('.pf_fragment'));
    const texts: { url: string; content: string }[] = fragments.map((file) => {
      const packed = gunzipSync(readFileSync(join(site.out, file)));
      return JSON.parse(String(packed).replace(/^pagefind_dcd/, ''));
    });
    const map = site.published('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g);
    const listed = [...map].map(([, url = '']) => new URL(url).pathname);
    expect(texts.map(({ url }) => url).sort()).toEqual(listed.sort());
    // Pagefind marks where the words of languages without spaces end.
    const contact = texts.find(({ url }) => url === '/contact/')?.content.replaceAll('\u200b', '');
    expect(contact).toContain(content.contact.opening.title);
    expect(site.published('contact/index.html')).toContain('Nothing else says this');
    expect(contact).not.toContain('Nothing else says this');
  });

  test('has a page that names its index, and the way to it on every other page', () => {
    const html = site.published('search/index.html');
    const [, folder] =
      /"index&quot;:&quot;\/([^"&]+)\/&quot;|&quot;index&quot;:&quot;\/([^&]+)\/&quot;/
        .exec(html)
        ?.filter(Boolean) ?? [];
    expect(indexed()).toContain(`${folder}/pagefind.js`);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    for (const file of ['index.html', 'contact/index.html', '404.html'])
      expect([file, hasSearch(site.published(file))]).toEqual([file, true]);
    expect(site.published('404.html').match(/href="\/search\/"/g)).toHaveLength(3);
  });

  test('loads none of Pagefind’s own interfaces, and no worker, which the policy forbids', () => {
    expect(indexed().filter((file) => /ui|worker|highlight/.test(file))).toEqual([]);
  });

  test('has the terms of the indexer, whose code it publishes, among the others by name', () => {
    const packages = join(import.meta.dirname, '../../node_modules/pagefind/LICENSE');
    const terms = site.published('licenses.txt');
    expect(terms).toContain(readFileSync(join(packages, 'LICENSE'), 'utf8').trim());
    const names = [...terms.matchAll(/^(\S+) \S+ \(.*\)\n=+$/gm)].map(([, name]) => name);
    expect(names).toContain('pagefind');
    expect(names).toEqual(names.toSorted());
  });

  test('keeps its index, byte for byte, in a build that changes nothing', async () => {
    expect((await site.build()).written).toEqual([]);
  });
});

test('a firm without a search has neither page, index nor ways to it', async () => {
  const site = copyFirmSite();
  const { search: _search, ...facts } = parse(site.read('content/site.yaml'));
  site.write('content/site.yaml', stringify(facts));
  await site.build();
  expect(site.files().filter((file) => /search|pagefind/.test(file))).toEqual([]);
  for (const file of ['index.html', '404.html'])
    expect(hasSearch(site.published(file))).toBe(false);
  expect(site.published('licenses.txt')).not.toContain('pagefind');
});

test.each([
  ['en', ['en'], 'en'],
  ['en-GB', ['en-GB', 'fr'], 'en'],
  ['zh-Hans', ['zh-Hans', 'zh-Hant'], 'zh-hans'],
])('%s in a site in %s is searched in the index %s', (lang, languages, index) => {
  expect(indexLanguage(lang, languages)).toBe(index);
});
