import type { Content } from '../../content/index.ts';
import { usedTopics } from '../insights/insights.ts';
import { ListPage } from './ListPage.tsx';

/** The topics that have articles. */
export function TopicList({ content }: { content: Content }) {
  const entries = usedTopics(content).map(({ slug, title, description }) => ({
    slug,
    name: <a href={`/insights/topics/${slug}/`}>{title}</a>,
    text: description,
  }));
  return <ListPage list={content.lists.topics} content={content} entries={entries} />;
}
