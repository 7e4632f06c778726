/** Draws a value that a schema accepts, as an editor could have written it. */
import { z } from 'zod';
import { type Json, jsonSchema } from './another.ts';
import type { Random } from './reword.ts';

type Schema = z.core.$ZodType;
/** A schema without parts, as JSON Schema. */
export type Leaf = z.core.JSONSchema.BaseSchema;

export type Draws = {
  random: Random;
  /** A text, link, name or date for the field at a path such as `home.hero.panels.title`. */
  string: (leaf: Leaf, path: string) => string;
  /** The least and the greatest number for a field, where its schema allows more than makes sense. */
  range: (path: string) => readonly [number, number];
  /** How many of a hundred optional fields are there. */
  optional: number;
  /** How many more items than the least a list has at most, if its schema does not say. */
  more: number;
};

/**
 * Draws until the schema accepts, part by part, so that no rule across fields, such as "either an icon
 * or an image", is written here again. Throws with the path and the last refusal if nothing is accepted.
 */
export function drawValue(schema: Schema, path: string, draws: Draws): Json {
  let refusal = '';
  for (let attempt = 0; attempt < 500; attempt++) {
    const drawn = drawOnce(schema, path, draws);
    const { success, error } = z.safeParse(schema, drawn);
    if (success) return drawn;
    refusal = `${z.prettifyError(error)}, found ${JSON.stringify(drawn)}`;
  }
  throw new Error(`Nothing drawn for ${path} was accepted: ${refusal}`);
}

function drawOnce(schema: Schema, path: string, draws: Draws): Json {
  const { random } = draws;
  if (schema instanceof z.ZodPipe) return drawValue(schema.in, path, draws);
  if (schema instanceof z.ZodOptional) return drawValue(schema.unwrap(), path, draws);
  if (schema instanceof z.ZodDefault) return drawValue(schema.unwrap(), path, draws);
  if (schema instanceof z.ZodPrefault) return drawValue(schema.unwrap(), path, draws);
  if (schema instanceof z.ZodUnion) return drawValue(pick(random, schema.options), path, draws);
  if (schema instanceof z.ZodObject) {
    const isThere = (field: Schema) =>
      !z.safeParse(field, undefined).success || random(100) < draws.optional;
    const fields = Object.entries(schema.shape).flatMap(([name, field]) =>
      isThere(field) ? [[name, drawValue(field, `${path}.${name}`, draws)] as const] : [],
    );
    return Object.fromEntries(fields);
  }
  if (schema instanceof z.ZodArray) {
    const { minItems = 0, maxItems = minItems + draws.more } = leafOf(schema);
    const between = minItems + random(maxItems - minItems + 1);
    const length = pick(random, [minItems, between, maxItems]);
    return Array.from({ length }, () => drawValue(schema.element, path, draws));
  }
  const leaf = leafOf(schema);
  if (leaf.const !== undefined) return jsonSchema.parse(leaf.const);
  if (leaf.enum) return jsonSchema.parse(pick(random, leaf.enum));
  if (leaf.type === 'boolean') return random(2) === 0;
  if (leaf.type === 'string') return draws.string(leaf, path);
  if (leaf.type === 'number' || leaf.type === 'integer') return drawNumber(leaf, path, draws);
  throw new Error(`Expected a schema that can be drawn from at ${path}, found ${leaf.type}.`);
}

function drawNumber(leaf: Leaf, path: string, { random, range }: Draws): number {
  const [least, greatest] = range(path);
  const min = Math.max(leaf.minimum ?? least, least);
  const max = Math.min(leaf.maximum ?? greatest, greatest);
  const between = min + random(max - min);
  const decimals = leaf.type === 'number' ? random(10_000) / 10_000 : 0;
  return pick(random, [min, max, between + decimals, between + decimals]);
}

const leafOf = (schema: Schema): Leaf =>
  z.toJSONSchema(schema, { io: 'input', target: 'draft-7', unrepresentable: 'any' });

/** One of several, each as often. Throws if there is none. */
export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const [item] = items.slice(random(items.length));
  if (item === undefined) throw new Error('Expected something to pick from, found nothing.');
  return item;
}
