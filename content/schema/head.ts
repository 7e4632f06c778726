import { z } from 'zod';
import { text } from '#content';

/** What search engines, browser tabs and shared links show of a page. */
export const headSchema = z
  .strictObject({
    title: text().describe('The whole title in the browser tab and in search results.'),
    description: text().describe('One or two sentences for search results and shared links.'),
  })
  .describe('What search engines and shared links show of this page.');

export type Head = z.infer<typeof headSchema>;
