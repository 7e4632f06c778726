import type { TemplateContent } from '../../../content/template/index.ts';
import { LateStyles } from '../../document/LateStyles.tsx';
import { latestFirst } from '../../insights/insights.ts';
import { Prose } from '../../prose/Prose.tsx';
import { type Article, ArticleMeta } from '../listing/ArticleCard.tsx';
import { Neighbours } from '../listing/Neighbours.tsx';
import { WorkPicture } from '../motif/Art.tsx';

type ArticlePageProps = { article: Article; content: TemplateContent };

/** An article, with links to the previous and the next one. */
export function ArticlePage({ article, content }: ArticlePageProps) {
  const { templateBlog: words, templateArticles } = content;
  const { title, description, author, picture, alt, sections } = article;
  return (
    <>
      <LateStyles />
      <article>
        <header className="article-header night">
          <div className="page-width">
            <ArticleMeta article={article} content={content} />
            <h1>{title}</h1>
            <p className="muted">
              {words.by} {author}
            </p>
          </div>
        </header>
        <div className="page-width article-picture photo">
          <WorkPicture image={picture} alt={alt} sizes="min(90vw, 81rem)" first />
        </div>
        <div className="article-text">
          <p className="article-lead">{description}</p>
          {sections.map(({ id, heading, html }) =>
            heading ? (
              <section key={id} id={id}>
                <h2 dangerouslySetInnerHTML={{ __html: heading }} />
                <Prose html={html} />
              </section>
            ) : (
              <Prose key={id} html={html} />
            ),
          )}
        </div>
      </article>
      <Neighbours
        items={latestFirst(templateArticles)}
        current={article.slug}
        base="/blog-details/"
        words={words.neighbours}
      />
    </>
  );
}
