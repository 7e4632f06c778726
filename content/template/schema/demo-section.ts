import { z } from 'zod';
import { icon, text } from '#content';
import { linkSchema } from '../../schema/link.ts';
import { slug } from '../../schema/slug.ts';
import { artSchema } from './art.ts';
import { tableSchema } from './demo-hero.ts';
import { captioned, kind, label, several, titled } from './described.ts';

const frame = {
  anchor: slug().optional().describe('Puts the section into the menu of the page.'),
  ground: z
    .enum(['paper', 'raised', 'night'])
    .default('paper')
    .describe('What the section stands on.'),
  eyebrow: text().describe('The small line that opens the section, and its name in the menu.'),
  heading: text().optional().describe('The heading of the section.'),
  text: text().optional().describe('One or two sentences beside the heading.'),
};

const role = () => text().describe('What the person does.');
const person = z.strictObject({
  name: text().describe('Name of the person.'),
  role: role(),
  text: text().describe('One or two sentences about the person.'),
  seed: z
    .int()
    .positive('1 or more')
    .optional()
    .describe('Another number is another portrait: hair, build, dress and light.'),
});

const planSchema = titled.extend({
  price: text().describe('The price, with its currency.'),
  per: text().describe('For how long, as in "a month".'),
  points: several(text()).describe('What the plan includes.'),
  button: text().describe('Words on its button.'),
  chosen: z.boolean().default(false).describe('Marks the plan that most people take.'),
});

const slotSchema = z.strictObject({
  time: text().describe('When it begins, as in 09:30.'),
  title: text().describe('What it is.'),
  by: text().describe('Who gives it.'),
});

const barSchema = z.strictObject({
  label: label(),
  value: z.int().min(1).max(100).describe('How long the bar is, in percent.'),
  reading: text().describe('The figure as it is read out, with its unit.'),
});

/** A section of a demo home, by kind. */
export const sectionSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: kind('statement', 'A large statement with paragraphs.'),
    ...frame,
    paragraphs: z.array(text()).default([]).describe('Paragraphs under it.'),
  }),
  z.strictObject({
    kind: kind('figures', 'Numbers, set large.'),
    ...frame,
    items: several(z.strictObject({ value: text().describe('The number.'), label: label() })),
  }),
  z.strictObject({
    kind: kind('services', 'What is offered.'),
    ...frame,
    layout: z.enum(['rows', 'cells', 'columns']).default('rows').describe('How they stand.'),
    items: several(
      titled.extend({ icon: icon().optional().describe('Name of a Lucide icon beside it.') }),
    ),
  }),
  z.strictObject({
    kind: kind('ledger', 'A table.'),
    ...frame,
    table: tableSchema.describe('The table.'),
  }),
  z.strictObject({
    kind: kind('feature', 'Points beside a piece of art.'),
    ...frame,
    heading: text().describe('The heading of the section.'),
    art: artSchema.describe('The art.'),
    side: z.enum(['left', 'right']).default('left').describe('Where the art stands.'),
    points: several(titled),
  }),
  z.strictObject({
    kind: kind('quote', 'What somebody said.'),
    ...frame,
    quote: text().describe('The words, without quotation marks.'),
    name: text().describe('Who said it.'),
    role: role(),
  }),
  z.strictObject({
    kind: kind('steps', 'Numbered steps.'),
    ...frame,
    layout: z.enum(['row', 'stairs']).default('row').describe('How they stand.'),
    items: several(titled),
  }),
  z.strictObject({
    kind: kind('timeline', 'What happened when.'),
    ...frame,
    items: several(titled.extend({ when: text().describe('The year or the day.') })),
  }),
  z.strictObject({ kind: kind('names', 'A row of names.'), ...frame, names: several(text()) }),
  z.strictObject({ kind: kind('pricing', 'Plans.'), ...frame, plans: several(planSchema) }),
  z.strictObject({
    kind: kind('schedule', 'A programme by days.'),
    ...frame,
    days: several(
      z.strictObject({ day: text().describe('The day.'), slots: several(slotSchema) }),
      1,
    ),
  }),
  z.strictObject({ kind: kind('team', 'People.'), ...frame, people: several(person) }),
  z.strictObject({
    kind: kind('posts', 'Articles of the blog.'),
    ...frame,
    articles: several(slug()).describe('Their slugs.'),
  }),
  z.strictObject({
    kind: kind('works', 'Works of the portfolio.'),
    ...frame,
    works: several(slug()).describe('Their slugs.'),
  }),
  z.strictObject({ kind: kind('faq', 'Questions.'), ...frame, items: several(titled) }),
  z.strictObject({
    kind: kind('call', 'A call to action.'),
    ...frame,
    heading: text().describe('What to do, large.'),
    button: linkSchema.describe('Its button.'),
  }),
  z.strictObject({ kind: kind('bars', 'Bars in percent.'), ...frame, items: several(barSchema) }),
  z.strictObject({
    kind: kind('places', 'Places.'),
    ...frame,
    items: several(titled.extend({ position: text().describe('Where it is.') })),
  }),
  z.strictObject({
    kind: kind('gallery', 'Pictures.'),
    ...frame,
    pictures: several(captioned),
  }),
]);

export type DemoSection = z.infer<typeof sectionSchema>;
export type SectionOf<Kind extends DemoSection['kind']> = Extract<DemoSection, { kind: Kind }>;
