import { z } from 'zod';
import { text } from '#content';
import { headSchema } from './head.ts';
import { openingSchema } from './opening.ts';

/** The words of the page of people. The people are those of board.yaml and of the practices. */
export const peopleSchema = z.strictObject({
  head: headSchema,
  opening: openingSchema,
  board: text().describe('Heading above the members of the board.'),
  leads: text().describe('Heading above those who lead the practices.'),
  leadsText: text().describe('One or two sentences beside that heading.'),
  words: z
    .strictObject({
      leads: text().describe('Above the link to the practice that a person leads.'),
      writes: text().describe('Above the links to what a person has written.'),
      ask: text().describe('Link to the form. {person} is the name of the person.'),
    })
    .describe('Words around each person.'),
});
