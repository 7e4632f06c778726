import { z } from 'zod';
import { icon, link, text } from '#content';
import { linkSchema } from '../../schema/link.ts';
import { slug } from '../../schema/slug.ts';
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
  image: image().optional(),
  alt: alt().optional(),
  seed: z
    .int()
    .positive('1 or more')
    .optional()
    .describe(
      'Without a picture, another number is another portrait: hair, build, dress and light.',
    ),
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
  z.strictObject({
    kind: kind('accordion', 'Parts that unfold, such as questions.'),
    ...frame,
    items: several(titled),
    open: z.int().default(0).describe('The part that is open at first, from 0; -1 is none.'),
    several: z.boolean().optional().describe('Lets any number of parts be open.'),
    numbered: z.boolean().optional().describe('Numbers the parts.'),
  }),
  z.strictObject({
    kind: kind('bars', 'Bars in percent.'),
    ...frame,
    layout: layout('bars', 'lines'),
    items: several(barSchema),
  }),
  z.strictObject({
    kind: kind('brands', 'Names of clients with their marks.'),
    ...frame,
    layout: layout('cells', 'line'),
    brands: several(
      z.strictObject({
        name: text().describe('Name of the client.'),
        mark: text().describe('Path data of the mark on a square of 24.'),
      }),
    ),
  }),
  z.strictObject({
    kind: kind('brand-sizes', 'One mark in all its sizes.'),
    ...frame,
    mark: text().describe('Path data of the mark on a square of 24.'),
  }),
  z.strictObject({
    kind: kind('buttons', 'Buttons of each kind, in rows.'),
    ...frame,
    rows: several(z.strictObject({ label: label(), buttons: several(buttonSchema) }), 1),
  }),
  z.strictObject({
    kind: kind('button-states', 'A button in each of its states.'),
    ...frame,
    button: text().describe('Words on the button.'),
    states: z.array(text()).length(4, 'four').describe('Names of the states.'),
  }),
  z.strictObject({
    kind: kind('call', 'A call to action, which is a section of its own.'),
    ...frame,
    heading: text().describe('What to do, large.'),
    button: linkSchema.describe('Its button.'),
  }),
  z.strictObject({
    kind: kind('callout', 'A call to action within a section.'),
    ...frame,
    shows: callSchema.describe('The call to action.'),
  }),
  z.strictObject({
    kind: kind('call-form', 'A call to action with one field.'),
    ...frame,
    title: title(),
    label: label(),
    button: text().describe('Words on its button.'),
    action: link().describe('Where it leads.'),
  }),
  z.strictObject({
    kind: kind('code', 'Code to copy.'),
    ...frame,
    samples: several(
      z.strictObject({ title: title(), code: z.string().describe('The code, as it is shown.') }),
    ),
  }),
  z.strictObject({
    kind: kind('comparison', 'The plans of pricing.yaml, line by line.'),
    ...frame,
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
  z.strictObject({
    kind: kind('counters', 'Numbers that count up.'),
    ...frame,
    layout: layout('row', 'cells', 'list'),
    items: several(counterSchema),
  }),
  z.strictObject({
    kind: kind('error', 'An error, in words.'),
    ...frame,
    shows: errorSchema.describe('The error.'),
  }),
  z.strictObject({
    kind: kind('feature', 'Points beside a piece of art, as a section of its own.'),
    ...frame,
    heading: text().describe('The heading of the section.'),
    art,
    side,
    points: several(titled),
  }),
  z.strictObject({
    kind: kind('figures', 'Numbers, set large.'),
    ...frame,
    items: several(z.strictObject({ value: text().describe('The number.'), label: label() })),
  }),
  z.strictObject({
    kind: kind('from-page', 'What a section of another page shows, under words of its own.'),
    ...frame,
    page: slug().describe('The slug of that page.'),
    section: text().describe('The heading of that section.'),
  }),
  z.strictObject({
    kind: kind('gallery', 'Pictures.'),
    ...frame,
    pictures: several(captioned),
  }),
  z.strictObject({
    kind: kind('guide', 'A guide in rows, such as when to use what.'),
    ...frame,
    ...tableSchema.shape,
    layout: layout('texts', 'values'),
  }),
  z.strictObject({
    kind: kind('ledger', 'A table.'),
    ...frame,
    table: tableSchema.describe('The table.'),
  }),
  z.strictObject({
    kind: kind('lightbox', 'Pictures that open large.'),
    ...frame,
    layout: layout('even', 'wall'),
    label: text().describe('Spoken name of the large view.'),
    pictures: several(captioned),
  }),
  z.strictObject({ kind: kind('names', 'A row of names.'), ...frame, names: several(text()) }),
  z.strictObject({
    kind: kind('places', 'Places.'),
    ...frame,
    items: several(titled.extend({ position: text().describe('Where it is.') })),
  }),
  z.strictObject({
    kind: kind('plans', 'Plans of pricing.yaml, by the month or the year.'),
    ...frame,
    plans: several(text()).describe('Names of the plans.'),
  }),
  z.strictObject({
    kind: kind('posts', 'Articles of the blog.'),
    ...frame,
    articles: several(slug()).describe('Their slugs.'),
  }),
  z.strictObject({ kind: kind('pricing', 'Plans.'), ...frame, plans: several(planSchema) }),
  z.strictObject({
    kind: kind('profile', 'One person, with facts.'),
    ...frame,
    person: personSchema.required({ image: true, alt: true }).describe('The person.'),
    facts: several(z.strictObject({ label: label(), value: text().describe('The fact.') })),
    action: linkSchema.describe('A way to get in touch.'),
  }),
  z.strictObject({ kind: kind('quote', 'What somebody said.'), ...frame, ...quoteSchema.shape }),
  z.strictObject({
    kind: kind('rings', 'Rings in percent.'),
    ...frame,
    items: several(
      z.strictObject({ value: percent().describe('The percent.'), label: label(), note: note() }),
    ),
  }),
  z.strictObject({
    kind: kind('schedule', 'A programme by days.'),
    ...frame,
    days: several(
      z.strictObject({ day: text().describe('The day.'), slots: several(slotSchema) }),
      1,
    ),
  }),
  z.strictObject({
    kind: kind('services', 'What is offered.'),
    ...frame,
    layout: layout('rows', 'cells', 'columns'),
    items: several(
      titled.extend({ icon: icon().optional().describe('Name of a Lucide icon beside it.') }),
    ),
  }),
  z.strictObject({
    kind: kind('share', 'Links that share the page.'),
    ...frame,
    layout: layout('row', 'list', 'words'),
    origin: link().describe('The origin in the shared address.'),
    title: text().describe('The title that is shared with it.'),
  }),
  z.strictObject({
    kind: kind('split', 'Art on one side, its words on the other.'),
    ...frame,
    side,
    shows: splitSchema.describe('The art and its words.'),
  }),
  z.strictObject({
    kind: kind('statement', 'A large statement with paragraphs.'),
    ...frame,
    paragraphs: z.array(text()).default([]).describe('Paragraphs under it.'),
  }),
  z.strictObject({
    kind: kind('steps', 'Numbered steps.'),
    ...frame,
    layout: layout('row', 'stairs'),
    items: several(titled),
  }),
  z.strictObject({
    kind: kind('tabs', 'Tabs.'),
    ...frame,
    layout: layout('ruled', 'boxed', 'upright'),
    items: several(tabSchema),
  }),
  z.strictObject({ kind: kind('team', 'People.'), ...frame, people: several(personSchema) }),
  z.strictObject({
    kind: kind('testimonials', 'What several people said.'),
    ...frame,
    layout: layout('cells', 'list', 'large'),
    items: several(quoteSchema, 1),
  }),
  z.strictObject({
    kind: kind('timeline', 'What happened when.'),
    ...frame,
    layout: layout('down', 'along'),
    items: several(titled.extend({ when: text().describe('The year or the day.') })),
  }),
  z.strictObject({
    kind: kind('video', 'A video on another site, which plays when asked for.'),
    ...frame,
    title: title(),
    length: text().describe('Minutes and seconds, such as 2:10.'),
    still: image(),
    embed: link().describe('Address of the player.'),
    href: link().describe('Address of the page of the video.'),
    note: note(),
    beside: titled.optional().describe('Words beside a narrower frame.'),
  }),
  z.strictObject({
    kind: kind('works', 'Works of the portfolio.'),
    ...frame,
    works: several(slug()).describe('Their slugs.'),
  }),
]);

export type Section = z.infer<typeof sectionSchema>;
export type SectionOf<Kind extends Section['kind']> = Extract<Section, { kind: Kind }>;
