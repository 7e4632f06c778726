import { z } from 'zod';
import { picture, text } from '#content';
import { sampleFlag } from './sample.ts';

/** The dark band at the top of an inner page. */
export const openingSchema = z
  .strictObject({
    eyebrow: text()
      .describe('Short line above the title. {coordinates} shows the position of the head office.')
      .meta({ title: 'Line above the title' }),
    title: text().describe('Main heading of the page.'),
    text: text().describe('One or two sentences below the title.'),
    image: picture({ width: 1440, height: 560 }).describe(
      'Wide picture behind the title. Purely decorative.',
    ),
    sample: sampleFlag,
  })
  .describe('The dark band at the top of the page.');
