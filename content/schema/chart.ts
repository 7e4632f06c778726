import { z } from 'zod';
import { text } from '#content';
import { sampleFlag } from './sample.ts';

const rowSchema = z.strictObject({
  label: text().describe('What the row is about, in a few words.'),
  value: z.number().nonnegative('0 or more').describe('Where its bar ends.'),
  from: z
    .number()
    .nonnegative('0 or more')
    .optional()
    .describe('Where its bar begins, such as the month in which the work did. The default is 0.'),
  was: z
    .number()
    .nonnegative('0 or more')
    .optional()
    .describe('What it was before, or where it was planned to end: a second, thinner bar.'),
});

/** Evidence in figures: a bar for each row, before and after, or from one month to another. */
export const chartSchema = z.strictObject({
  caption: text().describe('What the figure shows and in which unit, in one sentence.'),
  was: text()
    .optional()
    .describe('What the thinner bars show, such as "Before". Needed if a row has `was`.'),
  is: text().describe('What the bars show, such as "After" or "Month".'),
  rows: z.array(rowSchema).min(2, 'at least two').describe('Two to eight rows, in reading order.'),
  sample: sampleFlag,
});

export type Chart = z.infer<typeof chartSchema>;
