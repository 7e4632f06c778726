import { z } from 'zod';
import { text } from '#content';
import { headSchema } from '../../schema/head.ts';
import { motifSchema } from './art.ts';

/** The opening of a page that lists articles or works. */
export const listingSchema = z.strictObject({
  head: headSchema,
  eyebrow: text().describe('The small line above the title.'),
  title: text().describe('The large title.'),
  text: text().describe('One sentence under it.'),
  motif: motifSchema.describe('The line drawing beside it.'),
});

const filterSchema = z.strictObject({
  label: text().describe('Spoken name of the row of kinds to choose from.'),
  all: text().describe('The choice that shows everything.'),
});

const neighboursSchema = z.strictObject({
  label: text().describe('Spoken name of the links to the one before and the one after.'),
  previous: text().describe('Over the link to the one before.'),
  next: text().describe('Over the link to the one after.'),
});

const words = {
  filter: filterSchema.describe('Words of the choice of kinds.'),
  neighbours: neighboursSchema.describe('Words of the links to the one before and after.'),
};

export const blogSchema = z.strictObject({
  grid: listingSchema.describe('The page /blog-grid/.'),
  gridSidebar: listingSchema.describe('The page /blog-grid-sidebar/.'),
  list: listingSchema.describe('The page /blog-list-view/.'),
  listSidebar: listingSchema.describe('The page /blog-list-sidebar/.'),
  ...words,
  topics: text().describe('Heading of the list of topics.'),
  recent: text().describe('Heading of the list of recent articles.'),
  minutes: text().describe('Reading time. {count} becomes a number of minutes.'),
  by: text().describe('Before the name of the author.'),
});

export const portfolioSchema = z.strictObject({
  staggered: listingSchema.describe('The page /portfolio/.'),
  threeColumn: listingSchema.describe('The page /portfolio-three-column/.'),
  fullWidth: listingSchema.describe('The page /portfolio-full-width/.'),
  grid: listingSchema.describe('The page /portfolio-grid-layout/.'),
  box: listingSchema.describe('The page /portfolio-box-layout/.'),
  ...words,
  facts: z
    .strictObject({
      client: text().describe('Before the client.'),
      place: text().describe('Before the place.'),
      year: text().describe('Before the year.'),
      kind: text().describe('Before the kind.'),
    })
    .describe('The facts of a work.'),
  result: text().describe('Heading over the three figures.'),
});

export type Listing = z.infer<typeof listingSchema>;
export type BlogWords = z.infer<typeof blogSchema>;
export type PortfolioWords = z.infer<typeof portfolioSchema>;
export type FilterWords = z.infer<typeof filterSchema>;
export type NeighbourWords = z.infer<typeof neighboursSchema>;
