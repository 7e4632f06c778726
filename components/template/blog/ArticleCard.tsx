import type { TemplateContent } from '../../../content/template/index.ts';
import { WorkPicture } from '../motif/WorkPicture.tsx';
import { type Article, ArticleMeta } from './ArticleMeta.tsx';

type ArticleCardProps = {
  article: Article;
  words: TemplateContent['templateBlog'];
  lang: string;
  heading: 'h2' | 'h3';
};

/** An article in a list: picture, topic, date, title and summary. */
export function ArticleCard({ article, words, lang, heading: Heading }: ArticleCardProps) {
  return (
    <article className="article-card">
      <WorkPicture image={article.picture} alt={article.alt} />
      <div>
        <ArticleMeta article={article} words={words} lang={lang} />
        <Heading>
          <a href={`/blog-details/${article.slug}/`}>{article.title}</a>
        </Heading>
        <p>{article.description}</p>
      </div>
    </article>
  );
}
