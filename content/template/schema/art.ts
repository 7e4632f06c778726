import { z } from 'zod';
import { picture, text } from '#content';

/** The kinds of line drawing that need no picture file, because they are drawn while a page renders. */
export const motifKinds = [
  'converge',
  'dunes',
  'globe',
  'lens',
  'peaks',
  'ridge',
  'skyline',
  'steps',
  'tide',
] as const;

export type MotifKind = (typeof motifKinds)[number];

export const motifSchema = z.strictObject({
  kind: z.enum(motifKinds).describe('What the lines draw.'),
  seed: z.int().positive('1 or more').describe('Another number is another drawing of the kind.'),
});

/** Either a picture or a line drawing. */
export const artSchema = z
  .union([
    z.strictObject({
      image: picture().describe('The picture.'),
      alt: text().describe('What it shows, for people who cannot see it.'),
    }),
    z.strictObject({ motif: motifSchema.describe('A line drawing; it is decoration only.') }),
  ])
  .describe('A picture, or a line drawing in the accent of the page.');

export type Motif = z.infer<typeof motifSchema>;
export type Art = z.infer<typeof artSchema>;
