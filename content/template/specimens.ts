import { documents, record, records } from '#content';
import { articleSchema } from './schema/article.ts';
import { demoSchema } from './schema/demo.ts';
import { blogSchema, portfolioSchema } from './schema/listing.ts';
import { textSpecimenSchema } from './schema/text-specimen.ts';
import { workSchema } from './schema/work.ts';

/** The records of the blog, the portfolio, the demo homes and the texts in several languages. */
export const specimenCollections = {
  templateArticles: documents('template/articles/*.md', articleSchema),
  templateTexts: documents('template/texts/*.md', textSpecimenSchema),
  templateBlog: record('template/blog.yaml', blogSchema),
  templateWorks: records('template/works.yaml', workSchema),
  templatePortfolio: record('template/portfolio.yaml', portfolioSchema),
  templateDemos: records('template/demos/*.yaml', demoSchema),
};
