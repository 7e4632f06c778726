/**
 * Ordinary articles and phrases of many languages, with prices, years, notes below a table, names from
 * code and all else that looks a little like a sign: none is refused, and none warned about.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readMarkdown } from '../../scripts/content/markdown.ts';

const folder = join(import.meta.dirname, '../fixtures/articles');
const articles = readdirSync(folder).map((file) => ({
  file,
  text: readFileSync(join(folder, file), 'utf8'),
}));

test('the articles are in many languages', () => {
  expect(new Set(articles.map(({ file }) => file.split('-')[0])).size).toBeGreaterThan(14);
});

test.each(articles)('takes ordinary prose for what it is: $file', ({ text }) => {
  expect(readMarkdown(text)).toMatchObject({ faults: [], remarks: [] });
});

test.each([
  ['en', "In the summer of '98, it closed.", 'In the summer of ’98, it closed.'],
  ['en', "the '90s, and '5 of 7'", 'the ’90s, and ‘5 of 7’'],
  ['fr', "soit moins qu'en '98.", 'soit moins qu’en ’98.'],
])('in %s, the marks in "%s" are set', (lang, text, html) => {
  expect(readMarkdown(text, { lang }).sections[0]?.html).toBe(`<p>${html}</p>\n`);
});

// Headings and cells have fewer words, so that a sign is more often at their beginning or end.
test.each(['1.Scope', '#MeToo', '- 5 %', '+ VAT', '$$', 'a) DSGVO', '[1]', '一、目的', '•'])(
  'in a heading and in a cell, too: %s',
  (text) => {
    expect(readMarkdown(`## ${text}\n\n|a|b|\n|-|-|\n|${text}|c|\n`)).toMatchObject({
      faults: [],
      remarks: [],
    });
  },
);
