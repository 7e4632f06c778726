/** What reader views, previews of links, feed readers and a search engine make of the published files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { close, createIndex } from 'pagefind';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { policyOf } from '../../scripts/finish/policy.ts';
import { nameOf } from '../browser/address-of.ts';
import { shownAt } from '../browser/described-pages.ts';
import { all, one, pageTree, textOf, valuesOf } from '../browser/page-tree.ts';
import { firmPages } from '../browser/pages.ts';
import { readPage } from '../browser/sample.ts';
import { siteFolder, startSite } from '../browser/site.ts';
import { content } from '../site-content.ts';
import { load, unexplained } from './judges.ts';

const articleAt = (path: string) =>
  shownAt(path).insights.find(({ slug }) => nameOf(path) === `/insights/${slug}/`);

/** The words of a text, without its tags. */
const wordsOf = (html = '') =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean);

test.for(firmPages.filter((path) => articleAt(path)))(
  'Readability reads %s with its title, author, day, first words and last',
  async (path) => {
    const { Readability } = await load('@mozilla/readability');
    const { parseHTML } = await load('linkedom');
    const read = new Readability(parseHTML(readPage(path)).document).parse();
    const article = articleAt(path);
    const html = article?.sections.map((section) => section.html).join(' ');
    expect([read.title, read.byline, read.publishedTime, read.lang]).toEqual([
      article?.title,
      article?.author,
      article?.date,
      shownAt(path).site.lang,
    ]);
    const text = wordsOf(read.textContent);
    expect(text.slice(0, 5)).toEqual(wordsOf(html).slice(0, 5));
    expect(text.join(' ')).toContain(wordsOf(html).slice(-5).join(' '));
  },
);

test.for(firmPages.filter((path) => !articleAt(path)))(
  'Readability takes nobody for the author of %s',
  async (path) => {
    const { Readability } = await load('@mozilla/readability');
    const { parseHTML } = await load('linkedom');
    const read = new Readability(parseHTML(readPage(path)).document).parse();
    expect([read?.byline ?? null, read?.publishedTime ?? null]).toEqual([null, null]);
  },
);

/** Programs that make the preview of a link: each gives its title, words and picture. */
const previewers: Record<string, (html: string, path: string) => Promise<(string | undefined)[]>> =
  {
    'open-graph-scraper': async (html) => {
      const { result } = await (await load('open-graph-scraper')).default({ html });
      return [result.ogTitle, result.ogDescription, result.ogImage?.[0]?.url];
    },
    metascraper: async (html, path) => {
      const names = ['title', 'description', 'image'].map((name) => `metascraper-${name}`);
      const rules = await Promise.all(names.map(async (name) => (await load(name)).default()));
      const { default: scrape } = await load('metascraper');
      // It takes no address of a reserved domain, such as .example, for a real one.
      const read = await scrape(rules)({ html, url: `https://firm.com${path}` });
      return [read.title, read.description, read.image];
    },
    'link-preview-js': async (data, path) => {
      const { getPreviewFromContent } = await load('link-preview-js');
      const headers = { 'content-type': 'text/html' };
      const read = await getPreviewFromContent({ headers, data, url: `https://firm.com${path}` });
      return [read.title, read.description, read.images[0]];
    },
    unfurl: async (_html, path) => {
      const { unfurl } = await load('unfurl.js');
      const { open_graph: read } = await unfurl(site.url + path);
      return [read.title, read.description, read.images?.[0]?.url];
    },
  };

const site = await startSite();
afterAll(() => site.close());

describe.each(Object.entries(previewers))('%s', (_name, preview) => {
  test.for(firmPages)('previews a link to %s with its title, words and picture', async (path) => {
    const tree = pageTree(path);
    const [description] = valuesOf(tree, 'meta[name=description]', 'content');
    const [card] = valuesOf(tree, 'meta[property="og:image"]', 'content');
    expect(await preview(readPage(path), path)).toEqual([
      textOf(one(tree, 'title')),
      description,
      card,
    ]);
  });
});

