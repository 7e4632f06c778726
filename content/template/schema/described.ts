import { z } from 'zod';
import { picture, text } from '#content';

/** Fields that many parts of a demo home have, each with its description. */
export const title = () => text().describe('The title, a few words.');
export const note = () => text().describe('One or two sentences under the title.');
export const label = () => text().describe('A short label.');
export const alt = () => text().describe('What the picture shows, for people who cannot see it.');
export const image = () => picture().describe('A picture in content/pictures, with its ending.');

/** A title with a sentence, the most common item of a list. */
export const titled = z.strictObject({ title: title(), text: note() });

/** A picture with its description and caption. */
export const captioned = z.strictObject({
  image: image(),
  alt: alt(),
  caption: text().describe('The words under the picture.'),
});

/** The kind of a hero or section. Every kind has fields of its own. */
export const kind = <Name extends string>(name: Name, is: string) => z.literal(name).describe(is);

/** A list of at least two items, or of at least the given number. */
export const several = <Item extends z.ZodType>(item: Item, least = 2) =>
  z.array(item).min(least, `at least ${least}`).describe('The items, in their order.');

/** A table, whose first column names its rows. */
export const tableSchema = z
  .strictObject({
    caption: text().describe('What the table shows.'),
    columns: several(text()).describe('Heads of the columns.'),
    rows: several(z.array(text())).describe('A text for each column.'),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    error: 'as many texts in each row as there are columns',
    path: ['rows'],
  });

export type Table = z.infer<typeof tableSchema>;
