import type { Content } from '../../../content/index.ts';
import type { TemplateContent } from '../../../content/template/index.ts';
import { fill } from '../../text/fill.ts';
import { longDate } from '../../text/long-date.ts';
import { WorkPicture } from '../motif/Art.tsx';

export type Article = TemplateContent['templateArticles'][number];

type ArticleCardProps = {
  article: Article;
  content: Content & TemplateContent;
  heading?: 'h2' | 'h3';
  /** What stands below the title. */
  shows?: 'summary' | 'author' | 'nothing';
};

/** An article in a list: picture, topic, date, title, and its summary or its author. */
export function ArticleCard({
  article,
  content,
  heading: Heading = 'h3',
  shows = 'summary',
}: ArticleCardProps) {
  const { slug, picture, alt, title, description, author } = article;
  return (
    <article className="article-card linked">
      <WorkPicture image={picture} alt={alt} />
      <div>
        <ArticleMeta article={article} content={content} />
        <Heading className="title">
          <a href={`/blog-details/${slug}/`}>{title}</a>
        </Heading>
        {shows === 'summary' && <p className="muted">{description}</p>}
        {shows === 'author' && (
          <p className="muted">
            {content.templateBlog.by} {author}
          </p>
        )}
      </div>
    </article>
  );
}

/** Topic, date and reading time of an article. */
export function ArticleMeta({ article, content }: Pick<ArticleCardProps, 'article' | 'content'>) {
  const { topic, date, sections } = article;
  return (
    <p className="card-facts label">
      <span>{topic}</span>
      <time dateTime={date}>{longDate(date, content.site.lang)}</time>
      <span>{fill(content.templateBlog.minutes, { count: readingMinutes(sections) })}</span>
    </p>
  );
}

/** Words that a reader takes in per minute: the usual figure for English prose (Brysbaert, 2019). */
const wordsPerMinute = 238;

/** The minutes it takes to read a text, at least one. */
function readingMinutes(sections: Article['sections']): number {
  const text = sections.map(({ title, html }) => `${title} ${html.replace(/<[^>]+>/g, ' ')}`);
  const words = text.join(' ').split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** The articles of the blog, latest first. */
export const latestFirst = (articles: readonly Article[]): Article[] =>
  articles.toSorted((a, b) => b.date.localeCompare(a.date));
