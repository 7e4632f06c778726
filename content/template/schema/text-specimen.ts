import { z } from 'zod';
import { text } from '#content';
import { sampleFlag } from '../../schema/sample.ts';
import { motifSchema } from './art.ts';

/** The front matter of a text that shows all of Markdown in one language. */
export const textSpecimenSchema = z.strictObject({
  title: text().describe('Name of the language, in the language itself.'),
  lang: text().describe('Its tag, such as en or pt-BR.'),
  dir: z.enum(['ltr', 'rtl']).describe('ltr, or rtl for Arabic and Hebrew.'),
  notes: z
    .strictObject({
      title: text().describe('The name of the list of notes.'),
      back: text().describe('The link from note {number} back to the text.'),
    })
    .describe('Words for screen readers, in its language.'),
  order: z.int().describe('Its place among the others.'),
  sample: sampleFlag,
});

/** A few words in a script whose typography differs from that of Latin. */
export const scriptSpecimenSchema = z.strictObject({
  title: text().describe('Name of the language, in the language itself.'),
  lang: text().describe('Its tag, such as am or zh-Hans.'),
  dir: z.enum(['ltr', 'rtl']).describe('ltr, or rtl for Urdu and Persian.'),
  heading: text().describe('A title of a few words.'),
  text: text().describe('A sentence or two.'),
  emphasis: text().describe('A few words set apart.'),
  sample: sampleFlag,
});

/** The page that shows them all. */
export const textPageSchema = z.strictObject({
  sample: sampleFlag,
  name: text().describe('Name of the page, in titles and over its list of languages.'),
  description: text().describe('One sentence for search results and shared links.'),
  eyebrow: text().describe('The small line above the title.'),
  title: text().describe('The large title.'),
  text: text().describe('One sentence under it.'),
  motif: motifSchema.describe('The line drawing beside it.'),
  scripts: z
    .strictObject({
      eyebrow: text().describe('The small line above.'),
      heading: text().describe('The heading above them.'),
    })
    .describe('The part with a few words in other scripts.'),
});
