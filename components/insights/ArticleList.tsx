import type { Content } from '../../content/index.ts';
import { longDate } from '../text/long-date.ts';
import { plural } from '../text/plural.ts';
import { type Article, readingMinutes } from './insights.ts';

type ArticleListProps = {
  articles: readonly Article[];
  content: Pick<Content, 'site' | 'insightsPage'>;
  /** One below another, or side by side. */
  layout?: 'rows' | 'cells';
  /** The level of the titles: the one below that of the heading above the list. */
  level?: 'h2' | 'h3';
};

/** Articles with their dates, titles, descriptions and authors. */
export function ArticleList({
  articles,
  content: { site, insightsPage },
  layout = 'rows',
  level: Title = 'h2',
}: ArticleListProps) {
  return (
    <ul className={`articles articles-${layout}`}>
      {articles.map((article) => (
        <li key={article.slug}>
          <p className="article-date">
            <time dateTime={article.date}>{longDate(article.date, site.lang)}</time>
          </p>
          <div>
            <Title>
              <a href={`/insights/${article.slug}/`}>{article.title}</a>
            </Title>
            <p>{article.description}</p>
          </div>
          {/* Reader views take the first class with "author" in it for the page's own. */}
          <p className="article-writer">
            {article.author}{' '}
            <span>
              {plural(insightsPage.words.reading, readingMinutes(article, site.lang), site.lang)}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
