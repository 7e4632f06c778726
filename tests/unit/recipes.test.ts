/**
 * Follows CONTRIBUTING's recipes to the letter in a copy of the site, except for the names of what
 * they add: a firm may already have an event, or a press page.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { copyFirmSite } from './site-copy.ts';

/** The recipes with names that no firm has. */
const free = (text: string) =>
  text.replace(/surveying|river-gauges|press|cookies|tally|event/gi, '$&qx');

const text = free(readFileSync(join(import.meta.dirname, '../../CONTRIBUTING.md'), 'utf8'));
const recipes = text
  .split(/^## (?=Add|Make|Leave|Tests|House)/m)
  .filter((section) => /^Add (?!a language|a demo home)/.test(section))
  .map((section) => {
    const [title = ''] = section.split('\n', 1);
    const [, instruction = '', code = ''] = /\n\n(.+?)\n\n```\w+\n(.+?)```\n/s.exec(section) ?? [];
    return { title, instruction, code };
  });

const site = copyFirmSite();
// A firm has its own pictures.
const [picture = ''] = readdirSync(join(site.root, 'content/pictures'));

type Recipe = (typeof recipes)[number];

function follow({ title, instruction, code }: Recipe): void {
  const [, verb, file = ''] = /(Append to|Write) `([^`]+)`/.exec(instruction) ?? [];
  const text = code.replace(/[\w-]+\.svg/g, picture);
  if (verb === 'Write') site.write(file, text);
  else if (verb === 'Append to') site.write(file, `${listIn(file)}\n${text}`);
  else throw new Error(`what to do with the code of "${title}" is not said: ${instruction}`);
}

/** The text of a list. An empty one, written `[]`, is replaced by its first record. */
const listIn = (file: string) => site.read(file).replace(/^\[\]\n/m, '');

/** The files that a section says to write, in order, with their text. */
function filesIn(title: string): [file: string, code: string][] {
  const [, section = ''] = text.split(`## ${title}\n`);
  const [own = ''] = section.split(/^## /m);
  return [...own.matchAll(/Write `([^`]+)`[^`]*(?:`[^`]+`[^`]*)*?```\w+\n(.+?)```/gs)].map(
    ([, file = '', code = '']) => [file, code.replace(/[\w-]+\.svg/g, picture)],
  );
}

/** Follows the section on making pages from a list in content. */
function makePages(): void {
  for (const [file, code] of filesIn('Make pages from content')) site.write(file, code);
  const [, statement = '', line = ''] =
    /Register it in `content\/index.ts`: add `([^`]+)`.+?```ts\n(.+?)```/s.exec(text) ?? [];
  const index = site.read('content/index.ts');
  const named = index.replace('export const collections = {\n', (start) => start + line);
  site.write('content/index.ts', `${statement}\n${named}`);
}

beforeAll(async () => {
  for (const recipe of recipes) follow(recipe);
  makePages();
  // "Put <Tally … /> on a page" means the page that a recipe has just added.
  const [element = ''] = new RegExp(free('<Tally [^>]*/>')).exec(text) ?? [];
  const page = site
    .read(free('pages/press.tsx'))
    .replace(/<Opening .*\/>/, (opening) => `<>${opening}${element}</>`);
  site.write(
    free('pages/press.tsx'),
    free("import Tally from '../components/tally/Tally.island.tsx';\n") + page,
  );
  await site.build();
});

test('there is a recipe for everything that can be added', () => {
  expect(recipes.map(({ title }) => title)).toEqual([
    'Add a service',
    'Add a case study',
    'Add a menu entry',
    'Add a page',
    'Add a legal document',
    'Add a widget that hydrates',
  ]);
});

/** The recipe again, for another thing of the same kind. */
const again = (recipe: Recipe, time: number): Recipe => ({
  ...recipe,
  instruction: recipe.instruction.replace(/(?=\.md`)/, `-${time}`),
  code: recipe.code.replace(/(slug: [\w-]+|title: \w+|name: [\w ]+)/g, `$1-${time}`),
});

test.each(recipes)('"$title" takes at most eight lines', ({ instruction, code }) => {
  const lines = `${instruction}\n${code}`.split('\n').filter((line) => line.trim());
  expect(lines.length).toBeLessThanOrEqual(8);
});

describe('after the recipe', () => {
  test('the service is listed and described on the home page', () => {
    expect(site.published('index.html')).toContain(free('id="service-surveying"'));
    expect(site.published('index.html')).toContain(free('Surveying and mapping'));
  });

  test('the case study has its card and its place on the map', () => {
    const home = site.published('index.html').replaceAll('\n', '');
    const card = free('id="case-river-gauges"[^>]*><h4>.*?River Gauges<.+?Forty water levels');
    expect(home).toMatch(new RegExp(card));
    expect(home).toContain(free('<a href="#case-river-gauges"'));
  });

  test('its story is a page, to which its name on the card leads', () => {
    const page = site.published(free('cases/river-gauges/index.html')).replaceAll('\n', '');
    expect(page).toContain(free('<dt>Client</dt><dd>The river authority</dd>'));
    expect(page).toContain(free('>What we did</h2>'));
    const name = free('<a href="/cases/river-gauges/">River Gauges</a>');
    expect(site.published('index.html')).toContain(name);
  });

  test('the menu entry leads to the page, in the header and in the menu of small screens', () => {
    expect(site.published('index.html').split(free('href="/press/"'))).toHaveLength(3);
  });

  test('the page exists, with its head, and is in the sitemap', () => {
    expect(site.published(free('press/index.html'))).toContain(free('<title>Press</title>'));
    expect(site.published('sitemap.xml')).toContain(free('/press/'));
  });

  test('a list in content has a page for all of its records, and one for each', () => {
    expect(filesIn('Make pages from content')).toHaveLength(3);
    expect(site.published(free('events/index.html'))).toContain('<h2>Harbour day</h2>');
    const own = site.published(free('events/harbour-day/index.html'));
    expect(own).toMatch(/<title>Harbour day \| /);
    expect(own).toContain('We show our work on the quay.');
    expect(own).toMatch(/<picture>(<source [^>]*>)?<img [^>]*alt="Harbour day"/);
    expect(site.published('sitemap.xml')).toContain(free('/events/harbour-day/'));
  });

  test('the legal document is a page with its section', () => {
    expect(site.published(free('cookies/index.html'))).toContain(free('id="cookies-that-we-set"'));
  });

  test('the widget is on the page, ready to hydrate', () => {
    const page = site.published(free('press/index.html'));
    const island = 'data-island="Tally" data-hydrate="visible" data-src="/assets/Tally-';
    expect(page).toContain(free(island));
    expect(page).toContain('>Boats<!-- -->: <!-- -->0</button>');
  });
});

test('four more services, cases and menu entries are no error: at most, a page is reported as heavy', {
  tags: 'nightly',
}, async () => {
  const records = recipes.filter(({ title }) => /service|case|menu/.test(title));
  expect(records).toHaveLength(3);
  for (const time of [2, 3, 4]) for (const recipe of records) follow(again(recipe, time));
  const { heavyPages } = await site.build();
  expect(site.published('index.html')).toContain(free('id="service-surveying-4"'));
  expect(site.published('index.html')).toContain(free('id="case-river-gauges-4"'));
  expect(site.published('index.html').split(free('href="/press/"'))).toHaveLength(9);
  expect(heavyPages.filter(({ limit }) => limit !== 'document')).toEqual([]);
});
