import { z } from 'zod';
import { text } from '#content';
import { headSchema } from '../../schema/head.ts';
import { slug } from '../../schema/slug.ts';
import { motifSchema } from './art.ts';
import { several } from './described.ts';

const opening = {
  slug: slug(),
  head: headSchema,
  eyebrow: text().describe('The small line above the title.'),
  title: text().describe('The large title.'),
  text: text().describe('One sentence under it.'),
  motif: motifSchema.describe('The line drawing beside it.'),
  items: several(slug()).describe('Slugs of what the page lists, in the order of the page.'),
};

/** A page that lists articles or works. */
export const listingSchema = z.discriminatedUnion('of', [
  z.strictObject({
    of: z.literal('articles').describe('Lists articles of the blog.'),
    ...opening,
    layout: z.enum(['grid', 'list']).describe('How the articles stand.'),
    sidebar: z.boolean().default(false).describe('Puts topics to choose from beside them.'),
    shows: z
      .enum(['summary', 'opening', 'author', 'nothing'])
      .default('summary')
      .describe('What stands below the title of an article.'),
  }),
  z.strictObject({
    of: z.literal('works').describe('Lists works of the portfolio.'),
    ...opening,
    layout: z
      .enum(['staggered', 'three-column', 'full-width', 'grid', 'box'])
      .describe('How the works stand.'),
    shows: z
      .enum(['summary', 'lead', 'figure', 'nothing'])
      .default('summary')
      .describe('What stands below the title of a work.'),
  }),
]);

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

/** Words on all lists of articles and on each article. */
export const blogSchema = z.strictObject({
  ...words,
  topics: text().describe('Heading of the list of topics.'),
  recent: text().describe('Heading of the list of recent articles.'),
  minutes: text().describe('Reading time. {count} becomes a number of minutes.'),
  by: text().describe('Before the name of the author.'),
});

/** Words on all lists of works and on each work. */
export const portfolioSchema = z.strictObject({
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
export type ListingOf<Of extends Listing['of']> = Extract<Listing, { of: Of }>;
export type PortfolioWords = z.infer<typeof portfolioSchema>;
export type FilterWords = z.infer<typeof filterSchema>;
export type NeighbourWords = z.infer<typeof neighboursSchema>;
