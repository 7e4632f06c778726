import { z } from 'zod';
import { headSchema } from './head.ts';
import { openingSchema } from './opening.ts';

const listSchema = z.strictObject({ head: headSchema, opening: openingSchema });

/** The words of the pages that list others. What they list is said where it is. */
export const listsSchema = z.strictObject({
  practices: listSchema.describe('The page /practices/, which lists the pages of practices.'),
  cases: listSchema.describe('The page /cases/, which lists the case studies.'),
  topics: listSchema.describe('The page /insights/topics/, which lists the topics of articles.'),
});

export type List = z.infer<typeof listSchema>;
