import { z } from 'zod';
import { text } from '#content';

/** One text per plural category of the site's language, as `Intl.PluralRules` names them. */
export const pluralSchema = z
  .strictObject({
    zero: text().optional().describe('For zero, in languages with a separate form for it.'),
    one: text().optional().describe('For one. {count} is replaced by the number.'),
    two: text().optional().describe('For two, in languages with a separate form for it.'),
    few: text().optional().describe('For a few, in languages with a separate form for it.'),
    many: text().optional().describe('For many, in languages with a separate form for it.'),
    other: text().describe('For all other numbers. {count} is replaced by the number.'),
  })
  .describe('The text in its singular and plural forms.');

export type Plural = z.infer<typeof pluralSchema>;
