import { z } from 'zod';
import { text } from '#content';
import { sampleFlag } from '../../schema/sample.ts';
import { slug } from '../../schema/slug.ts';
import { heroSchema } from './hero.ts';
import { sectionSchema } from './section.ts';

/** The named accents. Their colours are in `components/template/demo/accents.css`. */
export const accents = ['sea', 'clay', 'moss', 'indigo', 'plum', 'amber', 'graphite'] as const;

/** A demo home: everything that the template shows at one address. */
export const demoSchema = z
  .strictObject({
    slug: slug(),
    order: z.int().positive('1 or more').describe('Its place in the gallery of demos.'),
    title: text().describe('Name of the demo in the gallery.'),
    badge: z.enum(['New', 'Hot']).optional().describe('A small mark in the gallery.'),
    description: text().describe('One or two sentences for the gallery and for search results.'),
    brand: text().describe('The made-up client whose home page this is.'),
    accent: z.enum(accents).describe('The colour of the page.'),
    sample: sampleFlag,
    density: z.enum(['airy', 'regular', 'dense']).describe('How much room the sections have.'),
    hero: heroSchema.describe('The opening; its kind decides the other fields.'),
    sections: z
      .array(sectionSchema)
      .min(5, 'at least five')
      .describe('What follows, top to bottom; the kind of each decides its other fields.'),
  })
  .refine(
    ({ sections }) => sections.every((section, at) => !twoNights(section, sections[at - 1])),
    {
      error: 'no two night sections in a row, and none before the footer, which is night too',
      path: ['sections'],
    },
  )
  .refine(({ sections }) => sections.at(-1)?.ground !== 'night', {
    error: 'a last section on paper or raised, for the footer is night',
    path: ['sections'],
  });

type Grounded = { ground: string };

const twoNights = (section: Grounded, before: Grounded | undefined) =>
  section.ground === 'night' && before?.ground === 'night';

export type Demo = z.infer<typeof demoSchema>;
