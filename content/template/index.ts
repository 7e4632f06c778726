import type { ContentOf } from '#content';
import { catalogueCollections } from './catalogue.ts';
import { specimenCollections } from './specimens.ts';

/** Every kind of record that the template adds to the site's. */
export const collections = { ...catalogueCollections, ...specimenCollections };

export type TemplateContent = ContentOf<typeof collections>;

/** The player used in the video specimens. */
export const trusted = { frame: ['https://www.youtube-nocookie.com'] };
