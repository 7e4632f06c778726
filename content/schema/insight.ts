import { z } from 'zod';
import { picture, text } from '#content';
import { chartSchema } from './chart.ts';
import { sampleFlag } from './sample.ts';
import { slug } from './slug.ts';

export const insightSchema = z
  .strictObject({
    title: text().describe('Title of the article, at most 70 characters.'),
    description: text().describe(
      'One or two sentences below the title, in lists, in the feed and in search results.',
    ),
    author: text().describe('Full name of the author.'),
    role: text().describe('What the author does in the firm, in a few words.'),
    practice: slug()
      .optional()
      .describe('Slug of the service that the article is about, from services.yaml.'),
    topics: z
      .array(slug())
      .min(1, 'at least one')
      .describe('Topics of the article, by their slugs in insights.yaml.'),
    date: z.iso
      .date()
      .describe('Day of publication, such as 2026-01-31. Builds of an earlier date leave it out.'),
    updated: z.iso
      .date()
      .optional()
      .describe('Day of the last change that readers should know of, today at the latest.'),
    until: z.iso
      .date()
      .optional()
      .describe(
        'Last day on which the article is on the site, if it is to end. Later builds leave it out.',
      ),
    image: picture({ width: 1440, height: 560 }).describe(
      'Wide picture behind the title. Purely decorative.',
    ),
    chart: chartSchema.optional().describe('Evidence in figures, below the text.'),
    draft: z.boolean().optional().describe('true shows the article in development only.'),
    sample: sampleFlag,
  })
  .refine(({ date, updated }) => updated === undefined || date <= updated, {
    error: 'a day on or after the day of publication',
    path: ['updated'],
  })
  .refine(({ date, until }) => until === undefined || date <= until, {
    error: 'a day on or after the day of publication',
    path: ['until'],
  });

export type Insight = z.infer<typeof insightSchema>;

/** Why an article is not on the site of that day, if it is not. Development shows it all the same. */
export function whyItWaits({ draft, date, until }: Insight, builtOn: Date): string | undefined {
  const today = builtOn.toISOString().slice(0, 10);
  if (draft) return 'is a draft';
  if (date > today) return `comes on ${date}`;
  return until !== undefined && until < today ? `ended on ${until}` : undefined;
}
