import { z } from 'zod';
import { icon, text } from '#content';
import { sampleFlag } from './sample.ts';
import { slug } from './slug.ts';

export const serviceSchema = z.strictObject({
  slug: slug().describe('Short name for the anchor: "defense" makes #service-defense.'),
  title: text().describe('Short name in the list of services and in the menu.'),
  icon: icon().describe('Name of the Lucide icon beside the title.'),
  heading: text().describe('Heading of the description; its number is added by the page.'),
  description: text().describe(
    'One paragraph of 40 to 60 words: what we do, for whom, and what they get.',
  ),
  sample: sampleFlag,
});

export type Service = z.infer<typeof serviceSchema>;
