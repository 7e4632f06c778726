/** Numbers in texts follow the records that they count. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { loadContent } from '../../scripts/content/load-content.ts';
import { documents, record, records, text } from '../../scripts/site-api/content.ts';

const folder = mkdtempSync(join(tmpdir(), 'counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const boat = z.strictObject({ name: text(), sea: text() });
const collections = {
  words: record('words.yaml', z.strictObject({ lang: text(), numbers: z.array(text()) })),
  facts: record(
    'facts.yaml',
    z.strictObject({ owner: text(), motto: text(), circle: text() }),
    (facts) => facts,
  ),
  harbour: record('harbour.yaml', z.strictObject({ says: text() })),
  boats: records('boats.yaml', boat, {
    least: 1,
    placeholders: (boats) => ({
      boats: boats.length,
      seas: new Set(boats.map(({ sea }) => sea)).size,
    }),
  }),
  guides: documents('guides/*.md', z.strictObject({ title: text() })),
};
type Words = { words: { lang: string; numbers: readonly string[] } };
const modules = {
  'content/index.ts': {
    collections,
    lang: (content: unknown) => z.custom<Words>().parse(content).words.lang,
    numberWords: (content: unknown) => z.custom<Words>().parse(content).words.numbers,
  },
};

const seas = ['Baltic', 'Black', 'North'];
const numbers = ['none', 'one', 'two', 'three'];

/** The text in content with this many boats. */
function load(says: string, boats: number, lang = 'en', words: readonly string[] = numbers) {
  const root = mkdtempSync(join(folder, 'site-'));
  mkdirSync(join(root, 'content/guides'), { recursive: true });
  const write = (file: string, data: unknown) =>
    writeFileSync(join(root, 'content', file), JSON.stringify(data));
  const fleet = Array.from({ length: boats }, (_, index) => ({
    name: `Boat {boats|word} ${index}`,
    sea: seas[index % 3],
  }));
  write('words.yaml', { lang, numbers: words });
  const facts = { owner: 'Ann', motto: '{boats|word} boats of {owner}', circle: 'round {circle}' };
  write('facts.yaml', facts);
  write('harbour.yaml', { says });
  write('boats.yaml', fleet);
  writeFileSync(join(root, 'content/guides/tides.md'), `---\ntitle: Tides\n---\n${says}\n`);
  const { content, problems } = loadContent(root, modules);
  const { says: said } = z.object({ says: z.string() }).catch({ says: '' }).parse(content.harbour);
  return { said, content, problems };
}

