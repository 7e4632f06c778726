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

/** A hero: what tells its kind, its words, and fields of its own. */
const hero = <const Name extends string, Fields extends z.core.$ZodLooseShape>(
  name: Name,
  is: string,
  fields: Fields,
) => z.strictObject({ kind: kind(name, is), ...words, ...fields });

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
  hero('split', 'Words beside a piece of art.', {
    ...onGround,
    art,
    side: z.enum(['left', 'right']).default('right').describe('Where the art stands.'),
  }),
  hero('picture', 'Words over a picture.', {
    image: image(),
    imageMobile: image(),
    alt: alt(),
  }),
  hero('statement', 'Large words.', {
    ...onGround,
    motif,
  }),
  hero('index', 'Words and a list of ways on.', {
    ...onGround,
    lines: several(z.strictObject({ title: title(), note: note(), href: href() }), 3),
  }),
  hero('form', 'Words beside a form.', {
    motif,
    form: formSchema.describe('The form.'),
  }),
  hero('stack', 'Words beside three cards.', {
    ...onGround,
    cards: z.array(titled).length(3).describe('The three cards.'),
  }),
  hero('lines', 'Words over rows of names.', {
    rows: several(several(text())).describe('The rows.'),
  }),
  hero('lead', 'A story with a picture, and three more.', {
    story: storySchema.extend({ image: image(), alt: alt() }).describe('The first story.'),
    others: z.array(storySchema).length(3).describe('Three more.'),
  }),
  hero('board', 'Words and a table.', {
    ...onGround,
    table: tableSchema.describe('The table.'),
  }),
  hero('panel', 'Words and the screen of a program.', {
    panel: panelSchema.describe('The screen.'),
  }),
  hero('poster', 'The poster of an event.', {
    day: text().describe('The day, as in 14.'),
    month: text().describe('The month and the year.'),
    place: text().describe('Where it is.'),
    motif,
  }),
  hero('sheet', 'A contact sheet of six pictures.', {
    frames: z.array(captioned).length(6).describe('The six pictures.'),
  }),
  hero('portrait', 'A person: art, words and facts.', {
    ...onGround,
    art,
    facts: several(z.strictObject({ label: label(), value: text().describe('The fact.') })),
  }),
]);

export type Hero = z.infer<typeof heroSchema>;
export type HeroOf<Kind extends Hero['kind']> = Extract<Hero, { kind: Kind }>;
