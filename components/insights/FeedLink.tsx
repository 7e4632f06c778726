import type { InsightsPage } from '../../content/schema/insights-page.ts';
import { Icon } from '../icon/Icon.tsx';

/** The link to the feed, which feed readers also find in the page's head. */
export function FeedLink({ words }: { words: InsightsPage['words'] }) {
  return (
    <p className="feed-link screen-only">
      {/* React moves this to the head. */}
      <link rel="alternate" type="application/atom+xml" href="/atom.xml" title={words.feed} />
      <a href="/atom.xml" type="application/atom+xml">
        <Icon name="rss" />
        {words.feed}
      </a>
    </p>
  );
}
