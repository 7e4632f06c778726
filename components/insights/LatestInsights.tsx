import type { Content } from '../../content/index.ts';
import { ArticleList } from './ArticleList.tsx';
import { latestFirst } from './insights.ts';

/** The latest two articles, and the way to all of them. */
export function LatestInsights({ content }: { content: Content }) {
  return (
    <>
      <ArticleList
        articles={latestFirst(content.insights).slice(0, 2)}
        content={content}
        layout="cells"
        level="h3"
      />
      <p className="latest-all screen-only">
        <a href="/insights/">{content.insightsPage.words.all}</a>
      </p>
    </>
  );
}
