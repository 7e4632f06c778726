import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { checkData } from '../../scripts/content/check-data.ts';
import { readSource } from '../../scripts/content/read-source.ts';

const schema = z.strictObject({
  title: z.string().optional().describe('The large words.'),
  pages: z.int().min(1).max(5).optional(),
  width: z.number().positive().optional(),
  facts: z.array(z.string()).length(2).optional(),
  open: z.boolean().optional(),
  from: z.iso.date().optional(),
  mail: z.email().optional(),
  home: z.url({ protocol: /^https$/ }).optional(),
  sender: z
    .strictObject({ key: z.string().optional().describe('The key.') })
    .transform(({ key = '' }) => key)
    .prefault({})
    .optional(),
  anchor: z
    .strictObject({ weight: z.number().describe('In kilograms.'), chain: z.string() })
    .optional(),
  part: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('quote'), by: z.string().describe('Who said it.') }),
      z.strictObject({ kind: z.literal('figure'), by: z.number().describe('How many.') }),
    ])
    .optional(),
});

const folder = mkdtempSync(join(tmpdir(), 'data-'));
afterAll(() => rmSync(folder, { recursive: true }));

function problemsOf(yaml: string) {
  const path = join(folder, 'a.yaml');
  writeFileSync(path, yaml);
  const source = readSource(path, 'a.yaml');
  return checkData(source.data, schema, source).problems;
}

const problemOf = (yaml: string) => problemsOf(yaml)[0];

describe('errors in a value are explained in words for editors:', () => {
  test.each([
    ['title: 2026', 'a text', 'put it in quotes: "2026"'],
    ['title: true', 'a text', 'put it in quotes: "true"'],
    ['title:', 'a text', 'write the value after the colon, in quotes if it begins with #'],
    ['facts:', 'a list: lines that begin with "- "', 'write its value, or remove the line'],
    ['title: [a]', 'a text', expect.stringMatching(/^write a single text/)],
    ['pages: 1.5', 'a whole number', undefined],
    ['pages: "15"', 'a number', 'write it without quotes: 15'],
    ['pages: 0', 'at least 1', undefined],
    ['pages: 9', 'at most 5', undefined],
    ['width: 0', 'more than 0', undefined],
    ['facts: [a]', 'exactly 2 items', undefined],
    ['facts: a', 'a list: lines that begin with "- "', undefined],
    ['open: yes please', 'true or false', undefined],
    ['from: 31 January', 'a date, such as 2026-01-31', undefined],
    ['mail: nobody', 'an e-mail address', undefined],
    ['home: http://a.example', 'an address that begins with https://', undefined],
    ['part: { kind: qoute }', 'one of quote, figure', undefined],
    ['part: none', 'fields: lines such as "name: value"', undefined],
  ])('%s', (yaml, expected, advice) => {
    expect(problemOf(yaml)).toMatchObject({ file: 'a.yaml', line: 1, expected, advice });
  });

  test('with the purpose of its field, from the intended one of several forms', () => {
    expect(problemOf('title: 1')?.meaning).toBe('The large words.');
    expect(problemOf('sender: { key: 1 }')?.meaning).toBe('The key.');
    expect(problemOf('part: { kind: quote, by: 2 }')?.meaning).toBe('Who said it.');
    expect(problemOf('part: { kind: figure, by: x }')?.meaning).toBe('How many.');
  });

  test('for an unknown field, with the fields of the intended form', () => {
    expect(problemOf('part: { kind: figure, by: 2, bye: 3 }')).toMatchObject({
      expected: 'one of the fields kind, by',
      found: 'the unknown field "bye"',
    });
  });

  test('for a misspelt field, once, with the missing one and its purpose', () => {
    expect(problemsOf('anchor:\n  wieght: 40\n  chain: long')).toEqual([
      {
        file: 'a.yaml',
        line: 2,
        field: 'anchor.wieght',
        expected: 'one of the fields weight, chain',
        found: 'the unknown field "wieght"',
        nearest: 'weight',
        meaning: 'In kilograms.',
      },
    ]);
    expect(problemsOf('part: { kind: quote, yb: 3 }')).toMatchObject([
      { field: 'part.yb', nearest: 'by', meaning: 'Who said it.' },
    ]);
  });

  test('but a missing field is not taken for a misspelling of an unrelated unknown one', () => {
    expect(problemsOf('anchor: { weight: 40, colour: red }')).toMatchObject([
      { field: 'anchor.chain', advice: 'add the field' },
      { field: 'anchor.colour', nearest: undefined },
    ]);
  });
});
