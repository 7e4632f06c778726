import { z } from 'zod';
import { picture, text } from '#content';
import { sampleFlag } from '../../schema/sample.ts';

/** The front matter of an article. Its file name becomes its address. */
export const articleSchema = z.strictObject({
  title: text().describe('Title of the article.'),
  description: text().describe('One or two sentences for lists, search results and shared links.'),
  date: z.iso.date().describe('Day of publication: year-month-day.'),
  author: text().describe('Who wrote it.'),
  topic: text().describe('The topic that it is filed under.'),
  picture: picture().describe('The picture above it and in lists.'),
  alt: text().describe('What the picture shows, for people who cannot see it.'),
  sample: sampleFlag,
});
