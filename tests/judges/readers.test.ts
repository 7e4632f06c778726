/** What reader views, previews of links, feed readers and a search engine make of the published files. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { policyOf } from '../../scripts/finish/policy.ts';
import { nameOf } from '../browser/address-of.ts';
import { shownAt } from '../browser/described-pages.ts';
import { all, one, pageTree, textOf, valuesOf } from '../browser/page-tree.ts';
import { firmPages } from '../browser/pages.ts';
import { readPage } from '../browser/sample.ts';
import { siteFolder } from '../browser/site.ts';
import { content } from '../site-content.ts';
import { fileOf, load, unexplained } from './judges.ts';

const articleAt = (path: string) =>
  shownAt(path).insights.find(({ slug }) => nameOf(path) === `/insights/${slug}/`);

test.for(firmPages.filter((path) => articleAt(path)))(
  'Readability reads %s with its title, author, day, first words and last',
  async (path) => {
    const { Readability } = await load('@mozilla/readability');
    const { parseHTML } = await load('linkedom');
    const read = new Readability(parseHTML(readPage(path)).document).parse();
    const article = articleAt(path);
    const words = (html = '') =>
      html
        .replace(/<[^>]*>/g, ' ')
        .split(/\s+/)
        .filter(Boolean);
    const html = article?.sections.map((section) => section.html).join(' ');
    expect([read.title, read.byline, read.publishedTime, read.lang]).toEqual([
      article?.title,
      article?.author,
      article?.date,
      shownAt(path).site.lang,
    ]);
    const text = words(read.textContent);
    expect(text.slice(0, 5)).toEqual(words(html).slice(0, 5));
    expect(text.join(' ')).toContain(words(html).slice(-5).join(' '));
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

test.for(firmPages)('a preview of a link to %s has its title, words and picture', async (path) => {
  const { default: preview } = await load('open-graph-scraper');
  const { result } = await preview({ html: readPage(path) });
  const tree = pageTree(path);
  const [description] = valuesOf(tree, 'meta[name=description]', 'content');
  const [card] = valuesOf(tree, 'meta[property="og:image"]', 'content');
  expect([result.ogTitle, result.ogDescription, result.ogImage?.[0]?.url]).toEqual([
    textOf(one(tree, 'title')),
    description,
    card,
  ]);
});

test.runIf(content.insights.length > 0)('two feed readers read each article whole', async () => {
  const xml = readFileSync(join(siteFolder, 'atom.xml'), 'utf8');
  const { default: Parser } = await load('rss-parser');
  const { parseFeed } = await load('feedsmith');
  const { items } = await new Parser().parseString(xml);
  const { feed } = parseFeed(xml);
  for (const [at, item] of items.entries()) {
    const { sections, author, date } =
      content.insights.find(({ title }) => title === item.title) ?? {};
    const last = sections?.at(-1)?.html ?? 'no text';
    const end = last.slice(last.lastIndexOf('<p>'));
    expect([item.author, item.isoDate.slice(0, 10)]).toEqual([author, date]);
    expect(feed.entries[at].title.value ?? feed.entries[at].title).toBe(item.title);
    for (const text of [item.content, feed.entries[at].content.value ?? feed.entries[at].content])
      expect(String(text)).toContain(end.replace(/ (href|src)="\/.*$/s, ''));
  }
});

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

test('Pagefind finds words that stand beside each other in the page', () => {
  const out = mkdtempSync(join(tmpdir(), 'pagefind-'));
  const program = fileOf('pagefind/lib/runner/bin.cjs');
  execFileSync(process.execPath, [program, '--site', siteFolder, '--output-path', out]);
  const texts = readdirSync(join(out, 'fragment')).map((file) => {
    const packed = gunzipSync(readFileSync(join(out, 'fragment', file)));
    return JSON.parse(String(packed).replace(/^pagefind_dcd/, ''));
  });
  const text = (path: string): string => texts.find(({ url }) => url === path)?.content ?? '';
  for (const path of firmPages.filter((it) => text(it))) {
    const terms = all(pageTree(path), 'main dt').map(textOf);
    for (const term of terms) expect(` ${text(path)} `).toContain(` ${term.trim()}`);
  }
});
