import type { PageProps } from '#page';
import { usedTopics } from '../../../components/insights/insights.ts';
import { TopicList } from '../../../components/lists/TopicList.tsx';
import type { Content } from '../../../content/index.ts';

// Without topics that have articles there is no list.
export const paths = (content: Content) => (usedTopics(content).length > 0 ? [{}] : []);

export const head = ({ content }: PageProps<Content>) => content.lists.topics.head;

export default function TopicsPage({ content }: PageProps<Content>) {
  return <TopicList content={content} />;
}
