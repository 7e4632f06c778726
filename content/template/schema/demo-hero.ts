import { z } from 'zod';
import { link, picture, text } from '#content';
import { artSchema, motifSchema } from './art.ts';

const actionSchema = z.strictObject({
  label: text().describe('Words on the button.'),
  href: link().describe('Where it leads.'),
});

export const tableSchema = z
  .strictObject({
    caption: text().describe('What the table shows.'),
    columns: z.array(text()).min(2, 'at least two').describe('Heads of the columns.'),
    rows: z.array(z.array(text())).min(2, 'at least two').describe('A text for each column.'),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    error: 'as many texts in each row as there are columns',
    path: ['rows'],
  });

const words = {
  eyebrow: text().describe('The small line above the title.'),
  title: text().describe('The title of the page.'),
  text: text().describe('One to three sentences under it.'),
  actions: z.array(actionSchema).max(2, 'two at most').default([]).describe('Ways on.'),
};

const onGround = {
  ground: z.enum(['paper', 'night']).default('paper').describe('What the hero stands on.'),
};

const titled = z.strictObject({ title: text(), text: text() });
const storySchema = titled.extend({ topic: text(), href: link() });
const pictureSchema = z.strictObject({ image: picture(), alt: text(), caption: text() });

const fieldSchema = z.strictObject({
  name: z.string().regex(/^[a-z-]+$/, 'lower case letters and hyphens'),
  label: text(),
  type: z.enum(['text', 'email', 'tel', 'url', 'date', 'number']).default('text'),
  options: z.array(text()).optional().describe('Makes the field a choice of these.'),
});

/** The opening of a demo home, by kind. */
export const heroSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('split'),
    ...words,
    ...onGround,
    art: artSchema,
    side: z.enum(['left', 'right']).default('right').describe('Where the art stands.'),
  }),
  z.strictObject({
    kind: z.literal('picture'),
    ...words,
    image: picture(),
    imageMobile: picture(),
    alt: text(),
  }),
  z.strictObject({ kind: z.literal('statement'), ...words, ...onGround, motif: motifSchema }),
  z.strictObject({
    kind: z.literal('index'),
    ...words,
    ...onGround,
    lines: z.array(z.strictObject({ title: text(), note: text(), href: link() })).min(3),
  }),
  z.strictObject({
    kind: z.literal('form'),
    ...words,
    motif: motifSchema,
    form: z.strictObject({
      heading: text(),
      fields: z.array(fieldSchema).min(1),
      button: text(),
      note: text(),
    }),
  }),
  z.strictObject({
    kind: z.literal('stack'),
    ...words,
    ...onGround,
    cards: z.array(titled).length(3),
  }),
  z.strictObject({
    kind: z.literal('lines'),
    ...words,
    rows: z.array(z.array(text()).min(2)).min(2),
  }),
  z.strictObject({
    kind: z.literal('lead'),
    ...words,
    story: storySchema.extend({ image: picture(), alt: text() }),
    others: z.array(storySchema).length(3),
  }),
  z.strictObject({ kind: z.literal('board'), ...words, ...onGround, table: tableSchema }),
  z.strictObject({
    kind: z.literal('panel'),
    ...words,
    panel: z.strictObject({
      name: text(),
      menu: z.array(text()).min(3),
      motif: motifSchema,
      table: tableSchema,
    }),
  }),
  z.strictObject({
    kind: z.literal('poster'),
    ...words,
    day: text(),
    month: text(),
    place: text(),
    motif: motifSchema,
  }),
  z.strictObject({ kind: z.literal('sheet'), ...words, frames: z.array(pictureSchema).length(6) }),
  z.strictObject({
    kind: z.literal('portrait'),
    ...words,
    ...onGround,
    art: artSchema,
    facts: z.array(z.strictObject({ label: text(), value: text() })).min(2),
  }),
]);

export type Hero = z.infer<typeof heroSchema>;
export type HeroOf<Kind extends Hero['kind']> = Extract<Hero, { kind: Kind }>;
export type Table = z.infer<typeof tableSchema>;
