import { z } from 'zod';
import { icon, link, text } from '#content';
import { linkSchema } from '../../schema/link.ts';
import { slug } from '../../schema/slug.ts';
import { webOrigin } from '../../schema/web-address.ts';
import { artSchema } from './art.ts';
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

/** A section: what tells its kind, its frame, and fields of its own. */
const section = <const Name extends string, Fields extends z.core.$ZodLooseShape>(
  name: Name,
  is: string,
  fields: Fields,
) => z.strictObject({ kind: kind(name, is), ...frame, ...fields });

/** How a part stands, by name. The first one is the default. */
const layout = <const Names extends readonly [string, ...string[]]>(...names: Names) =>
  z.enum(names).default(names[0]).describe('How it stands.');

const side = z.enum(['left', 'right']).default('left').describe('Where the art stands.');
const art = artSchema.describe('The art.');
const role = () => text().describe('What the person does.');
const seconds = () => linkSchema.describe('A second way on.').optional();
const percent = () => z.int().min(0).max(100);

const personSchema = z.strictObject({
  name: text().describe('Name of the person.'),
  role: role(),
  text: text().describe('One or two sentences about the person.'),
  image: image(),
  alt: alt().optional(),
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
  value: percent().describe('How long the bar is, in percent.'),
  reading: text()
    .optional()
    .describe('The figure as it is read out, with its unit. Without it, the percent count up.'),
  note: text().optional().describe('A line under the bar.'),
});

const counterSchema = z.strictObject({
  value: z.int().positive().describe('The number, which counts up.'),
  unit: text().optional().describe('Its unit, such as %.'),
  label: label(),
  icon: icon().optional().describe('Name of a Lucide icon beside it.'),
});

const quoteSchema = z.strictObject({
  quote: text().describe('The words, without quotation marks.'),
  name: text().describe('Who said it.'),
  role: role(),
});

const buttonSchema = z.strictObject({
  title: text().describe('Words on the button.'),
  href: link().optional().describe('Where it leads. Without it, the button is not available.'),
  quiet: z.boolean().optional().describe('Draws only its outline.'),
  arrow: z.boolean().optional().describe('Puts an arrow after the words.'),
  icon: icon().optional().describe('Name of a Lucide icon before the words.'),
  download: z.boolean().optional().describe('Saves the file instead of opening it.'),
});

const splitSchema = z.strictObject({
  art,
  title: title(),
  text: note(),
  points: z
    .array(text().transform((title) => ({ title })))
    .optional()
    .describe('Points to check off.'),
  action: linkSchema.optional().describe('A way on.'),
});

const callSchema = z.strictObject({
  layout: layout('line', 'centre', 'card'),
  title: title(),
  text: note(),
  action: linkSchema.describe('What to do.'),
  second: seconds(),
});

const errorSchema = z.strictObject({
  code: text().describe('The status, such as 404.'),
  title: title(),
  text: note(),
  actions: several(linkSchema, 1).describe('Ways on.'),
});

const tabSchema = z
  .strictObject({
    title: text().describe('Words on the tab.'),
    icon: icon().optional().describe('Name of a Lucide icon before them.'),
    lead: text().optional().describe('The large sentence of a panel of text.'),
    text: text().optional().describe('The text of that panel.'),
    story: splitSchema.optional().describe('Or a picture with its words.'),
    figures: several(counterSchema).optional().describe('Or figures.'),
  })
  .refine(({ text, story, figures }) => [text, story, figures].filter(Boolean).length === 1, {
    error: 'a text, a story or figures',
  });

