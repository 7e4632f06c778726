import { z } from 'zod';
import { text } from '#content';
import { headSchema } from './head.ts';

export const briefingSchema = z.strictObject({
  head: headSchema,
  eyebrow: text().describe(
    'The small line above the title. {coordinates} becomes the position of the head office.',
  ),
  title: text().describe('The large title of the page.'),
  text: text().describe('One or two sentences under the title.'),
  headings: z
    .strictObject({
      practice: text().describe('Heading of the three parts of our work.'),
      firm: text().describe('Heading of who we are.'),
      services: text().describe('Heading of the services.'),
      cases: text().describe('Heading of the case studies.'),
      reasons: text().describe('Heading of the reasons to choose us.'),
      board: text().describe('Heading of the board of directors.'),
      history: text().describe('Heading of history, mission, vision and goals.'),
      contact: text().describe('Heading of the contact facts at the end.'),
    })
    .describe('Headings of the sections, in their order.'),
  columns: z
    .strictObject({
      number: text().describe('Column of the running number.'),
      service: text().describe('Column of the service.'),
      description: text().describe('Column of what it is.'),
      engagement: text().describe('Column of the name of the engagement.'),
      result: text().describe('Column of what came of it.'),
      place: text().describe('Column of the city and its position.'),
      year: text().describe('Column of the year.'),
    })
    .describe('Column headings of the tables.'),
});

export type Briefing = z.infer<typeof briefingSchema>;
