import type { TemplateContent } from '../../../content/template/index.ts';
import type { ListingOf } from '../../../content/template/schema/listing.ts';
import { readingMinutes } from '../../insights/insights.ts';
import { fill } from '../../text/fill.ts';
import { longDate } from '../../text/long-date.ts';
import { WorkPicture } from '../motif/Art.tsx';

export type Article = TemplateContent['templateArticles'][number];

type ArticleCardProps = {
  article: Article;
  content: TemplateContent;
  heading?: 'h2' | 'h3';
  /** What stands below the title. */
  shows?: ListingOf<'articles'>['shows'];
};

/** An article in a list: picture, topic, date, title, and its summary, first paragraph or author. */
export function ArticleCard({
  article,
  content,
  heading: Heading = 'h3',
  shows = 'summary',
}: ArticleCardProps) {
  const { slug, picture, alt, title, description, author, sections } = article;
  const [, opening] = /<p>(.*?)<\/p>/s.exec(sections[0]?.html ?? '') ?? [];
  return (
    <article className="article-card linked photo">
      <WorkPicture image={picture} alt={alt} />
      <div>
        <ArticleMeta article={article} content={content} />
        <Heading className="title">
          <a href={`/blog-details/${slug}/`}>{title}</a>
        </Heading>
        {shows === 'summary' && <p className="muted">{description}</p>}
        {shows === 'opening' && opening && (
          <p className="muted" dangerouslySetInnerHTML={{ __html: opening }} />
        )}
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
  const { topic, date } = article;
  return (
    <p className="card-facts label">
      <span>{topic}</span>
      <time dateTime={date}>{longDate(date, content.site.lang)}</time>
      <span>
        {fill(content.templateBlog.minutes, { count: readingMinutes(article, content.site.lang) })}
      </span>
    </p>
  );
}
