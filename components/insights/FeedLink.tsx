import type { InsightsPage } from '../../content/schema/insights-page.ts';
import { Icon } from '../icon/Icon.tsx';

/** The link to the feed, which feed readers also find in the head of every page. */
export function FeedLink({ words }: { words: InsightsPage['words'] }) {
  return (
    <p className="feed-link screen-only">
      <a href="/atom.xml" type="application/atom+xml">
        <Icon name="rss" />
        {words.feed}
      </a>
    </p>
  );
}
