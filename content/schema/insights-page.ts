import { z } from 'zod';
import { text } from '#content';
import { headSchema } from './head.ts';
import { openingSchema } from './opening.ts';
import { pluralSchema } from './plural.ts';
import { slug } from './slug.ts';

const topicSchema = z.strictObject({
  slug: slug().describe('Short name for its address: /insights/topics/procurement/.'),
  title: text().describe('Name of the topic.'),
  description: text().describe('What articles on it are about, in a sentence.'),
});

const wordsSchema = z.strictObject({
  latest: text().describe('Short line above the latest articles on the home page.'),
  latestHeading: text().describe('Heading of the latest articles on the home page.'),
  all: text().describe('Link to all articles.'),
  topics: text().describe('Label of the topics.'),
  everything: text().describe('Link to the articles on all topics.'),
  reading: pluralSchema.describe('How long it takes to read, in minutes.'),
  updated: text().describe('Label of the day of the last change.'),
  author: text().describe('Label of the author.'),
  practice: text().describe('Label of the practice that the article is about.'),
  ask: text().describe('Link to the form. It fills in the title as the subject.'),
  related: text().describe('Heading above related articles.'),
  more: text().describe('Name of the links to other articles, for screen readers.'),
  previous: text().describe('Link to the article before. {title} is its title.'),
  next: text().describe('Link to the article after. {title} is its title.'),
  pages: text().describe('Name of the links to other pages of the list, for screen readers.'),
  page: text().describe('Where one is in the list. {page} and {count} are numbers.'),
  newer: text().describe('Link to the page with newer articles.'),
  older: text().describe('Link to the page with older articles.'),
  feed: text().describe('Link to the feed.'),
});

export const insightsPageSchema = z.strictObject({
  head: headSchema,
  opening: openingSchema,
  topics: z.array(topicSchema).describe('The topics, in the order in which they are listed.'),
  words: wordsSchema.describe('Words around the articles.'),
});

export type InsightsPage = z.infer<typeof insightsPageSchema>;