describe('a text gives the number of records', () => {
  test.each([
    ['{boats} boats', 3, '3 boats'],
    ['the {boats|word} boats', 2, 'the two boats'],
    [
      '{boats|word} boats. {boats|word} crews, {boats|word} keys.',
      3,
      'Three boats. Three crews, three keys.',
    ],
    ['“{boats|word} boats”', 2, '“Two boats”'],
    ['**{boats|word} boats** of _{boats|word}_', 2, '**Two boats** of _two_'],
    ['Told. [{boats|word} boats](/)', 2, 'Told. [Two boats](/)'],
    ['> {boats|word} boats', 2, '> Two boats'],
    ['| {boats|word} boats | of {boats|word} |', 2, '| Two boats | of two |'],
    ['«{boats|word} boats»', 2, '«Two boats»'],
    ['¿{boats|word} boats?', 2, '¿Two boats?'],
    ['{boats|word} {boats|one=boat|other=boats}', 1, 'One boat'],
    ['on {seas|word} {seas|one=sea|other=seas}', 5, 'on three seas'],
    ['the {boats|word} boats', 4, 'the 4 boats'],
    ['{boats} boats', 1234, '1,234 boats'],
    ['{title} and {count} stay', 1, '{title} and {count} stay'],
    [
      '{constructor}, {toString} and {__proto__} stay',
      1,
      '{constructor}, {toString} and {__proto__} stay',
    ],
    ['the { boats } or { boats | word } boats', 2, 'the 2 or two boats'],
    [
      'on {boats|one=a boat of {owner}|other={boats|word} boats of {owner}}',
      2,
      'on two boats of Ann',
    ],
    ['{motto}', 2, 'Two boats of Ann'],
    ['we say: {motto}, {motto}', 2, 'we say: two boats of Ann, two boats of Ann'],
    ['{circle}', 2, 'round {circle}'],
    ['{boats|one=one craft|other={n|word} craft} of {n}', 2, 'Two craft of {n}'],
    ['we have {boats|one=one craft|other={n} craft}', 1, 'we have one craft'],
    ['we have {boats|one=one craft|other={n} craft}', 1234, 'we have 1,234 craft'],
    ['we have {boats|3=a trio|other={n} craft}', 3, 'we have a trio'],
  ])('%s: %i', (says, boats, said) => {
    expect(load(says, boats)).toMatchObject({ said, problems: [] });
  });

  test('in the plural forms of its own language', () => {
    const says = '{boats|one=łódź|few=łodzie|many=łodzi|other=łodzi}';
    const say = (boats: number) => load(says, boats, 'pl').said;
    expect([1, 2, 5].map(say)).toEqual(['łódź', 'łodzie', 'łodzi']);
    const french = ['zéro', 'un', 'deux', 'trois'];
    const études = 'Voici {boats|one=une étude|other={n|word} études}.';
    expect([1, 2].map((boats) => load(études, boats, 'fr', french).said)).toEqual([
      'Voici une étude.',
      'Voici deux études.',
    ]);
    expect(load('{boats|word} ada', 2, 'tr', ['sıfır', 'bir', 'iki']).said).toBe('İki ada');
  });

  test('in digits in the words for numbers, which would lead back to themselves', () => {
    const circular = ['none', 'one', 'two or {boats|word}'];
    expect(load('we have {boats|word}', 2, 'en', circular)).toMatchObject({
      said: 'we have two or 2',
      problems: [],
    });
  });

  test('in the counted texts themselves, and in documents', () => {
    const { content } = load('## {boats|word} boats\n\n- {boats|word} tides', 2);
    expect(content.boats).toMatchObject([{ name: 'Boat two 0' }, { name: 'Boat two 1' }]);
    expect(content.guides).toMatchObject([
      {
        sections: [
          { id: 'two-boats', title: 'Two boats', html: '<ul>\n<li>Two tides</li>\n</ul>\n' },
        ],
      },
    ]);
  });

  test.each([
    ['{ships|word}', 'one of the counts boats, seas before the |'],
    ['{boats|words}', '{boats|word}, or the singular and plural forms of a word'],
    ['{constructor|word}', 'one of the counts boats, seas before the |'],
    ['{boats|one=boat}', '{boats|word}, or the singular and plural forms of a word'],
  ])('or is refused: %s', (says, expected) => {
    const { problems } = load(says, 2);
    expect(problems).toMatchObject([
      { file: 'content/harbour.yaml', line: 1, field: 'says', expected, found: says },
      { file: 'content/guides/tides.md', expected, found: says },
    ]);
  });

  test('and a list that must not be empty says so', () => {
    const { problems } = load('', 0);
    expect(problems).toContainEqual(
      expect.objectContaining({ file: 'content/boats.yaml', expected: 'at least one record' }),
    );
  });
});

test('documents are counted, and come in the order of their field `order`, then of their names', () => {
  const root = mkdtempSync(join(folder, 'site-'));
  mkdirSync(join(root, 'content/tours'), { recursive: true });
  const tours = { harbour: 2, islands: undefined, bridge: undefined, castle: 10, mill: 1 };
  for (const [name, order] of Object.entries(tours)) {
    const place = order ? `order: ${order}\n` : '';
    writeFileSync(join(root, `content/tours/${name}.md`), `---\n${place}title: T\n---\n{tours}\n`);
  }
  const schema = z.strictObject({ title: text(), order: z.int().optional() });
  const placeholders = (values: readonly unknown[]) => ({ tours: values.length });
  const own = { collections: { tours: documents('tours/*.md', schema, { placeholders }) } };
  const { content } = loadContent(root, { 'content/index.ts': own });
  expect(content.tours).toMatchObject(
    ['mill', 'harbour', 'castle', 'bridge', 'islands'].map((slug) => ({
      slug,
      sections: [{ html: '<p>5</p>\n' }],
    })),
  );
});
