import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Paints } from './paint.ts';

/** A place on the earth, in degrees. */
export type Place = { latitude: number; longitude: number };

/** What the pictures and maps show of the firm: where it was founded, and where it has worked. */
export type Places = { home: Place; engagements: readonly Place[] };

const placeSchema = z.object({
  latitude: z.number('a latitude in degrees').min(-90).max(90),
  longitude: z.number('a longitude in degrees').min(-180).max(180),
});
const siteSchema = z.object({
  name: z.string('the name of the firm').min(1),
  founded: placeSchema,
});

/** Reads the firm's name and places from a site's content. Throws if it cannot. */
export function readPlaces(root: string): { name: string; places: Places } {
  const { name, founded } = readContent(root, 'content/site.yaml', siteSchema);
  const engagements = readContent(root, 'content/cases.yaml', placeSchema.array());
  return { name, places: { home: founded, engagements } };
}

const themed = z.object({ light: z.string(), dark: z.string() });
const schema = z.object({
  colours: z.record(z.string(), z.union([z.string(), themed])),
  drawings: z.record(z.string(), z.string()),
});

/** Reads the colours of drawings from a site's content. Throws if it cannot. */
export const readPaints = (root: string): Paints =>
  readContent(root, 'content/palette.yaml', schema);

/** What drawings need of a content file, by itself: a build checks the whole of it. */
function readContent<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
): z.infer<Schema> {
  const read = schema.safeParse(parse(readFileSync(join(root, file), 'utf8')));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Error(
    `${file}, ${issue?.path.join('.')}: ${issue?.message}. See npm run check:content.`,
  );
}
