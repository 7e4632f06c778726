import type { Content } from '../../../content/index.ts';
import type { TemplateContent } from '../../../content/template/index.ts';
import { Band } from '../../section/Band.tsx';
import { numberKinds } from '../listing/number-kinds.ts';
import { MotifOpening } from '../motif/MotifOpening.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import { BlogSidebar } from './BlogSidebar.tsx';
import { latestFirst } from './latest-first.ts';

export type BlogLayout = 'grid' | 'gridSidebar' | 'list' | 'listSidebar';

type BlogPageProps = { content: Content & TemplateContent; layout: BlogLayout };

const classes: Readonly<Record<BlogLayout, string>> = {
  grid: 'articles articles-grid',
  gridSidebar: 'articles articles-grid articles-beside',
  list: 'articles articles-list',
  listSidebar: 'articles articles-list articles-beside',
};

/** All articles, latest first, in one of four layouts. */
export function BlogPage({ content, layout }: BlogPageProps) {
  const { templateArticles, templateBlog: words, site } = content;
  const articles = latestFirst(templateArticles);
  const topics = numberKinds(articles, ({ topic }) => topic);
  const beside = layout.endsWith('Sidebar');
  return (
    <>
      <MotifOpening {...words[layout]} />
      <Band as="div" {...(beside && { layout: 'blog-columns filtered' })}>
        {beside && <BlogSidebar recent={articles.slice(0, 3)} topics={topics} words={words} />}
        <ul className={classes[layout]}>
          {articles.map((article) => (
            <li key={article.slug} data-kind={topics.numberOf(article)}>
              <ArticleCard article={article} words={words} lang={site.lang} heading="h2" />
            </li>
          ))}
        </ul>
      </Band>
    </>
  );
}
