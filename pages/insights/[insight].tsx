import type { PageProps } from '#page';
import { pageTitle } from '../../components/document/page-title.ts';
import { InsightArticle } from '../../components/insights/InsightArticle.tsx';
import { bySlug } from '../../components/records/by-slug.ts';
import type { Content } from '../../content/index.ts';

type Params = { insight: string };

export const paths = ({ insights }: Content): Params[] =>
  insights.map(({ slug }) => ({ insight: slug }));

export function head({ content, params }: PageProps<Content, Params>) {
  const { title, description, date, updated } = bySlug(content.insights, params.insight);
  return {
    title: pageTitle(title, content.site),
    description,
    published: date,
    modified: updated,
    markdown: true,
  };
}

export default function InsightPage({ content, params }: PageProps<Content, Params>) {
  return <InsightArticle article={bySlug(content.insights, params.insight)} content={content} />;
}
