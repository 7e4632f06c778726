import { z } from 'zod';
import type { Problem } from '../problems.ts';
import { nearest } from './nearest.ts';
import { lineOf, type Source } from './read-source.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/**
 * Turns what zod says of a record into problems with line, field and nearest valid value. The
 * record stands at `base` in its source.
 */
export function explainIssue(
  issue: Issue,
  source: Source,
  schema: z.ZodType,
  base: Path = [],
): Problem[] {
  const path = [...base, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    const known = fieldsAt(schema, issue.path);
    return issue.keys.map((key) => ({
      ...place(source, [...path, key]),
      expected: known.length ? `one of the fields ${known.join(', ')}` : 'no such field',
      found: `the unknown field "${key}"`,
      nearest: nearest(key, known),
    }));
  }
  if (issue.code === 'invalid_union') {
    const meant = meantBranch(issue);
    if (meant) return meant.flatMap((inner) => explainIssue(inner, source, schema, base));
  }
  const found = valueAt(source.data, path);
  return [
    {
      ...place(source, path),
      expected: expectation(issue),
      found: describe(found),
      nearest:
        issue.code === 'invalid_value' && typeof found === 'string'
          ? nearest(found, issue.values.map(String))
          : undefined,
    },
  ];
}

/** Where a field stands: file, line and field path. */
export function place(source: Source, path: Path): Pick<Problem, 'file' | 'line' | 'field'> {
  return { file: source.file, line: lineOf(source, path), field: fieldPath(path) || undefined };
}

/** A field path as it is told: `cards[2].title`. */
export function fieldPath(path: Path): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
}

// Of several forms a value may have, the one whose type it has: its issues are about its parts.
function meantBranch({ errors, path }: z.core.$ZodIssueInvalidUnion): Issue[] | undefined {
  return errors
    .find((branch) => branch.every((issue) => issue.code !== 'invalid_type' || issue.path.length))
    ?.map((issue) => ({ ...issue, path: [...path, ...issue.path] }));
}

function expectation(issue: Issue): string {
  if (issue.code === 'invalid_union') return issue.errors.flat().map(expectation).join(' or ');
  if (issue.code === 'invalid_type') return `a value of type ${issue.expected}`;
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String);
    return values.length > 12
      ? `one of ${values.length} known values`
      : `one of ${values.join(', ')}`;
  }
  return issue.message;
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) => (value && typeof value === 'object' ? Reflect.get(value, step) : undefined),
    data,
  );
}

/** A value as an editor would name it; long texts are cut. */
export function describe(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

/** The names of the fields that an object schema has at a path; none where it is no object. */
function fieldsAt(schema: z.ZodType, path: Path): string[] {
  let at: unknown = schema;
  for (const step of path) {
    at = unwrap(at);
    if (at instanceof z.ZodObject) at = at.shape[String(step)];
    else if (at instanceof z.ZodArray) at = at.element;
    else if (at instanceof z.ZodRecord) at = at.valueType;
    else return [];
  }
  at = unwrap(at);
  return at instanceof z.ZodObject ? Object.keys(at.shape) : [];
}

function unwrap(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return unwrap(schema.def.innerType);
  if (schema instanceof z.ZodPipe) return unwrap(schema.in);
  if (schema instanceof z.ZodUnion)
    return schema.options.find((option) => option instanceof z.ZodObject);
  return schema;
}
