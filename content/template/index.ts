import type { ContentOf } from '#content';
import { catalogueCollections } from './catalogue.ts';
import { specimenCollections } from './specimens.ts';

/** Every kind of record that the template brings to the site's. */
export const collections = { ...catalogueCollections, ...specimenCollections };

export type TemplateContent = ContentOf<typeof collections>;

/** The player of the video specimens. */
export const trusted = { frame: ['https://www.youtube-nocookie.com'] };