/** A section of a page, by what it shows. */
export const sectionSchema = z.discriminatedUnion('kind', [
  section('accordion', 'Parts that unfold, such as questions.', {
    items: several(titled),
    open: z.int().default(0).describe('The part that is open at first, from 0; -1 is none.'),
    several: z.boolean().optional().describe('Lets any number of parts be open.'),
    numbered: z.boolean().optional().describe('Numbers the parts.'),
  }),
  section('bars', 'Bars in percent.', {
    layout: layout('bars', 'lines'),
    items: several(barSchema),
  }),
  section('brands', 'Names of clients with their marks.', {
    layout: layout('cells', 'line'),
    brands: several(
      z.strictObject({
        name: text().describe('Name of the client.'),
        mark: text().describe('Path data of the mark on a square of 24.'),
      }),
    ),
  }),
  section('brand-sizes', 'One mark in all its sizes.', {
    mark: text().describe('Path data of the mark on a square of 24.'),
  }),
  section('buttons', 'Buttons of each kind, in rows.', {
    rows: several(z.strictObject({ label: label(), buttons: several(buttonSchema) }), 1),
  }),
  section('button-states', 'A button in each of its states.', {
    button: text().describe('Words on the button.'),
    states: z.array(text()).length(4, 'four').describe('Names of the states.'),
  }),
  section('call', 'A call to action, which is a section of its own.', {
    button: linkSchema.describe('Its button.'),
  }).extend({ heading: text().describe('What to do, large.') }),
  section('callout', 'A call to action within a section.', {
    shows: callSchema.describe('The call to action.'),
  }),
  section('call-form', 'A call to action with one field.', {
    title: title(),
    label: label(),
    button: text().describe('Words on its button.'),
    action: link().describe('Where it leads.'),
  }),
  section('code', 'Code to copy.', {
    samples: several(
      z.strictObject({ title: title(), code: z.string().describe('The code, as it is shown.') }),
    ),
  }),
  section('comparison', 'The plans of pricing.yaml, line by line.', {
    caption: text().describe('What the table shows.'),
    groups: several(
      z.strictObject({
        title: title(),
        rows: several(
          z.strictObject({
            label: label(),
            cells: several(z.union([text(), z.boolean()])).describe('One for each plan.'),
          }),
        ),
      }),
    ),
  }),
  section('counters', 'Numbers that count up.', {
    layout: layout('row', 'cells', 'list'),
    items: several(counterSchema),
  }),
  section('error', 'An error, in words.', {
    shows: errorSchema.describe('The error.'),
  }),
  section('feature', 'Points beside a piece of art, as a section of its own.', {
    art,
    side,
    points: several(titled),
  }).extend({ heading: text().describe('The heading of the section.') }),
  section('figures', 'Numbers, set large.', {
    items: several(z.strictObject({ value: text().describe('The number.'), label: label() })),
  }),
  section('from-page', 'What a section of another page shows, under words of its own.', {
    page: slug().describe('The slug of that page.'),
    section: text().describe('The heading of that section.'),
  }),
  section('gallery', 'Pictures.', {
    pictures: several(captioned),
  }),
  section('guide', 'A guide in rows, such as when to use what.', {
    ...tableSchema.shape,
    layout: layout('texts', 'values'),
  }),
  section('ledger', 'A table.', {
    table: tableSchema.describe('The table.'),
  }),
  section('lightbox', 'Pictures that open large.', {
    layout: layout('even', 'wall'),
    label: text().describe('Spoken name of the large view.'),
    pictures: several(captioned),
  }),
  section('names', 'A row of names.', {
    names: several(text()),
  }),
  section('places', 'Places.', {
    items: several(titled.extend({ position: text().describe('Where it is.') })),
  }),
  section('plans', 'Plans of pricing.yaml, by the month or the year.', {
    plans: several(text()).describe('Names of the plans.'),
  }),
  section('posts', 'Articles of the blog.', {
    articles: several(slug()).describe('Their slugs.'),
  }),
  section('pricing', 'Plans.', {
    plans: several(planSchema),
  }),
  section('profile', 'One person, with facts.', {
    person: personSchema.required({ alt: true }).describe('The person.'),
    facts: several(z.strictObject({ label: label(), value: text().describe('The fact.') })),
    action: linkSchema.describe('A way to get in touch.'),
  }),
  section('quote', 'What somebody said.', {
    ...quoteSchema.shape,
  }),
  section('rings', 'Rings in percent.', {
    items: several(
      z.strictObject({ value: percent().describe('The percent.'), label: label(), note: note() }),
    ),
  }),
  section('schedule', 'A programme by days.', {
    days: several(
      z.strictObject({ day: text().describe('The day.'), slots: several(slotSchema) }),
      1,
    ),
  }),
  section('services', 'What is offered.', {
    layout: layout('rows', 'cells', 'columns'),
    items: several(
      titled.extend({ icon: icon().optional().describe('Name of a Lucide icon beside it.') }),
    ),
  }),
  section('share', 'Links that share the page.', {
    layout: layout('row', 'list', 'words'),
    origin: webOrigin().describe('The origin in the shared address.'),
    title: text().describe('The title that is shared with it.'),
  }),
  section('split', 'Art on one side, its words on the other.', {
    side,
    shows: splitSchema.describe('The art and its words.'),
  }),
  section('statement', 'A large statement with paragraphs.', {
    paragraphs: z.array(text()).default([]).describe('Paragraphs under it.'),
  }),
  section('steps', 'Numbered steps.', {
    layout: layout('row', 'stairs'),
    items: several(titled),
  }),
  section('tabs', 'Tabs.', {
    layout: layout('ruled', 'boxed', 'upright'),
    items: several(tabSchema),
  }),
  section('team', 'People.', {
    people: several(personSchema),
  }),
  section('testimonials', 'What several people said.', {
    layout: layout('cells', 'list', 'large'),
    items: several(quoteSchema, 1),
  }),
  section('timeline', 'What happened when.', {
    layout: layout('down', 'along'),
    items: several(titled.extend({ when: text().describe('The year or the day.') })),
  }),
  section('video', 'A video on another site, which plays when asked for.', {
    title: title(),
    length: text().describe('Minutes and seconds, such as 2:10.'),
    still: image(),
    embed: link().describe('Address of the player.'),
    href: link().describe('Address of the page of the video.'),
    note: note(),
    beside: titled.optional().describe('Words beside a narrower frame.'),
  }),
  section('works', 'Works of the portfolio.', {
    works: several(slug()).describe('Their slugs.'),
  }),
]);

export type Section = z.infer<typeof sectionSchema>;
export type SectionOf<Kind extends Section['kind']> = Extract<Section, { kind: Kind }>;
