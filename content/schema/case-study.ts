import { z } from 'zod';
import { text } from '#content';
import { coordinates } from './coordinates.ts';
import { sampleFlag } from './sample.ts';
import { slug } from './slug.ts';

const resultSchema = z.strictObject({
  figure: text().describe('The number with its unit, set large: "5 days".'),
  label: text().describe('What it counts, as a line that goes on from the number.'),
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
  sample: sampleFlag,
});

export type CaseStudy = z.infer<typeof caseStudySchema>;
