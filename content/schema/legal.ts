import { z } from 'zod';
import { picture, text } from '#content';
import { sampleFlag } from './sample.ts';

export const legalSchema = z
  .strictObject({
    title: text().describe('Title of the document.'),
    description: text().describe('One or two sentences for search results and shared links.'),
    eyebrow: text().describe(
      'The small line above the title. {effective} and {updated} become the two dates.',
    ),
    summary: text().describe('The document in one sentence, under the title.'),
    effective: z.iso.date().describe('Day from which it applies: year-month-day.'),
    updated: z.iso.date().describe('Day of the last change: year-month-day.'),
    image: picture({ width: 1440, height: 560 }).describe(
      'The wide picture behind the title. It is decoration only.',
    ),
    sample: sampleFlag.describe('true until the firm and its lawyer have approved the text.'),
  })
  .refine(({ effective, updated }) => effective <= updated, {
    error: 'a day on or after the effective date',
    path: ['updated'],
  });

export type LegalDocument = z.infer<typeof legalSchema>;
