import { z } from 'zod';
import { text } from '#content';
import { sampleFlag } from '../../schema/sample.ts';
import { slug } from '../../schema/slug.ts';
import { artSchema } from './art.ts';

const figureSchema = z.strictObject({
  value: text().describe('The figure as it is read, with its unit.'),
  label: text().describe('What it counts.'),
});

/** The layout of a work's page. */
export const workLayouts = ['poster', 'ledger', 'essay'] as const;

/** A piece of work in the portfolio. */
export const workSchema = z.strictObject({
  slug: slug(),
  title: text().describe('Title of the work.'),
  kind: text().describe('The kind that the portfolio can be filtered by.'),
  client: text().describe('For whom it was done.'),
  place: text().describe('Where it was done.'),
  year: z.int().min(2000, 'a year from 2000 on').describe('Year in which it was finished.'),
  summary: text().describe('One or two sentences for lists.'),
  art: artSchema.describe('What lists show of it.'),
  layout: z
    .enum(workLayouts)
    .default('poster')
    .describe('Its page: picture first, figures first, or words beside a picture that stays.'),
  lead: text().describe('The large first paragraph of its page.'),
  parts: z
    .array(
      z.strictObject({
        title: text().describe('Heading of the part.'),
        text: text().describe('A paragraph.'),
      }),
    )
    .min(2, 'at least two')
    .describe('The story of the work, part by part.'),
  figures: z.array(figureSchema).length(3, 'three').describe('What came of it, in three figures.'),
  detail: artSchema.describe('A second picture, on its page.'),
  sample: sampleFlag,
});

export type Work = z.infer<typeof workSchema>;
