import type { PageProps } from '#page';
import { pageTitle } from '../../../components/document/page-title.ts';
import { InsightsPage } from '../../../components/insights/InsightsPage.tsx';
import { listPages } from '../../../components/insights/insights.ts';
import { fill } from '../../../components/text/fill.ts';
import type { Content } from '../../../content/index.ts';

type Params = { page: string };

// The first page is /insights/ itself.
export const paths = ({ insights }: Content): Params[] =>
  listPages(insights)
    .slice(1)
    .map((_, index) => ({ page: String(index + 2) }));

export function head({ content, params }: PageProps<Content, Params>) {
  const { head, opening, words } = content.insightsPage;
  const place = fill(words.page, { ...params, count: listPages(content.insights).length });
  return { ...head, title: pageTitle(`${opening.title} ${place}`, content.site) };
}

export default function OlderInsightsPage({ content, params }: PageProps<Content, Params>) {
  return <InsightsPage content={content} page={Number(params.page)} />;
}
