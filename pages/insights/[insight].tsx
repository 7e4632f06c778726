import type { PageProps } from '#page';
import { pageTitle } from '../../components/document/page-title.ts';
import { InsightArticle } from '../../components/insights/InsightArticle.tsx';
import type { Content } from '../../content/index.ts';

type Params = { insight: string };

export const paths = ({ insights }: Content): Params[] =>
  insights.map(({ slug }) => ({ insight: slug }));

export function head({ content, params }: PageProps<Content, Params>) {
  const { title, description, date, updated } = find(content, params);
  return {
    title: pageTitle(title, content.site),
    description,
    published: date,
    modified: updated,
    markdown: true,
  };
}

export default function InsightPage({ content, params }: PageProps<Content, Params>) {
  return <InsightArticle article={find(content, params)} content={content} />;
}

function find({ insights }: Content, params: Params) {
  const found = insights.find(({ slug }) => slug === params.insight);
  if (!found) throw new Error(`there is no insight "${params.insight}"`);
  return found;
}
