import { z } from 'zod';
import { text } from '#content';

/** One text per plural category of the site's language, as `Intl.PluralRules` names them. */
export const pluralSchema = z
  .strictObject({
    zero: text().optional().describe('For none, in languages that have a form for it.'),
    one: text().optional().describe('For one thing. {count} becomes the number.'),
    two: text().optional().describe('For two things, in languages that have a form for it.'),
    few: text().optional().describe('For a few things, in languages that have a form for it.'),
    many: text().optional().describe('For many things, in languages that have a form for it.'),
    other: text().describe('For every other number. {count} becomes the number.'),
  })
  .describe('The same text for one thing and for several.');

export type Plural = z.infer<typeof pluralSchema>;
