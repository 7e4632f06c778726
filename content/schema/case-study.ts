import { z } from 'zod';
import { text } from '#content';
import { coordinates } from './coordinates.ts';
import { sampleFlag } from './sample.ts';
import { slug } from './slug.ts';

const resultSchema = z.strictObject({
  figure: text().describe('The number with its unit, shown large, such as "5 days".'),
  label: text().describe(
    'What the number means, as a phrase that continues it: "for a container to leave".',
  ),
});

const storySchema = z.strictObject({
  facts: z
    .array(
      z.strictObject({
        label: text().describe('Label of the fact in a word or two, such as "Client".'),
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
  slug: slug().describe(
    'Unique short name for the address of its page and its pin on the map: river-gauges.',
  ),
  name: text().describe(
    'Name of the engagement. Enquiries about it have this name as their subject.',
  ),
  service: slug()
    .optional()
    .describe('Slug of the service that did the work, from services.yaml. The card links to it.'),
  description: text().describe(
    'What was done and what it achieved, with a date, in about 25 words.',
  ),
  location: text().describe('City where the work was done, as shown on the map.'),
  country: text().describe(
    'Country of that city. {countries} in a text is the number of different ones.',
  ),
  continent: z
    .enum(['Africa', 'Antarctica', 'Asia', 'Europe', 'North America', 'Oceania', 'South America'])
    .describe('Continent of that country. {continents} in a text is the number of different ones.'),
  ...coordinates,
  year: z
    .int()
    .min(1800, 'a year from 1800 on')
    .describe('Year in which the result was handed over.'),
  result: resultSchema
    .optional()
    .describe(
      'The result as one number. Who we are shows the first four of them, two of these large.',
    ),
  story: storySchema
    .optional()
    .describe('Story of the engagement. A case with a story gets its own page: /cases/<slug>/.'),
  sample: sampleFlag,
});

export type CaseStudy = z.infer<typeof caseStudySchema>;
