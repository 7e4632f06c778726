import { z } from 'zod';
import { icon, link, picture, text } from '#content';
import { slug } from '../../schema/slug.ts';
import { artSchema } from './art.ts';
import { tableSchema } from './demo-hero.ts';

const frame = {
  anchor: slug().optional().describe('Puts the section into the menu of the page.'),
  ground: z.enum(['paper', 'raised', 'night']).default('paper'),
  eyebrow: text().describe('The small line that opens the section, and its name in the menu.'),
  heading: text().optional(),
  text: text().optional().describe('One or two sentences beside the heading.'),
};

const several = <Item extends z.ZodType>(item: Item) => z.array(item).min(2, 'at least two');

const titled = z.strictObject({ title: text(), text: text() });
const person = z.strictObject({ name: text(), role: text(), text: text() });

const planSchema = titled.extend({
  price: text(),
  per: text(),
  points: several(text()),
  button: text(),
  chosen: z.boolean().default(false).describe('Marks the plan that most people take.'),
});

const slotSchema = z.strictObject({ time: text(), title: text(), by: text() });

/** A section of a demo home, by kind. */
export const sectionSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('statement'),
    ...frame,
    paragraphs: z.array(text()).default([]),
  }),
  z.strictObject({
    kind: z.literal('figures'),
    ...frame,
    items: several(z.strictObject({ value: text(), label: text() })),
  }),
  z.strictObject({
    kind: z.literal('services'),
    ...frame,
    layout: z.enum(['rows', 'cells', 'columns']).default('rows'),
    items: several(titled.extend({ icon: icon().optional() })),
  }),
  z.strictObject({ kind: z.literal('ledger'), ...frame, table: tableSchema }),
  z.strictObject({
    kind: z.literal('feature'),
    ...frame,
    art: artSchema,
    side: z.enum(['left', 'right']).default('left'),
    points: several(titled),
  }),
  z.strictObject({
    kind: z.literal('quote'),
    ...frame,
    quote: text(),
    name: text(),
    role: text(),
  }),
  z.strictObject({
    kind: z.literal('steps'),
    ...frame,
    layout: z.enum(['row', 'stairs']).default('row'),
    items: several(titled),
  }),
  z.strictObject({
    kind: z.literal('timeline'),
    ...frame,
    items: several(titled.extend({ when: text() })),
  }),
  z.strictObject({ kind: z.literal('names'), ...frame, names: several(text()) }),
  z.strictObject({ kind: z.literal('pricing'), ...frame, plans: several(planSchema) }),
  z.strictObject({
    kind: z.literal('schedule'),
    ...frame,
    days: z.array(z.strictObject({ day: text(), slots: several(slotSchema) })).min(1),
  }),
  z.strictObject({ kind: z.literal('team'), ...frame, people: several(person) }),
  z.strictObject({ kind: z.literal('posts'), ...frame, articles: several(slug()) }),
  z.strictObject({ kind: z.literal('works'), ...frame, works: several(slug()) }),
  z.strictObject({ kind: z.literal('faq'), ...frame, items: several(titled) }),
  z.strictObject({
    kind: z.literal('call'),
    ...frame,
    button: z.strictObject({ label: text(), href: link() }),
  }),
  z.strictObject({
    kind: z.literal('bars'),
    ...frame,
    items: several(
      z.strictObject({ label: text(), value: z.int().min(1).max(100), reading: text() }),
    ),
  }),
  z.strictObject({
    kind: z.literal('places'),
    ...frame,
    items: several(titled.extend({ position: text() })),
  }),
  z.strictObject({
    kind: z.literal('gallery'),
    ...frame,
    pictures: several(z.strictObject({ image: picture(), alt: text(), caption: text() })),
  }),
]);

export type DemoSection = z.infer<typeof sectionSchema>;
export type SectionOf<Kind extends DemoSection['kind']> = Extract<DemoSection, { kind: Kind }>;
