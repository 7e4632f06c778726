/** Creates another value with the shape given by a schema and a sample. */
import { z } from 'zod';

export const jsonSchema = z.json();
export type Json = z.infer<typeof jsonSchema>;
export type JsonObject = { [key: string]: Json };
type Schema = z.core.JSONSchema.BaseSchema;

/** Replacements for the leaves of the sample. */
export type Leaves = {
  text: (old: string, isTitle: boolean) => string;
  href: (old: string) => string;
  picture: (old: string) => string;
  /** A number from 0 to just below `end`. Without it, choices, numbers and dates stay. */
  random?: (end: number) => number;
  /** The length of lists, relative to the sample's. */
  times: number;
};

const title = /title|heading|headline|name|caption/i;

/** What an editor writes, before a schema transforms it, as JSON Schema. */
export const writtenSchema = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', target: 'draft-7' });

/** Another value with the fields of the sample, except `sample: true`. */
export function another(schema: Schema, old: Json, leaves: Leaves, key = ''): Json {
  const kinds = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].map(inside);
  const kind = kinds.find((each) => isOfKind(each, old));
  if (kind) return another(kind, old, leaves, key);
  if (schema.const !== undefined) return old;
  if (Array.isArray(old)) {
    const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
    const item = inside(schema.items);
    // A slug names one item only, so such a list cannot repeat its items.
    const times = item.properties?.slug ? Math.min(1, leaves.times) : leaves.times;
    const length = Math.max(minItems, Math.min(maxItems, Math.round(old.length * times)));
    const make = (at: number) => another(item, old[at % old.length] ?? null, leaves, key);
    if (!item.properties?.slug) return Array.from({ length }, (_, at) => make(at));
    // Items with a slug have pages of their own, and so titles of their own.
    const items: Json[] = [];
    const isNew = (made: Json) =>
      titleOf(made) === undefined || items.every((other) => titleOf(other) !== titleOf(made));
    for (let attempt = 0; items.length < length; attempt++) {
      const made = make(items.length);
      if (isNew(made) || attempt > 99) items.push(made);
    }
    return items;
  }
  if (isObject(old)) {
    const fields = Object.entries(old).filter(([name]) => name !== 'sample');
    const make = (name: string, value: Json) =>
      another(inside(schema.properties?.[name]), value, leaves, name);
    return Object.fromEntries(fields.map(([name, value]) => [name, make(name, value)]));
  }
  const { random } = leaves;
  if (schema.enum) return random ? jsonSchema.parse(schema.enum[random(schema.enum.length)]) : old;
  if (typeof old === 'string') return anotherText(schema, old, leaves, key);
  return random && typeof old === 'number' && key !== 'delay'
    ? anotherNumber(schema, old, random)
    : old;
}

const titleOf = (value: Json): Json | undefined => (isObject(value) ? value.title : undefined);

/** Whether an object has the fixed values of one of several kinds. */
function isOfKind({ properties = {} }: Schema, old: Json): boolean {
  const fixed = Object.entries(properties).map(
    ([name, each]) => [name, inside(each).const] as const,
  );
  const known = fixed.filter(([, value]) => value !== undefined);
  return known.length > 0 && known.every(([name, value]) => isObject(old) && old[name] === value);
}

function anotherText(schema: Schema, old: string, leaves: Leaves, key: string): string {
  const { pattern = '', format, maxLength } = schema;
  if (format === 'date' && leaves.random)
    return old.replace(/^\d+/, (year) => String(Number(year) - 7));
  if (pattern.includes('svg|png')) return leaves.picture(old);
  if (pattern.includes('mailto:')) return leaves.href(old);
  return pattern || format ? old : leaves.text(old, title.test(key)).slice(0, maxLength);
}

function anotherNumber(schema: Schema, old: number, random: (end: number) => number): number {
  const { minimum = 0, maximum = 0 } = schema;
  const span = maximum - minimum;
  // The schema sets no upper limit for a year.
  return span > 1000 ? old + random(8) : minimum + random(span + 1);
}

/** A value with parts replaced by those of another value, at any depth. */
export function merge(value: Json, over: Json): Json {
  if (!isObject(value) || !isObject(over)) return over;
  const fields = Object.entries(over).map(([key, it]) => [key, merge(value[key] ?? null, it)]);
  return { ...value, ...Object.fromEntries(fields) };
}

export const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// No content is generated for schemas whose items differ by place.
const inside = (schema: Schema['items'] | boolean): Schema =>
  typeof schema === 'object' && !Array.isArray(schema) ? schema : {};
