import { z } from 'zod';
import { text } from '#content';
import { headSchema } from './head.ts';
import { openingSchema } from './opening.ts';
import { pluralSchema } from './plural.ts';

/** The words of the page with the search, which `search: true` in site.yaml switches on. */
export const searchSchema = z.strictObject({
  head: headSchema,
  opening: openingSchema,
  link: text().describe('Link to the page in header, menu and on the page for unknown addresses.'),
  label: text().describe('Label of the field.'),
  submit: text().describe('Button beside the field.'),
  searching: text().describe('While the site is searched.'),
  found: pluralSchema.describe('Above what was found, such as "{count} pages".'),
  none: text().describe('If nothing was found. {text} is what was looked for.'),
  failed: text().describe('If the index does not arrive, for example without a connection.'),
  more: text().describe('Button that shows more of what was found.'),
  lists: text().describe('Above the links to the lists of practices, cases and articles.'),
  noScript: text().describe('Instead of the field, in browsers that run no script.'),
});

export type Search = z.infer<typeof searchSchema>;
