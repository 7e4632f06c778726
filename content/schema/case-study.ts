import { z } from 'zod';
import { text } from '#content';
import { coordinates } from './coordinates.ts';
import { sampleFlag } from './sample.ts';
import { slug } from './slug.ts';

const resultSchema = z.strictObject({
  figure: text().describe('The number with its unit, set large: "5 days".'),
  label: text().describe('What it counts, as a line that goes on from the number.'),
});

const storySchema = z.strictObject({
  facts: z
    .array(
      z.strictObject({
        label: text().describe('What the fact is about, in a word or two: "Client".'),
        value: text().describe('The fact, in up to ten words.'),
      }),
    )
    .describe('Facts beside the story, such as client, duration and team.'),
  parts: z
    .array(
      z.strictObject({
        heading: text().describe('Heading of the part, in two to four words.'),
        paragraphs: z
          .array(text())
          .min(1, 'at least one paragraph')
          .describe('One to three paragraphs of 30 to 60 words.'),
      }),
    )
    .min(1, 'at least one part')
    .describe('The story in its parts: the situation, what was done, what changed.'),
});

export const caseStudySchema = z.strictObject({
  slug: slug().describe('Short name that ties the card to its pin on the map.'),
  name: text().describe('Name of the engagement, and the subject of enquiries about it.'),
  service: slug()
    .optional()
    .describe('The service that did the work, as its slug in services.yaml. The case leads to it.'),
  description: text().describe('What was done and what came of it, with a date, in 25 words.'),
  location: text().describe('The city, as it stands on the map.'),
  country: text().describe('The country of that city. Texts count them: {countries}.'),
  continent: z
    .enum(['Africa', 'Antarctica', 'Asia', 'Europe', 'North America', 'Oceania', 'South America'])
    .describe('The continent of that country. Texts count them: {continents}.'),
  ...coordinates,
  year: z
    .int()
    .min(1800, 'a year from 1800 on')
    .describe('The year in which the result was handed over.'),
  result: resultSchema
    .optional()
    .describe(
      'What came of it, as one number. The first four stand under Who we are, the first two large.',
    ),
  story: storySchema
    .optional()
    .describe('The story of the engagement. A case that has one gets a page: /cases/<slug>/.'),
  sample: sampleFlag,
});

export type CaseStudy = z.infer<typeof caseStudySchema>;
