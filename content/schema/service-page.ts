import { z } from 'zod';
import { icon, link, picture, text } from '#content';
import { headSchema } from './head.ts';
import { linkSchema } from './link.ts';
import { openingSchema } from './opening.ts';
import { sampleFlag } from './sample.ts';

const sectionTitle = {
  eyebrow: text().describe('The small line that opens the section.'),
  headingStart: text()
    .optional()
    .describe('The words that the heading begins with, smaller and on a line of their own.'),
  heading: text().describe('The heading of the section.'),
  text: text().describe('One or two sentences beside the heading: what this section is about.'),
};

const alt = () => text().describe('What it shows, for people who cannot see it.');

const iconCardSchema = z.strictObject({
  title: text().describe('Title of the card.'),
  description: text().describe('One to three sentences.'),
  icon: icon().describe('Name of the Lucide icon on the card.'),
  alt: alt(),
  delay: z
    .int()
    .nonnegative('0 or more')
    .describe('How long after the first card it appears, in ms.'),
  href: link().optional().describe('Where "Read More" leads; without it there is no such link.'),
  sample: sampleFlag,
});

/** A service card carries either a picture or an icon. */
export const serviceCardSchema = iconCardSchema
  .extend({
    icon: icon().optional().describe('Name of a Lucide icon, on a card without a picture.'),
    image: picture({ width: 560, height: 373 })
      .optional()
      .describe('The picture, on a card without an icon.'),
  })
  .refine((card) => Boolean(card.icon) !== Boolean(card.image), {
    error: 'either an icon or an image',
    path: ['icon'],
  });

const stepSchema = z.strictObject({
  title: text().describe('Title of the step; its number is added by the page.'),
  description: text().describe('What happens in this step, and what the client has at its end.'),
  sample: sampleFlag,
});

const galleryItemSchema = z.strictObject({
  image: picture({ width: 640, height: 400 }).describe('The picture.'),
  alt: alt(),
  caption: text().describe('The line under the picture.'),
  sample: sampleFlag,
});

const section = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({
    ...sectionTitle,
    sample: sampleFlag,
    items: z.array(item).min(1, 'at least one').describe('What the section shows, in its order.'),
  });

export const servicePageSchema = z.strictObject({
  head: headSchema,
  opening: openingSchema,
  cards: section(serviceCardSchema).describe('The section with cards.'),
  iconBoxes: section(iconCardSchema).describe('The section with icon boxes.'),
  process: section(stepSchema)
    .extend({
      callBack: linkSchema.optional().describe('The button below the steps: begin with the first.'),
    })
    .describe('The section with numbered steps.'),
  gallery: section(galleryItemSchema).describe('The section with pictures.'),
});

export type ServicePage = z.infer<typeof servicePageSchema>;
export type ServiceCard = z.infer<typeof serviceCardSchema>;
export type IconCard = z.infer<typeof iconCardSchema>;
