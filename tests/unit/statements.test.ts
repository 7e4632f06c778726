/** Checks the table of the specification's statements in tests/specification/. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseAst } from 'vitest/node';
import { parse } from 'yaml';
import { z } from 'zod';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'tests/specification');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const entry = {
  number: z.int(),
  words: z.string().regex(/\.["”]?$/),
  /** What a visitor, or an editor or developer where one is named, does to see it. */
  see: z
    .string()
    .regex(/^[A-Z"/].*\.$/)
    .max(80),
};
const statement = z.union([
  /** `file > title` of a test that fails if the statement does not hold. */
  z.strictObject({ ...entry, test: z.string() }),
  /** How the site deviates: the first cell of a row in the table of its README. */
  z.strictObject({ ...entry, departs: z.string() }),
]);

const statements = readdirSync(folder)
  .filter((file) => file.endsWith('.yaml'))
  .flatMap((file) => z.array(statement).parse(parse(read(`tests/specification/${file}`))));
const departures = read('tests/specification/README.md').split('\n## Departures')[1] ?? '';
const rows = [...departures.matchAll(/^\| (.+?) \| .+ \| ([\d, ]+) \|$/gm)].map(
  ([, what = '', numbers = '']) => ({ what, numbers: numbers.split(', ').map(Number) }),
);

describe('the statements of the specification', () => {
  test('have numbers from 1 on, and no statement occurs twice', () => {
    const numbers = statements.map(({ number }) => number).toSorted((a, b) => a - b);
    expect(numbers).toEqual(statements.map((_, index) => index + 1));
    expect(new Set(statements.map(({ words }) => words)).size).toBe(statements.length);
  });

  test('each name an existing test', () => {
    const titles = new Map<string, ReadonlySet<string>>();
    const missing = statements.flatMap((one) => {
      if (!('test' in one)) return [];
      const [file = '', title = ''] = one.test.split(' > ');
      if (isGone(file)) return [];
      if (!titles.has(file)) titles.set(file, titlesIn(file));
      return titles.get(file)?.has(title) ? [] : [`${one.number}: ${one.test}`];
    });
    expect(missing).toEqual([]);
  });

  test('or are departures, each named in a row of the table of reasons', () => {
    const named = rows.map(({ what, numbers }) => numbers.map((number) => `${number}: ${what}`));
    const departing = statements.flatMap((one) =>
      'departs' in one ? `${one.number}: ${one.departs}` : [],
    );
    expect(departing.length).toBeGreaterThan(0);
    expect(departing.filter((one) => !named.flat().includes(one))).toEqual([]);
  });

  test('are what each row of that table is about', () => {
    const lines = departures.match(/^\| (?!what \||---).*/gm) ?? [];
    expect(rows.length).toBe(lines.length);
    const numbers = statements.map(({ number }) => number);
    const unknown = rows.flatMap((row) => row.numbers.filter((one) => !numbers.includes(one)));
    expect(unknown).toEqual([]);
  });
});

/** Whether a test is in the folder of a page group and was deleted with it. */
function isGone(file: string): boolean {
  const [, group] = /^(tests\/template)\//.exec(file) ?? [];
  return group !== undefined && !existsSync(join(root, group));
}

const titled = z.object({
  type: z.literal('CallExpression'),
  arguments: z.tuple(
    [
      z.object({ start: z.number(), end: z.number(), value: z.string().optional() }),
      z.object({ type: z.enum(['ArrowFunctionExpression', 'FunctionExpression']) }),
    ],
    z.unknown(),
  ),
});

/**
 * The titles of tests and of their groups in a file: what is called with a text and a function. One with
 * a tag, which stands between the two, is not in the gate and does not count.
 */
function titlesIn(file: string): ReadonlySet<string> {
  const code = read(file);
  const titles = new Set<string>();
  const visit = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    const call = 'arguments' in node ? titled.safeParse(node).data : undefined;
    const [title] = call?.arguments ?? [];
    // A template is taken as it is written.
    if (title) titles.add(title.value ?? code.slice(title.start + 1, title.end - 1));
    for (const inside of Object.values(node)) visit(inside);
  };
  visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return titles;
}
