import type { TemplateContent } from '../../../content/template/index.ts';
import { fill } from '../../text/fill.ts';
import { longDate } from '../../text/long-date.ts';

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

/** Words that a reader takes in per minute: the usual figure for English prose (Brysbaert, 2019). */
const wordsPerMinute = 238;

/** The minutes it takes to read a text, at least one. */
function readingMinutes(sections: readonly { title: string; html: string }[]): number {
  const text = sections.map(({ title, html }) => `${title} ${html.replace(/<[^>]+>/g, ' ')}`);
  const words = text.join(' ').split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
