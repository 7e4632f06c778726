import type { Content } from '../../../content/index.ts';
import type { TemplateContent } from '../../../content/template/index.ts';
import type { SectionOf } from '../../../content/template/schema/demo-section.ts';
import { ArticleCard } from '../blog/ArticleCard.tsx';
import { bySlug } from '../listing/by-slug.ts';

type PostsProps = { section: SectionOf<'posts'>; content: Content & TemplateContent };

/** A few articles of the blog. */
export function Posts({ section, content }: PostsProps) {
  return (
    <ul className="demo-cards">
      {section.articles.map((slug) => (
        <li key={slug}>
          <ArticleCard
            article={bySlug(content.templateArticles, slug)}
            words={content.templateBlog}
            lang={content.site.lang}
            heading="h3"
          />
        </li>
      ))}
    </ul>
  );
}
