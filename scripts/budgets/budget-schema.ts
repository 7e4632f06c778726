import { z } from 'zod';

const bytes = () => z.int().positive();

/** What the pages of a site may weigh, in bytes after brotli. */
export const budgetSchema = z.strictObject({
  pages: z
    .string()
    .startsWith('pages/', 'the start of a page file, such as pages/')
    .describe('Start of the page files that this budget is for. The first entry that fits counts.'),
  document: bytes().describe('HTML, and style sheets that hold back the first paint.'),
  script: bytes().describe('Script that runs without a touch: inline, and linked by the page.'),
  widgets: bytes().describe('All script, after every widget of the page has been used.'),
  firstVisit: bytes().describe('All requests of a first visit on a phone, until it is quiet.'),
});

export type Budget = z.infer<typeof budgetSchema>;
