import { z } from 'zod';
import { link, text } from '#content';
import { linkSchema } from '../../schema/link.ts';
import { artSchema, motifSchema } from './art.ts';
import {
  alt,
  captioned,
  image,
  kind,
  label,
  note,
  several,
  tableSchema,
  title,
  titled,
} from './described.ts';

const words = {
  eyebrow: text().describe('The small line above the title.'),
  title: text().describe('The title of the page.'),
  text: text().describe('One to three sentences under it.'),
  actions: z.array(linkSchema).max(2, 'two at most').default([]).describe('Ways on.'),
};

const onGround = {
  ground: z.enum(['paper', 'night']).default('paper').describe('What the hero stands on.'),
};

const art = artSchema.describe('The art.');
const motif = motifSchema.describe('The lines behind the words.');
const href = () => link().describe('Where it leads.');
const storySchema = titled.extend({ topic: text().describe('What it is about.'), href: href() });

const fieldSchema = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z-]+$/, 'lower case letters and hyphens')
    .describe('Name of the field in the form.'),
  label: label(),
  type: z
    .enum(['text', 'email', 'tel', 'url', 'date', 'number'])
    .default('text')
    .describe('What is typed into it.'),
  options: z.array(text()).optional().describe('Makes the field a choice of these.'),
});

const formSchema = z.strictObject({
  heading: text().describe('Heading of the form.'),
  fields: several(fieldSchema, 1).describe('Its fields.'),
  button: text().describe('Words on its button.'),
  note: text().describe('A line under the button.'),
});

const panelSchema = z.strictObject({
  name: text().describe('Name of the program that the panel shows.'),
  menu: several(text(), 3).describe('Entries of its menu.'),
  motif,
  table: tableSchema.describe('The table in it.'),
});

/** The opening of a demo home, by kind. */
export const heroSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: kind('split', 'Words beside a piece of art.'),
    ...words,
    ...onGround,
    art,
    side: z.enum(['left', 'right']).default('right').describe('Where the art stands.'),
  }),
  z.strictObject({
    kind: kind('picture', 'Words over a picture.'),
    ...words,
    image: image(),
    imageMobile: image(),
    alt: alt(),
  }),
  z.strictObject({ kind: kind('statement', 'Large words.'), ...words, ...onGround, motif }),
  z.strictObject({
    kind: kind('index', 'Words and a list of ways on.'),
    ...words,
    ...onGround,
    lines: several(z.strictObject({ title: title(), note: note(), href: href() }), 3),
  }),
  z.strictObject({
    kind: kind('form', 'Words beside a form.'),
    ...words,
    motif,
    form: formSchema.describe('The form.'),
  }),
  z.strictObject({
    kind: kind('stack', 'Words beside three cards.'),
    ...words,
    ...onGround,
    cards: z.array(titled).length(3).describe('The three cards.'),
  }),
  z.strictObject({
    kind: kind('lines', 'Words over rows of names.'),
    ...words,
    rows: several(several(text())).describe('The rows.'),
  }),
  z.strictObject({
    kind: kind('lead', 'A story with a picture, and three more.'),
    ...words,
    story: storySchema.extend({ image: image(), alt: alt() }).describe('The first story.'),
    others: z.array(storySchema).length(3).describe('Three more.'),
  }),
  z.strictObject({
    kind: kind('board', 'Words and a table.'),
    ...words,
    ...onGround,
    table: tableSchema.describe('The table.'),
  }),
  z.strictObject({
    kind: kind('panel', 'Words and the screen of a program.'),
    ...words,
    panel: panelSchema.describe('The screen.'),
  }),
  z.strictObject({
    kind: kind('poster', 'The poster of an event.'),
    ...words,
    day: text().describe('The day, as in 14.'),
    month: text().describe('The month and the year.'),
    place: text().describe('Where it is.'),
    motif,
  }),
  z.strictObject({
    kind: kind('sheet', 'A contact sheet of six pictures.'),
    ...words,
    frames: z.array(captioned).length(6).describe('The six pictures.'),
  }),
  z.strictObject({
    kind: kind('portrait', 'A person: art, words and facts.'),
    ...words,
    ...onGround,
    art,
    facts: several(z.strictObject({ label: label(), value: text().describe('The fact.') })),
  }),
]);

export type Hero = z.infer<typeof heroSchema>;
export type HeroOf<Kind extends Hero['kind']> = Extract<Hero, { kind: Kind }>;
