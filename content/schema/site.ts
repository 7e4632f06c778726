import { z } from 'zod';
import { icon, picture, text } from '#content';
import { coordinates } from './coordinates.ts';
import { enquiryServiceSchema } from './enquiry-service.ts';
import { linkSchema } from './link.ts';
import { sampleFlag } from './sample.ts';
import { slug } from './slug.ts';

const foundedSchema = z.strictObject({
  year: z
    .int()
    .min(1800, 'a year from 1800 on')
    .describe('The year in which the firm was founded.'),
  place: text().describe('The city in which the firm was founded and has its head office.'),
  country: text().describe('The country of that city.'),
  ...coordinates,
});

const phoneSchema = z.strictObject({
  display: text().describe('The phone number as people read it, with spaces.'),
  number: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/, 'a phone number such as +256000000000')
    .describe('The same number for dialing: a plus sign, country code and digits, no spaces.'),
  sample: sampleFlag,
});

const addressSchema = z.strictObject({
  street: text().describe('Street and number of the office.'),
  locality: text().describe('City of the office.'),
  country: text().describe('Country of the office.'),
  sample: sampleFlag,
});

const mapSchema = z.strictObject({
  embed: z.url({ protocol: /^https$/ }).describe('Address of the map to show inside the page.'),
  link: z.url({ protocol: /^https$/ }).describe('Address of the same map on its own site.'),
});

const securitySchema = z.strictObject({
  expires: z.iso
    .date()
    .describe('The day from which it no longer holds: year-month-day, at most a year ahead.'),
});

const socialLinkSchema = linkSchema.extend({
  title: text().describe('Name of the network, such as LinkedIn.'),
  icon: icon().optional().describe('Name of a Lucide icon to show beside it.'),
});

export const siteSchema = z.strictObject({
  name: text().describe('Name of the firm. Texts say {name} where it belongs.'),
  shortName: text()
    .optional()
    .describe('A shorter name for the header, where the full one is long. Texts say {shortName}.'),
  mark: picture()
    .optional()
    .describe('A square picture before the name, for dark ground, in place of the drawn mark.'),
  slug: slug().describe('The name in lower case for anchors, as in #why-name.'),
  legalName: text().describe('The registered name. Legal texts say {legalName}.'),
  tagline: text().describe('What the firm is, in a few words.'),
  origin: z
    .string()
    .regex(/^https:\/\/[^/\s]+$/, 'https:// and the host name, without a slash at the end')
    .describe('Public address of the site, without a slash at the end.'),
  lang: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'a language tag such as en or pt-BR')
    .describe('Language of the texts, as a language tag such as en or ar.'),
  dir: z.enum(['ltr', 'rtl']).describe('Direction of that language: ltr, or rtl as in Arabic.'),
  founded: foundedSchema.describe('When and where the firm was founded.'),
  phone: phoneSchema.describe('Phone number for visitors.'),
  email: z.email().describe('E-mail address for visitors.'),
  address: addressSchema.describe('Postal address of the office.'),
  map: mapSchema.describe('Where the map on the contact page comes from.'),
  social: z
    .array(socialLinkSchema)
    .default([])
    .describe('Pages of the firm elsewhere; may be left out.'),
  security: securitySchema.describe(
    'What /.well-known/security.txt says, beside the e-mail address.',
  ),
  enquiry: enquiryServiceSchema.prefault({}).describe('The e-mail service that carries enquiries.'),
  sample: sampleFlag,
});

export type Site = z.infer<typeof siteSchema>;
