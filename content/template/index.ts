import { type ContentOf, documents, record, records } from '#content';
import type { Content } from '../index.ts';
import { menuEntrySchema } from '../schema/menu.ts';
import { articleSchema } from './schema/article.ts';
import { brandSchema } from './schema/brand.ts';
import { demoSchema } from './schema/demo.ts';
import { innerPageSchema } from './schema/inner-page.ts';
import { blogSchema, listingSchema, portfolioSchema } from './schema/listing.ts';
import { measuredScoresSchema } from './schema/measured-scores.ts';
import { previewSchema } from './schema/preview.ts';
import { pricingSchema } from './schema/pricing.ts';
import { specimenSchema } from './schema/specimen.ts';
import {
  scriptSpecimenSchema,
  textPageSchema,
  textSpecimenSchema,
} from './schema/text-specimen.ts';
import { thumbnailsSchema } from './schema/thumbnails.ts';
import { workSchema } from './schema/work.ts';

/** Every kind of record that the template adds to the site's. */
export const collections = {
  // The seller's brand, and its preview page.
  templateBrand: record('template/brand.yaml', brandSchema),
  templateMenu: records('template/menu.yaml', menuEntrySchema),
  templatePreview: record('template/preview.yaml', previewSchema),
  templateInnerPages: records('template/inner-pages.yaml', innerPageSchema),
  templateThumbnails: record('template/thumbnails.json', thumbnailsSchema),
  templateScores: record('template/measured-scores.json', measuredScoresSchema),
  // The pages that it sells.
  templateDemos: records('template/demos/*.yaml', demoSchema),
  templateSpecimens: records('template/specimens/*.yaml', specimenSchema),
  templateText: record('template/text.yaml', textPageSchema),
  templateTexts: documents('template/texts/*.md', textSpecimenSchema, { inSiteFonts: false }),
  templateScripts: records('template/scripts.yaml', scriptSpecimenSchema, { inSiteFonts: false }),
  templatePricing: record('template/pricing.yaml', pricingSchema),
  templateListings: records('template/listings.yaml', listingSchema),
  templateArticles: documents('template/articles/*.md', articleSchema),
  templateBlog: record('template/blog.yaml', blogSchema),
  templateWorks: records('template/works.yaml', workSchema),
  templatePortfolio: record('template/portfolio.yaml', portfolioSchema),
};

/** What pages of the template are made from: the firm's content, and their own. */
export type TemplateContent = Content & ContentOf<typeof collections>;

/** The player used in the video specimens. */
export const trusted = { frame: ['https://www.youtube-nocookie.com'] };
