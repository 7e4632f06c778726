import { z } from 'zod';
import { picture, text } from '#content';
import { sampleFlag } from './sample.ts';

/** The night band at the top of an inner page. */
export const openingSchema = z
  .strictObject({
    eyebrow: text().describe(
      'The small line above the title. {coordinates} becomes the position of the head office.',
    ),
    title: text().describe('The large title of the page.'),
    text: text().describe('One or two sentences under the title.'),
    image: picture({ width: 1440, height: 560 }).describe(
      'The wide picture behind the title. It is decoration only.',
    ),
    sample: sampleFlag,
  })
  .describe('The dark band at the top of the page.');

export type Opening = z.infer<typeof openingSchema>;
