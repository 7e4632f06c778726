import type { TemplateContent } from '../../../content/template/index.ts';
import { fill } from '../../text/fill.ts';
import { readingMinutes } from './reading-time.ts';

export type Article = TemplateContent['templateArticles'][number];

type ArticleMetaProps = { article: Article; words: TemplateContent['templateBlog']; lang: string };

/** Topic, day and reading time of an article. */
export function ArticleMeta({ article, words, lang }: ArticleMetaProps) {
  const day = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <p className="article-meta">
      <span>{article.topic}</span>
      <time dateTime={article.date}>{day.format(new Date(article.date))}</time>
      <span>{fill(words.minutes, { count: readingMinutes(article.sections) })}</span>
    </p>
  );
}
