import { z } from 'zod';
import { readContent } from './read-content.ts';

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
