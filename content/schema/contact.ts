import { z } from 'zod';
import { picture, text } from '#content';
import { enquiryFormSchema } from './enquiry-form.ts';
import { enquiryStatesSchema } from './enquiry-states.ts';
import { headSchema } from './head.ts';
import { openingSchema } from './opening.ts';

const factsSchema = z.strictObject({
  heading: text().describe('Heading of the ways to reach us.'),
  phone: text().describe('Label of the phone number.'),
  email: text().describe('Label of the e-mail address.'),
  office: text().describe('Label of the address.'),
});

const mapSchema = z.strictObject({
  heading: text().describe('Heading of the map.'),
  image: picture().describe('The drawn map, shown until a visitor asks for the other one.'),
  alt: text().describe('What the drawn map shows, for people who cannot see it.'),
  show: text().describe('Button that loads the interactive map.'),
  title: text().describe('Spoken name of the interactive map.'),
  link: text().describe('Link to the map on its own site.'),
  note: text().describe('Says that another company is contacted only after the button.'),
});

export const contactSchema = z.strictObject({
  head: headSchema,
  opening: openingSchema,
  form: enquiryFormSchema.describe('The enquiry form.'),
  states: enquiryStatesSchema.describe('What the form says before, while and after sending.'),
  facts: factsSchema.describe('Words beside phone, e-mail and address.'),
  map: mapSchema.describe('Words of the map.'),
});

export type Contact = z.infer<typeof contactSchema>;
