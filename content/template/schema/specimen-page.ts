import { z } from 'zod';
import { text } from '#content';
import { sampleFlag } from '../../schema/sample.ts';
import { slug } from '../../schema/slug.ts';
import { motifSchema } from './art.ts';

/** The head and the opening of a page that shows one kind of component. */
export const specimenPageSchema = z.strictObject({
  slug: slug(),
  name: text().describe('Name of the page in the browser tab.'),
  description: text().describe('One or two sentences for shared links.'),
  eyebrow: text().describe('The small line above the title.'),
  title: text().describe('The large title.'),
  text: text().describe('One or two sentences under it.'),
  motif: motifSchema.describe('The line drawing beside it.'),
  sample: sampleFlag,
});

export type SpecimenPage = z.infer<typeof specimenPageSchema>;
