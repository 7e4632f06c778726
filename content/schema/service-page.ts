import { z } from 'zod';
import { icon, link, picture, text } from '#content';
import { headSchema } from './head.ts';
import { linkSchema } from './link.ts';
import { openingSchema } from './opening.ts';
import { sampleFlag } from './sample.ts';

const sectionTitle = {
  eyebrow: text()
    .describe('Short line above the heading of the section.')
    .meta({ title: 'Line above the heading' }),
  headingStart: text()
    .optional()
    .describe('First part of the heading, smaller and on its own line.')
    .meta({ title: 'First part of the heading' }),
  heading: text().describe('Heading of the section.'),
  text: text().describe('What the section is about, in one or two sentences beside the heading.'),
};

const alt = () => text().describe('Describes the picture or icon to people who cannot see it.');

const iconCardSchema = z.strictObject({
  title: text().describe('Title of the card.'),
  description: text().describe('Text of the card, in one to three sentences.'),
  icon: icon().describe('Lucide icon of the card, such as scale.'),
  alt: alt().meta({ title: 'Description of the picture' }),
  delay: z
    .int()
    .nonnegative('0 or more')
    .describe('Delay after the first card appears, in milliseconds, such as 80.')
    .meta({ title: 'Delay of the animation' }),
  href: link()
    .optional()
    .describe('Where "Read More" leads. Without it, the card has no such link.')
    .meta({ title: 'Leads to' }),
  sample: sampleFlag,
});

const stepSchema = z.strictObject({
  title: text().describe('Title of the step. The page adds its number.'),
  description: text().describe(
    'What happens in this step, and what the client has at the end of it.',
  ),
  sample: sampleFlag,
});

const galleryItemSchema = z.strictObject({
  image: picture({ width: 640, height: 400 }).describe('File name of the picture.'),
  alt: alt().meta({ title: 'Description of the picture' }),
  caption: text().describe('Caption below the picture.'),
  sample: sampleFlag,
});

const introSchema = z.strictObject({ ...sectionTitle, sample: sampleFlag });

const section = <Item extends z.ZodType>(item: Item) =>
  introSchema.extend({
    items: z.array(item).min(1, 'at least one').describe('Items of the section, in order.'),
  });

const offerWordsSchema = z
  .strictObject({
    length: text().describe('Label of how long it takes.'),
    team: text().describe('Label of who does it.'),
    holds: text().describe('Label of what the client holds at the end.'),
    fee: text().describe('Label of the basis of the fee.'),
    case: text().describe('Label of a case study.'),
    ask: text().describe('Link to the form. It fills in the title as the subject.'),
  })
  .describe('Labels of the facts about each form of help.');

export const servicePageSchema = z.strictObject({
  head: headSchema,
  opening: openingSchema,
  cards: introSchema.describe('Section with a card for each form of help in offers.yaml.'),
  offers: introSchema
    .extend({
      words: offerWordsSchema,
    })
    .describe('Section that says more about each form of help.'),
  iconBoxes: section(iconCardSchema)
    .describe('Section with icon boxes.')
    .meta({ title: 'Boxes with icons' }),
  process: section(stepSchema)
    .extend({
      callBack: linkSchema
        .optional()
        .describe('Button below the steps, to begin with the first one.'),
    })
    .describe('Section with numbered steps.'),
  gallery: section(galleryItemSchema).describe('Section with pictures.'),
});

export type ServicePage = z.infer<typeof servicePageSchema>;
export type IconCard = z.infer<typeof iconCardSchema>;
