import { z } from 'zod';
import { text } from '#content';
import { sampleFlag } from '../../schema/sample.ts';
import { slug } from '../../schema/slug.ts';
import { motifSchema } from './art.ts';
import { sectionSchema } from './section.ts';

/** A page that shows a kind of component: its head, its opening, and what it shows. */
export const specimenSchema = z.strictObject({
  slug: slug(),
  sample: sampleFlag,
  name: text().describe('Name of the page in the browser tab.'),
  description: text().describe('One or two sentences for shared links.'),
  eyebrow: text().describe('The small line above the title.'),
  title: text().describe('The large title.'),
  text: text().describe('One or two sentences under it.'),
  motif: motifSchema.describe('The line drawing beside it.'),
  sections: z
    .array(sectionSchema)
    .min(2, 'at least two')
    .describe('What follows, top to bottom; the kind of each decides its other fields.'),
});
