import type { Content } from '../../content/index.ts';
import { fillPlace } from '../opening/fill-place.ts';
import { Opening } from '../opening/Opening.tsx';
import { Band } from '../section/Band.tsx';
import { fill } from '../text/fill.ts';
import { ArticleList } from './ArticleList.tsx';
import { FeedLink } from './FeedLink.tsx';
import { latestFirst, listPages, usedTopics } from './insights.ts';

type InsightsPageProps = {
  content: Content;
  /** Which page of the list, from 1. */
  page?: number;
  /** The slug of the only topic to list. */
  topic?: string;
};

/** The list of articles: one page of all of them, or those on a topic. */
export function InsightsPage({ content, page = 1, topic }: InsightsPageProps) {
  const { insights, insightsPage } = content;
  const { opening, words } = insightsPage;
  const pages = listPages(insights);
  const shown = insightsPage.topics.find(({ slug }) => slug === topic);
  const articles = shown
    ? latestFirst(insights).filter(({ topics }) => topics.includes(shown.slug))
    : (pages[page - 1] ?? []);
  return (
    <>
      <Opening
        {...opening}
        eyebrow={fillPlace(opening.eyebrow, content)}
        title={shown?.title ?? opening.title}
        text={shown?.description ?? opening.text}
      />
      <Band as="div" layout="insights">
        <nav className="topics" aria-label={words.topics}>
          <ul>
            {[{ slug: '', title: words.everything }, ...usedTopics(content)].map(
              ({ slug, title }) => (
                <li key={slug}>
                  <a
                    href={slug ? `/insights/topics/${slug}/` : '/insights/'}
                    {...(slug === (topic ?? '') && { 'aria-current': page > 1 ? 'true' : 'page' })}
                  >
                    {title}
                  </a>
                </li>
              ),
            )}
          </ul>
        </nav>
        <ArticleList articles={articles} content={content} />
        {!shown && pages.length > 1 && (
          <nav className="pages" aria-label={words.pages}>
            {page > 1 && (
              <a href={page === 2 ? '/insights/' : `/insights/page/${page - 1}/`} rel="prev">
                {words.newer}
              </a>
            )}
            <span>{fill(words.page, { page, count: pages.length })}</span>
            {page < pages.length && (
              <a href={`/insights/page/${page + 1}/`} rel="next">
                {words.older}
              </a>
            )}
          </nav>
        )}
        <FeedLink words={words} />
      </Band>
    </>
  );
}
