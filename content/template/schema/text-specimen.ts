import { z } from 'zod';
import { text } from '#content';
import { sampleFlag } from '../../schema/sample.ts';

/** The front matter of a text that shows all of Markdown in one language. */
export const textSpecimenSchema = z.strictObject({
  title: text().describe('Name of the language, in the language itself.'),
  lang: text().describe('Its tag, such as en or pt-BR.'),
  dir: z.enum(['ltr', 'rtl']).describe('ltr, or rtl for Arabic and Hebrew.'),
  order: z.int().describe('Its place among the others.'),
  sample: sampleFlag,
});
