import { record, records } from '#content';
import { menuEntrySchema } from '../schema/menu.ts';
import { brandSchema } from './schema/brand.ts';
import { innerPageSchema } from './schema/inner-page.ts';
import { measuredScoresSchema } from './schema/measured-scores.ts';
import { previewSchema } from './schema/preview.ts';
import { specimenPageSchema } from './schema/specimen-page.ts';
import { thumbnailsSchema } from './schema/thumbnails.ts';

/** The records of the seller's brand, of its preview page, and of the pages that show components. */
export const catalogueCollections = {
  templateBrand: record('template/brand.yaml', brandSchema),
  templateMenu: records('template/menu.yaml', menuEntrySchema),
  templatePreview: record('template/preview.yaml', previewSchema),
  templateInnerPages: records('template/inner-pages.yaml', innerPageSchema),
  templatePages: records('template/pages.yaml', specimenPageSchema),
  templateThumbnails: record('template/thumbnails.json', thumbnailsSchema),
  templateScores: record('template/measured-scores.json', measuredScoresSchema),
};
