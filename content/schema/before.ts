import { z } from 'zod';
import { text } from '#content';

/** What somebody did before, in figures that can be asked about. */
export const beforeSchema = z
  .array(
    z.strictObject({
      figure: text().describe('The number with its unit, such as "22 years".'),
      label: text().describe('What it counts, in a few words.'),
    }),
  )
  .default([])
  .describe('What this person did before, in one to three figures, for the page of people.');
