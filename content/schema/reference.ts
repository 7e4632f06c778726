import { z } from 'zod';
import { text } from '#content';
import { sampleFlag } from './sample.ts';
import { slug } from './slug.ts';

/** A piece of work without a story of its own, as proof for a practice or a form of help. */
export const referenceSchema = z.strictObject({
  title: text().describe('What the work was, in up to eight words.'),
  service: slug().describe('Slug of the service that did the work, from services.yaml.'),
  offer: slug()
    .optional()
    .describe('Slug of the form of help that it was, from offers.yaml, whose section shows it.'),
  client: text().describe('Who the client was: by name, or as exactly as the client allows.'),
  place: text().describe('City and country.'),
  year: z.int().min(1800, 'a year from 1800 on').describe('Year in which it was handed over.'),
  length: text().describe('How long it took, in a few words, such as "Five weeks".'),
  result: text().describe('What came of it, in one sentence with a figure.'),
  sample: sampleFlag,
});

export type Reference = z.infer<typeof referenceSchema>;
