import { z } from 'zod';
import { text } from '#content';

/** How browser tabs, search results and shared links present a page. */
export const headSchema = z
  .strictObject({
    title: text().describe(
      'Full title for the browser tab and search results, at most 70 characters.',
    ),
    description: text().describe('One or two sentences for search results and shared links.'),
  })
  .describe('How search results and shared links present this page.')
  .meta({ title: 'In search results' });
