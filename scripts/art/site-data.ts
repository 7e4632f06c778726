import { z } from 'zod';
import { readChecked } from '../load/check-data.ts';
import { ProblemsError } from '../problems.ts';

/** The colours that drawings are painted with: those of the site, and tones of their own. */
export type Paints = {
  colours: Readonly<Record<string, string | { light: string; dark: string }>>;
  drawings: Readonly<Record<string, string>>;
};

/** Puts colours in the place of their names; of two themes the light one. Throws for an unknown name. */
export function paint(svg: string, { colours, drawings }: Paints): string {
  return svg.replace(/var\(--([\w-]+)\)/g, (_, name: string) => {
    const colour = drawings[name] ?? colours[name];
    if (colour === undefined) throw new Error(`the palette has no colour "${name}"`);
    return typeof colour === 'string' ? colour : colour.light;
  });
}

/** What drawings need of a content file. Throws a ProblemsError where it does not say that. */
function readContent<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
): z.infer<Schema> {
  const read = readChecked(root, file, schema);
  if (read) return read.value;
  throw new ProblemsError([{ file, expected: 'a content file', found: 'no such file' }]);
}

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

/** Reads the firm's name and places from a site's content. Throws a ProblemsError if it cannot. */
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

/** Reads the colours of drawings from a site's content. Throws a ProblemsError if it cannot. */
export const readPaints = (root: string): Paints =>
  readContent(root, 'content/palette.yaml', schema);
