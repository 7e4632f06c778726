import { z } from 'zod';
import { icon, picture, text } from '#content';
import { sampleFlag } from './sample.ts';
import { slug } from './slug.ts';

/** A service card, with a picture or an icon, and what its section below the cards says. */
export const offerSchema = z
  .strictObject({
    slug: slug().describe('Short name for its place on the service page: #offer-second-opinion.'),
    title: text().describe('Title of the card, and of its section.'),
    description: text().describe('Text of the card, in one to three sentences.'),
    icon: icon().optional().describe('Lucide icon, for a card without a picture.'),
    image: picture({ width: 560, height: 373 })
      .optional()
      .describe('Picture, for a card without an icon.'),
    alt: text().describe('Describes the picture or icon to people who cannot see it.'),
    delay: z
      .int()
      .nonnegative('0 or more')
      .describe('Delay after the first card appears, in milliseconds, such as 80.'),
    fits: text().describe('When this is the right form of help, in one to three sentences.'),
    length: text().describe('How long it takes, in a few words.'),
    team: text().describe('Who does it, in a few words.'),
    holds: text().describe('What the client holds at the end, in one sentence.'),
    fee: text().describe('How the fee is made up, in one sentence.'),
    sample: sampleFlag,
  })
  .refine((card) => Boolean(card.icon) !== Boolean(card.image), {
    error: 'either an icon or an image',
    path: ['icon'],
  });

export type Offer = z.infer<typeof offerSchema>;
