import type { PageProps } from '#page';
import { InsightsPage as Insights } from '../../components/insights/InsightsPage.tsx';
import type { Content } from '../../content/index.ts';

// Without articles there is no list.
export const paths = ({ insights }: Content) => (insights.length > 0 ? [{}] : []);

export const head = ({ content }: PageProps<Content>) => content.insightsPage.head;

export default function InsightsPage({ content }: PageProps<Content>) {
  return <Insights content={content} />;
}
