import { z } from 'zod';
import { nearest } from '../base/nearest.ts';
import type { Problem } from '../base/problems.ts';
import { lineOf, type Source, writtenAt } from './read-source.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/**
 * Turns zod's issues in a record into problems with line, field and closest valid value. The record
 * is at `base` in its source.
 */
export function explainIssue(
  issue: Issue,
  source: Source,
  schema: z.ZodType,
  base: Path,
): Problem[] {
  const path = [...base, ...issue.path];
  const meant = schemaAt(schema, valueAt(source.data, base), issue.path);
  if (issue.code === 'unrecognized_keys') {
    const data = valueAt(source.written ?? source.data, path);
    const known = fieldNames(meant, data);
    // A field that already exists cannot be the intended one.
    const missing = known.filter((name) => !Object.hasOwn(Object(data), name));
    return issue.keys.map((key) => ({
      ...placeOfField(source, [...path, key]),
      expected: known.length ? `one of the fields ${known.join(', ')}` : 'no such field',
      found: `the unknown field "${key}"`,
      nearest: nearest(key, missing),
    }));
  }
  if (issue.code === 'invalid_union') {
    const branch = meantBranch(issue);
    if (branch) return branch.flatMap((inner) => explainIssue(inner, source, schema, base));
  }
  const found = valueAt(source.data, path);
  // Quoted from the file, because parsing drops a number's leading zeros and plus sign.
  const written = typeof found === 'number' ? writtenAt(source, path) : undefined;
  return [
    {
      ...placeOfField(source, path),
      expected: issue.message,
      found: written ?? describe(found),
      nearest:
        issue.code === 'invalid_value' && typeof found === 'string'
          ? nearest(found, issue.values.map(String))
          : undefined,
      meaning: meant?.description,
      advice:
        issue.code === 'invalid_type' ? advise(issue.expected, written ?? found, path) : undefined,
    },
  ];
}

/** The place of a field: file, line and field path. */
export function placeOfField(source: Source, path: Path): Pick<Problem, 'file' | 'line' | 'field'> {
  return { file: source.file, line: lineOf(source, path), field: fieldPath(path) || undefined };
}

/** A field path as text: `cards[2].title`. */
export function fieldPath(path: Path): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
}

// Of a union's branches, picks the one whose type the value has: its issues are all inside it.
function meantBranch({ errors, path }: z.core.$ZodIssueInvalidUnion): Issue[] | undefined {
  return errors
    .find((branch) => branch.every((issue) => issue.code !== 'invalid_type' || issue.path.length))
    ?.map((issue) => ({ ...issue, path: [...path, ...issue.path] }));
}

// YAML reads 2026 as a number, and a text with ": " in it as a field with a value.
function advise(expected: string, found: unknown, path: Path): string | undefined {
  if (!found && path.length === 0) return 'add the fields, or restore the file';
  if (found === undefined) return 'add the field';
  if (found === null && expected !== 'string') return 'write its value, or remove the line';
  if (found === null) return 'write the value after the colon, in quotes if it begins with #';
  if (expected === 'number' && typeof found === 'string' && Number(found))
    return `write it without quotes: ${found}`;
  if (expected !== 'string') return undefined;
  if (typeof found !== 'object') return `put it in quotes: "${found}"`;
  return 'write a single text; if it contains ": " or begins with "- " or "[", put it in quotes';
}

export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) => (value && typeof value === 'object' ? Reflect.get(value, step) : undefined),
    data,
  );
}

/** A value as an editor would name it. Long texts are truncated. */
function describe(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

/** The schema of the field at a path in data; undefined if there is no such field. */
function schemaAt(
  schema: z.ZodType,
  data: unknown,
  [step, ...rest]: readonly PropertyKey[],
): z.ZodType | undefined {
  if (step === undefined) return schema;
  const inner = stepInto(unwrap(schema, data), step);
  const value = data && typeof data === 'object' ? Reflect.get(data, step) : undefined;
  return inner instanceof z.ZodType ? schemaAt(inner, value, rest) : undefined;
}

/** Whether the field at a path in data is a text in words, not an address, a slug or a choice. */
export function isText(schema: z.ZodType, data: unknown, path: readonly PropertyKey[]): boolean {
  const field = unwrap(schemaAt(schema, data, path), valueAt(data, path));
  return field instanceof z.ZodString && field.format === null;
}

/** The names of the fields that a schema has for data; none if it is not for an object. */
export function fieldNames(schema: z.ZodType | undefined, data: unknown): string[] {
  const object = unwrap(schema, data);
  return object instanceof z.ZodObject ? Object.keys(object.shape) : [];
}

function stepInto(schema: unknown, step: PropertyKey): unknown {
  if (schema instanceof z.ZodObject) return schema.shape[String(step)];
  if (schema instanceof z.ZodArray) return schema.element;
  return schema instanceof z.ZodRecord ? schema.valueType : undefined;
}

function unwrap(schema: unknown, data: unknown): unknown {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    return unwrap(schema.def.innerType, data);
  if (schema instanceof z.ZodPipe) return unwrap(schema.in, data);
  return schema instanceof z.ZodUnion ? meantForm(schema, data) : schema;
}

/** The branch of a union that its discriminator selects or, without one, the first object. */
function meantForm(union: z.ZodUnion, data: unknown): unknown {
  const forms = union.options.filter((option) => option instanceof z.ZodObject);
  if (!(union instanceof z.ZodDiscriminatedUnion)) return forms[0];
  const { discriminator } = union.def;
  const kind: unknown = Reflect.get(Object(data), discriminator);
  return forms.find(({ shape }) => z.safeParse(shape[discriminator], kind).success);
}
