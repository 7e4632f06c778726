import { z } from 'zod';
import { picture, text } from '#content';
import { sampleFlag } from './sample.ts';

export const legalSchema = z
  .strictObject({
    title: text().describe('Title of the document.'),
    description: text().describe('One or two sentences for search results and shared links.'),
    eyebrow: text()
      .describe('Short line above the title. {effective} and {updated} are replaced by the dates.')
      .meta({ title: 'Line above the title' }),
    summary: text().describe('Summary in one sentence, shown below the title.'),
    effective: z.iso
      .date()
      .describe('First day on which it applies, such as 2026-01-31.')
      .meta({ title: 'In force from' }),
    updated: z.iso
      .date()
      .describe('Day of the last change, such as 2026-01-31.')
      .meta({ title: 'Last changed' }),
    image: picture({ width: 1440, height: 560 }).describe(
      'Wide picture behind the title. Purely decorative.',
    ),
    sample: sampleFlag.describe(
      'true marks a draft. Remove this line once your lawyer has approved the text.',
    ),
  })
  .refine(({ effective, updated }) => effective <= updated, {
    error: 'a day on or after the effective date',
    path: ['updated'],
  });

export type LegalDocument = z.infer<typeof legalSchema>;
