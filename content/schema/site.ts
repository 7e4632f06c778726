import { z } from 'zod';
import { icon, languageTag, picture, publishedTag, text } from '#content';
import { addressLines, addressSchema } from './address.ts';
import { analyticsSchema } from './analytics.ts';
import { coordinates } from './coordinates.ts';
import { enquiryServiceSchema } from './enquiry-service.ts';
import { linkSchema } from './link.ts';
import { mapAround, mapSchema } from './map.ts';
import { phoneSchema } from './phone.ts';
import { sampleFlag } from './sample.ts';
import { separatorOf } from './separator.ts';
import { slug } from './slug.ts';
import { webOrigin } from './web-address.ts';

const foundedSchema = z.strictObject({
  year: z.int().min(1800, 'a year from 1800 on').describe('Year in which the firm was founded.'),
  place: text().describe('City where the firm was founded and has its head office.'),
  country: text().describe('Country of that city.'),
  ...coordinates,
});

const securitySchema = z.strictObject({
  expires: z.iso
    .date()
    .describe('Day on which security.txt expires, such as 2026-01-31: at most a year ahead.')
    .meta({ title: 'Expires on' }),
});

const socialLinkSchema = linkSchema.extend({
  title: text().describe('Name of the network, such as LinkedIn.'),
  icon: icon().optional().describe('Lucide icon beside the name.'),
});

const factsSchema = z.strictObject({
  name: text().describe('Name of the firm. Write {name} for it in texts.'),
  shortName: text()
    .optional()
    .describe(
      'Shorter name for the header and the titles of pages, if the full one is long. Write {shortName} for it in texts.',
    ),
  mark: picture()
    .optional()
    .describe('Square logo before the name, for dark backgrounds. It replaces the drawn one.')
    .meta({ title: 'Logo' }),
  slug: slug()
    .describe('Name in lower case for anchors: "equilat" becomes #why-equilat.')
    .meta({ title: 'Short name for anchors' }),
  legalName: text().describe('Registered name. Write {legalName} for it in legal texts.'),
  tagline: text().describe('What the firm does, in a few words.'),
  origin: webOrigin()
    .describe('Public address of the site, such as https://www.example.com, without a final slash.')
    .meta({ title: 'Address of the site' }),
  lang: languageTag()
    .describe(
      'Language of the texts, as a language tag such as en or pt-BR. Behind -u- it may name the calendar and digits of dates: am-u-ca-ethiopic, ar-u-nu-latn.',
    )
    .meta({ title: 'Language of the texts' }),
  dir: z
    .enum(['ltr', 'rtl'])
    .describe('Writing direction of that language: ltr, or rtl for Arabic and Hebrew.')
    .meta({ title: 'Writing direction' }),
  separator: z
    .string()
    .min(1, 'a sign and its space')
    .optional()
    .describe(
      'What stands between the parts of a place or an address. Without it, it is that of the language: ", ", "、" or "፣ ".',
    ),
  founded: foundedSchema.describe('When and where the firm was founded.'),
  phone: phoneSchema.describe('Phone number for visitors.'),
  email: z.email().describe('E-mail address for visitors.'),
  address: addressSchema.describe('Postal address of the office.'),
  map: mapSchema.prefault({}).describe('The map on the contact page, if it is not OpenStreetMap.'),
  social: z
    .array(socialLinkSchema)
    .default([])
    .describe('Profiles of the firm on other sites, such as LinkedIn.'),
  security: securitySchema.describe(
    'Settings of /.well-known/security.txt, which also gives the e-mail address.',
  ),
  enquiry: enquiryServiceSchema
    .prefault({})
    .describe('The e-mail service that delivers enquiries.'),
  analytics: analyticsSchema
    .optional()
    .describe('A counter of visits, such as Plausible or Umami. Without it, nothing is counted.')
    .meta({ title: 'Counter of visits' }),
  search: z
    .boolean()
    .default(false)
    .describe(
      'true adds a page with a search of the site, and ways to it in header, menu and 404.',
    ),
  sample: sampleFlag,
});

/** The facts of a firm. What follows from its coordinates and its number is typed nowhere else. */
export const siteSchema = factsSchema.transform((facts) => {
  const { separator = separatorOf(facts.lang) } = facts;
  const address = { ...facts.address, lines: addressLines(facts.address, separator) };
  return {
    ...facts,
    tag: publishedTag(facts.lang),
    separator,
    address,
    map: mapAround(facts.founded, facts.map),
  };
});

export type Site = z.infer<typeof siteSchema>;
