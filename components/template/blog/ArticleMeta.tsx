import type { TemplateContent } from '../../../content/template/index.ts';
import { fill } from '../../text/fill.ts';
import { longDate } from '../../text/long-date.ts';
import { readingMinutes } from './reading-time.ts';

export type Article = TemplateContent['templateArticles'][number];

type ArticleMetaProps = { article: Article; words: TemplateContent['templateBlog']; lang: string };

/** Topic, date and reading time of an article. */
export function ArticleMeta({ article, words, lang }: ArticleMetaProps) {
  return (
    <p className="article-meta">
      <span>{article.topic}</span>
      <time dateTime={article.date}>{longDate(article.date, lang)}</time>
      <span>{fill(words.minutes, { count: readingMinutes(article.sections) })}</span>
    </p>
  );
}
