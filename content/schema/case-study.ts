import { z } from 'zod';
import { type Document, text } from '#content';
import { chartSchema } from './chart.ts';
import { coordinates } from './coordinates.ts';
import { sampleFlag } from './sample.ts';
import { slug } from './slug.ts';

const resultSchema = z.strictObject({
  figure: text().describe('The number with its unit, shown large, such as "5 days".'),
  label: text().describe(
    'What the number means, as a phrase that continues it: "for a container to leave".',
  ),
});

const wordsSchema = z.strictObject({
  text: text().describe(
    'What the client says of it, in a sentence or two, without quotation marks.',
  ),
  from: text().describe('Who says it, by role if the client stays unnamed.'),
  sample: sampleFlag,
});

const factSchema = z.strictObject({
  label: text().describe('Label of the fact in a word or two, such as "Client".'),
  value: text().describe('The fact, in up to ten words.'),
});

/**
 * The fields of an engagement. The Markdown below them is its story: a case with a story gets its own
 * page, `/cases/<file name>/`.
 */
export const caseStudySchema = z.strictObject({
  name: text().describe(
    'Name of the engagement. Enquiries about it have this name as their subject.',
  ),
  order: z
    .int()
    .optional()
    .describe('Its place in the grid, such as 3. Cases without one come last.')
    .meta({ title: 'Place in the grid' }),
  service: slug()
    .optional()
    .describe('Slug of the service that did the work, from services.yaml. The card links to it.'),
  offer: slug()
    .optional()
    .describe('Slug of the form of help that it was, from offers.yaml, whose section shows it.'),
  description: text().describe(
    'What was done and what it achieved, with a date, in about 25 words.',
  ),
  location: text()
    .describe('City where the work was done, as shown on the map.')
    .meta({ title: 'City' }),
  country: text().describe(
    'Country of that city. {countries} in a text is the number of different ones.',
  ),
  continent: z
    .enum(['Africa', 'Antarctica', 'Asia', 'Europe', 'North America', 'Oceania', 'South America'])
    .describe(
      'Continent of that country, in English in any language, since it is counted and never shown: {continents} in a text is the number of different ones.',
    ),
  ...coordinates,
  year: z
    .int()
    .min(1800, 'a year from 1800 on')
    .describe('Year in which the result was handed over.'),
  result: resultSchema
    .optional()
    .describe('The result as one number. Who we are shows the first four of them.'),
  words: wordsSchema.optional().describe('What the client says of it.'),
  chart: chartSchema
    .optional()
    .describe('The evidence in figures, on its page: before and after, or the months of the work.'),
  facts: z
    .array(factSchema)
    .default([])
    .describe('Facts beside its story, such as client, duration and team.'),
  sample: sampleFlag,
});

export type CaseStudy = Document<z.infer<typeof caseStudySchema>>;
