import { z } from 'zod';
import { link, text } from '#content';
import { linkSchema } from '../../schema/link.ts';
import { sampleFlag } from '../../schema/sample.ts';

const bannerSchema = z.strictObject({
  name: text().describe('Spoken name of the banner.'),
  text: text().describe('The offer, in one short line.'),
  close: text().describe('Button that dismisses the banner for this page view.'),
});

const footerSchema = z.strictObject({
  heading: text().describe('The call to action at the foot of each page.'),
  text: text().describe('One sentence under it.'),
  copyright: text().describe('Last line of each page. {year} becomes the year of the build.'),
});

/** The seller of the template, a separate brand, and the words on all its pages. */
export const brandSchema = z.strictObject({
  name: text().describe('Name of the template, as its wordmark.'),
  homeLink: text().describe('Spoken name of the wordmark, which leads to the preview page.'),
  home: link().describe('Where the wordmark leads.'),
  banner: bannerSchema.describe('The band above the header.'),
  navigation: text().describe('Spoken name of the main navigation.'),
  demos: text().describe('Menu entry of the demos.'),
  allDemos: text().describe('Link below the demos in the menu.'),
  purchase: linkSchema.describe('Link to the marketplace that sells the template.'),
  footer: footerSchema.describe('Words of the footer.'),
  links: z
    .array(linkSchema)
    .min(1, 'at least one')
    .describe('Links in the footer: privacy, terms and contact.'),
  sample: sampleFlag,
});

export type Brand = z.infer<typeof brandSchema>;
