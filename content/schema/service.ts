import { z } from 'zod';
import { icon, text } from '#content';
import { sampleFlag } from './sample.ts';
import { slug } from './slug.ts';

export const serviceSchema = z.strictObject({
  slug: slug().describe('Short name for the anchor: "defense" becomes #service-defense.'),
  title: text().describe('Short name in the list of services and in the menu.'),
  icon: icon().describe('Lucide icon beside the title, such as shield.'),
  heading: text().describe('Heading of the description. The page adds its number.'),
  description: text().describe(
    'What we do, for whom, and what they get, in one paragraph of 40 to 60 words.',
  ),
  sample: sampleFlag,
});

export type Service = z.infer<typeof serviceSchema>;
