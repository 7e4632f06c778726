import { documents, record, records } from '#content';
import { articleSchema } from './schema/article.ts';
import { demoSchema } from './schema/demo.ts';
import { blogSchema, portfolioSchema } from './schema/listing.ts';
import { workSchema } from './schema/work.ts';

/** The records of the blog, the portfolio and the demo homes. */
export const specimenCollections = {
  templateArticles: documents('template/articles/*.md', articleSchema),
  templateBlog: record('template/blog.yaml', blogSchema),
  templateWorks: records('template/works.yaml', workSchema),
  templatePortfolio: record('template/portfolio.yaml', portfolioSchema),
  templateDemos: records('template/demos/*.yaml', demoSchema),
};
