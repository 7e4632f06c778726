import { z } from 'zod';
import { picture, text } from '#content';
import { beforeSchema } from './before.ts';
import { sampleFlag } from './sample.ts';
import { slug } from './slug.ts';

const leadSchema = z.strictObject({
  name: text().describe('Full name of the person who leads the practice.'),
  role: text().describe('What the person does there, and did before, in a few words.'),
  words: text().describe('One or two sentences from this person, without quotation marks.'),
  portrait: picture({ width: 600, height: 720 }).describe('Portrait, cropped to 5:6.'),
  portraitAlt: text().describe('Describes the portrait to people who cannot see it.'),
  before: beforeSchema,
  sample: sampleFlag,
});

const feeSchema = z.strictObject({
  range: text().describe('What the first piece of work costs, from and to, with the currency.'),
  basis: text().describe('How the fee is made up, and what it includes, in one or two sentences.'),
  sample: sampleFlag,
});

/** The page of a service. Its file is named for the slug of the service in services.yaml. */
export const practiceSchema = z.strictObject({
  summary: text().describe(
    'What the practice does and for whom, in one or two sentences below its title.',
  ),
  description: text().describe('One or two sentences for search results and shared links.'),
  image: picture({ width: 1440, height: 560 }).describe(
    'Wide picture behind the title. Purely decorative.',
  ),
  holds: z
    .array(text())
    .min(2, 'at least two')
    .describe('What the client has when we leave: three or four things, in a few words each.'),
  duration: text().describe('How long the work takes, in a sentence or two.'),
  fee: feeSchema.describe('What it costs to begin.'),
  lead: leadSchema.describe('The person who leads the practice.'),
  offers: z
    .array(slug())
    .min(1, 'at least one')
    .describe('The forms of help that fit, by their slugs in offers.yaml, best first.'),
  next: text().describe('What happens if the visitor asks, in a sentence above the button.'),
  sample: sampleFlag,
});

export type Practice = z.infer<typeof practiceSchema>;
