/**
 * The content in this repository is invented, and a release must not publish any of it. Its
 * pictures are drawn. Once a firm has entered its own name, these tests no longer apply.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { board, leads } from '../../components/art/bust.ts';
import { drawPictures, drawPortraits } from '../../components/art/draw.ts';
import { heroMoves } from '../../components/art/heroes.ts';
import { readLand, worldMap } from '../../components/art/maps.ts';
import { paint, readFirm, readPaints } from '../../components/art/site-data.ts';
import { collections } from '../../content/index.ts';
import { contentReader } from '../../scripts/content/check-data.ts';
import { loadContent } from '../../scripts/content/load-content.ts';
import { loadLanguages } from '../../scripts/languages/languages.ts';
import { checkRelease } from '../../scripts/load/content-rules.ts';
import { content as shipped } from '../site-content.ts';

const root = join(import.meta.dirname, '../..');
const { content } = loadContent(root, { 'content/index.ts': { collections } });

test('each practice has a drawing of its own', () => {
  const drawings = shipped.practices.map(({ image }) => image.picture);
  expect(new Set(drawings).size).toBe(drawings.length);
});

test('every record that can be marked as invented is marked', () => {
  const unmarked = Object.entries(collections).flatMap(([name, { schema }]) =>
    unmarkedIn(schema, content[name], name),
  );
  expect(unmarked).toEqual([]);
});

test.each([
  'services',
  'practices',
  'offers',
  'servicePage.cards',
  'servicePage.offers',
  'servicePage.iconBoxes',
  'servicePage.process',
  'home.whoWeAre',
  'home.servicesIntro',
  'home.reachIntro',
  'home.why.reasons',
  'home.history.items',
])('%s can be marked', (path) => {
  const value = path
    .split('.')
    .reduce<unknown>(
      (inside, key) => z.record(z.string(), z.unknown()).parse(inside)[key],
      content,
    );
  const records = Array.isArray(value) ? value : [value];
  expect(records.length).toBeGreaterThan(0);
  for (const record of records) expect(record).toMatchObject({ sample: true });
});

test('a release of the repository as shipped names every collection with invented facts about a firm', async () => {
  const files = fastGlob.sync('content/{,*/}index.ts', { cwd: root });
  const collections = Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await import(join(root, file))] as const)),
  );
  const loaded = loadLanguages(root, collections);
  const refused = new Set(checkRelease(collections, loaded, new Date()).map(({ file }) => file));
  const told = [...new Set(loaded.records.map(({ source }) => source.file))];
  // Words of menus and forms, lists of links, settings, openings of lists, and the template's prices.
  const neutral =
    /\/(ui|menu|not-found|palette|fonts|focus|briefing|blog|listings|pricing|portfolio|inner-pages)\.yaml$|\.json$/;
  expect(told.filter((file) => !refused.has(file) && !neutral.test(file))).toEqual([]);
});

// The first portrait of each kind; all of them are compared in as-shipped.sweep.test.ts.
test('its drawings match the committed ones: after a change of places or script, run npm run art', {
  tags: 'nightly',
}, () => {
  const [land, read] = [readLand(), contentReader(root)];
  const [{ places }, paints] = [readFirm(read), readPaints(read)];
  const portraits = drawPortraits(board.slice(0, 1), leads.slice(0, 1));
  for (const [name, svg] of Object.entries({ ...drawPictures(land, places), ...portraits })) {
    const committed = readFileSync(join(root, `content/pictures/${name}.svg`), 'utf8');
    expect(committed === paint(svg, paints), name).toBe(true);
  }
  for (const [name, svg] of Object.entries(heroMoves(places))) {
    const committed = readFileSync(join(root, `static/hero/${name}.svg`), 'utf8');
    expect(committed === paint(svg, paints), name).toBe(true);
  }
  const map = readFileSync(join(root, 'static/world.svg'), 'utf8');
  expect(map === paint(worldMap(land), paints)).toBe(true);
});

/** The paths of values whose schema has a `sample` that is not true. */
function unmarkedIn(schema: unknown, value: unknown, path: string): string[] {
  if (Array.isArray(value)) {
    const item = schema instanceof z.ZodArray ? schema.element : schema;
    return value.flatMap((one, index) => unmarkedIn(item, one, `${path}[${index}]`));
  }
  const plain = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  if (!(plain instanceof z.ZodObject) || !value || typeof value !== 'object') return [];
  const fields = Object.entries(value);
  const marked = fields.some(([key, flag]) => key === 'sample' && flag === true);
  return [
    ...('sample' in plain.shape && !marked ? [path] : []),
    ...fields.flatMap(([key, inside]) => unmarkedIn(plain.shape[key], inside, `${path}.${key}`)),
  ];
}

test('no line breaks within a phone number in a text', () => {
  const { site: _, ...texts } = content;
  const numbers = JSON.stringify(texts).match(/\+[\d\s]{6,}\d/g) ?? [];
  expect(numbers.length).toBeGreaterThan(0);
  expect(numbers.filter((number) => number.includes(' '))).toEqual([]);
});

test('every sample article has 500 to 900 words, and every practice at least 250', () => {
  const wordsOf = ({ sections }: { sections: readonly { html: string }[] }) =>
    sections.flatMap(({ html }) => html.replace(/<[^>]+>/g, ' ').match(/\S+/g) ?? []).length;
  for (const article of shipped.insights) {
    expect(wordsOf(article), article.slug).toBeGreaterThanOrEqual(500);
    expect(wordsOf(article), article.slug).toBeLessThanOrEqual(900);
  }
  for (const practice of shipped.practices)
    expect(wordsOf(practice), practice.slug).toBeGreaterThanOrEqual(250);
});
