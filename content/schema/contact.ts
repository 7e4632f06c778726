import { z } from 'zod';
import { icon, picture, text } from '#content';
import { enquiryFormSchema } from './enquiry-form.ts';
import { enquiryStatesSchema } from './enquiry-states.ts';
import { headSchema } from './head.ts';
import { openingSchema } from './opening.ts';
import { sampleFlag } from './sample.ts';

const factsSchema = z.strictObject({
  heading: text().describe('Heading above phone, e-mail and address.'),
  phone: text().describe('Label of the phone number.'),
  email: text().describe('Label of the e-mail address.'),
  office: text().describe('Label of the address.'),
  more: z
    .array(
      z.strictObject({
        label: text().describe('What it is, such as Hours.'),
        value: text().describe('The fact itself.'),
        note: text().optional().describe('A smaller line below it, such as the time zone.'),
        icon: icon().describe('Lucide icon before it, such as clock.'),
        sample: sampleFlag,
      }),
    )
    .default([])
    .describe('More facts below them, such as hours and languages.'),
});

const firstDaysSchema = z.strictObject({
  eyebrow: text()
    .describe('Short line above the heading.')
    .meta({ title: 'Line above the heading' }),
  heading: text().describe('Heading of the section.'),
  text: text().describe('One or two sentences beside the heading.'),
  items: z
    .array(
      z.strictObject({
        title: text().describe('When it happens, such as Day 1.'),
        description: text().describe('What happens then, and what the visitor has afterward.'),
      }),
    )
    .min(1, 'at least one')
    .describe('What happens, in order.'),
  case: text().describe('Heading of the latest case study below.'),
  sample: sampleFlag,
});

const mapSchema = z.strictObject({
  heading: text().describe('Heading of the map.'),
  image: picture().describe('Drawing shown until the visitor loads the interactive map.'),
  alt: text()
    .describe('Describes the drawing to people who cannot see it.')
    .meta({ title: 'Description of the drawing' }),
  show: text().describe('Button that loads the interactive map.'),
  title: text().describe('Name of the interactive map for screen readers.'),
  link: text().describe('Link that opens the map on its own website.'),
  note: text().describe(
    'Tells visitors that the map provider is contacted only if they press the button.',
  ),
});

export const contactSchema = z.strictObject({
  head: headSchema,
  opening: openingSchema,
  form: enquiryFormSchema.describe('The enquiry form.'),
  states: enquiryStatesSchema.describe('Messages of the form before, during and after sending.'),
  facts: factsSchema.describe('Heading and labels of phone, e-mail and address.'),
  firstDays: firstDaysSchema.describe('What happens after an enquiry.'),
  map: mapSchema.describe('Picture and texts of the map.'),
});

export type Contact = z.infer<typeof contactSchema>;
