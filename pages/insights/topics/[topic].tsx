import type { PageProps } from '#page';
import { pageTitle } from '../../../components/document/page-title.ts';
import { InsightsPage } from '../../../components/insights/InsightsPage.tsx';
import { usedTopics } from '../../../components/insights/insights.ts';
import type { Content } from '../../../content/index.ts';

type Params = { topic: string };

export const paths = (content: Content): Params[] =>
  usedTopics(content).map(({ slug }) => ({ topic: slug }));

export function head({ content, params }: PageProps<Content, Params>) {
  const topic = usedTopics(content).find(({ slug }) => slug === params.topic);
  if (!topic) throw new Error(`there is no topic "${params.topic}" with articles`);
  return { title: pageTitle(topic.title, content.site), description: topic.description };
}

export default function TopicPage({ content, params }: PageProps<Content, Params>) {
  return <InsightsPage content={content} topic={params.topic} />;
}
