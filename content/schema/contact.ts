import { z } from 'zod';
import { picture, text } from '#content';
import { enquiryFormSchema } from './enquiry-form.ts';
import { enquiryStatesSchema } from './enquiry-states.ts';
import { headSchema } from './head.ts';
import { openingSchema } from './opening.ts';

const factsSchema = z.strictObject({
  heading: text().describe('Heading above phone, e-mail and address.'),
  phone: text().describe('Label of the phone number.'),
  email: text().describe('Label of the e-mail address.'),
  office: text().describe('Label of the address.'),
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
  map: mapSchema.describe('Picture and texts of the map.'),
});

export type Contact = z.infer<typeof contactSchema>;
