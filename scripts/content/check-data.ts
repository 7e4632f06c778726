import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import type { z } from 'zod';
import { type Problem, ProblemsError } from '../base/problems.ts';
import { problemOf } from '../base/trace.ts';
import { explainIssue, placeOfField } from './explain-issue.ts';
import { setMarkedSigns } from './quotation-marks.ts';
import { inOrder, readSource, type Source } from './read-source.ts';

type Checked<Value> =
  | { value: Value; problems: readonly [] }
  | { value: undefined; problems: readonly Problem[] };

/**
 * Checks data at `base` in a source. Returns the schema's output, or everything wrong with the
 * data, each with its place. Texts get the quotation marks and isolated numbers of the language `lang`, if given. An
 * error in the schema's own code is a problem too.
 */
export function checkData<Schema extends z.ZodType>(
  data: unknown,
  schema: Schema,
  source: Source,
  base: readonly PropertyKey[] = [],
  lang?: string,
): Checked<z.infer<Schema>> {
  let result: z.ZodSafeParseResult<z.infer<Schema>>;
  try {
    result = schema.safeParse(data, { error: expectation });
  } catch (error) {
    return { value: undefined, problems: [thrownBySchema(error, source, base)] };
  }
  if (result.success) {
    const value = { checked: result.data };
    setMarkedSigns(value, lang);
    return { value: value.checked, problems: [] };
  }
  const problems = result.error.issues.flatMap((issue) =>
    explainIssue(issue, source, schema, base),
  );
  return { value: undefined, problems: mergeMisspelt(problems) };
}

/** An error that a schema's own code threw, such as that of a `refine`. */
function thrownBySchema(error: unknown, source: Source, base: readonly PropertyKey[]): Problem {
  const { file, line, field } = placeOfField(source, base);
  const record = [`${file}:${line}`, field].filter(Boolean).join('  ');
  return { ...problemOf(error, file), record };
}

/** Merges the two problems of a misspelt field: it is unknown, and the intended one missing. */
function mergeMisspelt(problems: readonly Problem[]): Problem[] {
  const suggestedField = ({ field = '', nearest }: Problem) =>
    nearest && field.replace(/[^.]*$/, nearest);
  const misspelt = new Set(problems.flatMap((problem) => suggestedField(problem) || []));
  const missing = problems.filter(
    ({ field, found }) => found === 'nothing' && field && misspelt.has(field),
  );
  return problems
    .filter((problem) => !missing.includes(problem))
    .map((problem) => {
      const meant = missing.find(({ field }) => field && field === suggestedField(problem));
      return meant ? { ...problem, meaning: meant.meaning } : problem;
    });
}

type RawIssue = z.core.$ZodRawIssue;
type RawUnionIssue = z.core.$ZodRawIssue<z.core.$ZodIssueInvalidUnion>;

const types: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list: lines that begin with "- "',
  object: 'fields: lines such as "name: value"',
  record: 'fields: lines such as "name: value"',
};

const formats: Readonly<Record<string, string>> = {
  date: 'a date, such as 2026-01-31',
  datetime: 'a date and time, such as 2026-01-31T12:00:00Z',
  email: 'an e-mail address',
  url: 'an address that begins with https://',
};

const units: Readonly<Record<string, string>> = { string: ' characters', array: ' items' };

/** What a schema expects, in words for editors. A message in the schema takes precedence. */
function expectation(issue: RawIssue): string | undefined {
  if (issue.code === 'invalid_type') return types[issue.expected] ?? `a ${issue.expected}`;
  if (issue.code === 'invalid_format') return formats[issue.format];
  if (issue.code === 'invalid_value') return oneOf(issue.values.map(String));
  if (issue.code === 'invalid_union') return anyOf(issue);
  if (issue.code === 'too_small' || issue.code === 'too_big') return amount(issue);
  return undefined;
}

const oneOf = (values: readonly string[]) =>
  values.length > 12 ? `one of ${values.length} known values` : `one of ${values.join(', ')}`;

// A discriminated union reports only the values that its discriminator may have.
function anyOf({ errors = [], options }: RawUnionIssue): string {
  if (Array.isArray(options)) return oneOf(options.map(String));
  return [...new Set(errors.flat().map(({ message }) => message))].join(' or ');
}

function amount(issue: RawIssue & { code: 'too_small' | 'too_big' }): string {
  const [limit, least, beyond] =
    issue.code === 'too_small'
      ? [issue.minimum, 'at least', 'more than']
      : [issue.maximum, 'at most', 'less than'];
  const how = issue.exact ? 'exactly' : issue.inclusive === false ? beyond : least;
  return `${how} ${limit}${units[issue.origin] ?? ''}`;
}

/**
 * Reads and checks a single file outside any collection. Undefined if there is no such file. Throws
 * a ProblemsError if its contents do not match the schema.
 */
export function readChecked<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
): { value: z.infer<Schema>; source: Source } | undefined {
  const path = join(root, file);
  if (!existsSync(path)) return undefined;
  const source = readSource(path, file);
  return { value: checked(source, schema), source };
}

function checked<Schema extends z.ZodType>(source: Source, schema: Schema): z.infer<Schema> {
  const { value, problems } = checkData(source.data, schema, source);
  if (value === undefined) throw new ProblemsError(problems);
  return value;
}

/** Reads content files of a site. Throws a ProblemsError if one is missing or invalid. */
export const contentReader = (root: string) => ({
  /** The data of one file. */
  read<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
    const found = readChecked(root, file, schema);
    if (found) return found.value;
    throw new ProblemsError([{ file, expected: 'a content file', found: 'no such file' }]);
  },
  /** The data of each file of a pattern, in their order. */
  readEach<Schema extends z.ZodType>(files: string, schema: Schema): z.infer<Schema>[] {
    const found = fastGlob.sync(files, { cwd: root }).sort();
    const sources = found.map((file) => readSource(join(root, file), file));
    return inOrder(sources).map((source) => checked(source, schema));
  },
});
