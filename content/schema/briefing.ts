import { z } from 'zod';
import { text } from '#content';
import { headSchema } from './head.ts';

export const briefingSchema = z.strictObject({
  head: headSchema,
  title: text().describe('Main heading of the page.'),
  text: text().describe('One or two sentences below the title.'),
  print: text().describe('Button that prints the page.'),
  contact: text().describe(
    'Heading of the contact details at the end. The other sections are named as on the home page.',
  ),
  columns: z
    .strictObject({
      number: text().describe('Column with the number of the row.'),
      service: text().describe('Column with the name of the service.'),
      description: text().describe('Column that describes the service.'),
      engagement: text().describe('Column with the name of the engagement.'),
      result: text().describe('Column with the result of the engagement.'),
      place: text().describe('Column with the city and its coordinates.'),
      year: text().describe('Column with the year.'),
    })
    .describe('Column headings of the tables.'),
});

export type Briefing = z.infer<typeof briefingSchema>;
