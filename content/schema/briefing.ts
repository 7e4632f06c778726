import { z } from 'zod';
import { text } from '#content';
import { headSchema } from './head.ts';

export const briefingSchema = z.strictObject({
  head: headSchema,
  eyebrow: text().describe(
    'Short line above the title. {coordinates} shows the position of the head office.',
  ),
  title: text().describe('Main heading of the page.'),
  text: text().describe('One or two sentences below the title.'),
  headings: z
    .strictObject({
      practice: text().describe('Heading of the three parts of our work.'),
      firm: text().describe('Heading of the section about the firm.'),
      services: text().describe('Heading of the services.'),
      cases: text().describe('Heading of the case studies.'),
      reasons: text().describe('Heading of the reasons to choose us.'),
      board: text().describe('Heading of the board of directors.'),
      history: text().describe('Heading of history, mission, vision and goals.'),
      contact: text().describe('Heading of the contact details at the end.'),
    })
    .describe('Headings of the sections, in the order of the page.'),
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