type Entry = { title: string; author: string; day: string; text: string };

/** What feed readers make of a feed. */
const feedReaders: Record<string, (xml: string) => Promise<Entry[]>> = {
  'rss-parser': async (xml) => {
    const { default: Parser } = await load('rss-parser');
    const { items } = await new Parser().parseString(xml);
    return items.map((item: Record<'title' | 'author' | 'isoDate' | 'content', string>) => ({
      title: item.title,
      author: item.author,
      day: item.isoDate.slice(0, 10),
      text: item.content,
    }));
  },
  feedsmith: async (xml) => {
    const { parseFeed } = await load('feedsmith');
    return z
      .array(
        z.object({
          title: z.object({ value: z.string() }),
          authors: z.array(z.object({ name: z.string() })),
          published: z.string(),
          content: z.object({ value: z.string() }),
        }),
      )
      .parse(parseFeed(xml).feed.entries)
      .map(({ title, authors, published, content: { value: text } }) => ({
        title: title.value,
        author: authors[0]?.name ?? '',
        day: published.slice(0, 10),
        text,
      }));
  },
  'feed-parser': async (xml) => {
    const { parseFeed } = await load('@rowanmanning/feed-parser');
    return z
      .array(
        z.object({
          title: z.string(),
          authors: z.array(z.object({ name: z.string() })),
          published: z.date(),
          content: z.string(),
        }),
      )
      .parse(parseFeed(xml).items)
      .map(({ title, authors, published, content: text }) => ({
        title,
        author: authors[0]?.name ?? '',
        day: published.toISOString().slice(0, 10),
        text,
      }));
  },
};

test.runIf(content.insights.length > 0).each(Object.entries(feedReaders))(
  '%s reads each article whole',
  async (_name, read) => {
    const entries = await read(readFileSync(join(siteFolder, 'atom.xml'), 'utf8'));
    expect(entries).toHaveLength(Math.min(20, content.insights.length));
    for (const { title, author, day, text } of entries) {
      const article = content.insights.find((it) => it.title === title);
      expect([author, day]).toEqual([article?.author, article?.date]);
      const html = article?.sections.map((section) => section.html).join(' ');
      expect(wordsOf(text).join(' ')).toContain(wordsOf(html).slice(-8).join(' '));
      expect(wordsOf(text).slice(0, 8)).toEqual(wordsOf(html).slice(0, 8));
    }
  },
);

test('csp_evaluator finds no weakness in the policy of any page', async () => {
  const { CspEvaluator } = await load('csp_evaluator/dist/evaluator.js');
  const { CspParser } = await load('csp_evaluator/dist/parser.js');
  const said = firmPages.flatMap((path) =>
    new CspEvaluator(new CspParser(policyOf(readPage(path))).csp)
      .evaluate()
      .map((it: { directive: string; value: string; description: string }) =>
        [it.directive, it.value, it.description].join(' '),
      ),
  );
  expect(unexplained('csp-evaluator', said)).toEqual([]);
});

test('Pagefind finds words that stand beside each other in the page', async () => {
  const { index } = await createIndex();
  await index?.addDirectory({ path: siteFolder });
  const { files = [] } = (await index?.getFiles()) ?? {};
  await close();
  const texts: { url: string; content: string }[] = files
    .filter(({ path }) => path.endsWith('.pf_fragment'))
    .map(({ content }) => JSON.parse(String(gunzipSync(content)).replace(/^pagefind_dcd/, '')));
  expect(texts.length).toBeGreaterThanOrEqual(firmPages.length);
  const text = (path: string): string => texts.find(({ url }) => url === path)?.content ?? '';
  for (const path of firmPages.filter((it) => text(it))) {
    const terms = all(pageTree(path), 'main dt').map(textOf);
    for (const term of terms) expect(` ${text(path)} `).toContain(` ${term.trim()}`);
  }
});
