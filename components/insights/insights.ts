import type { Content } from '../../content/index.ts';

export type Article = Content['insights'][number];

/** How many articles a page of the list shows. */
export const articlesPerPage = 10;

/** All articles, the latest first. On the same day, the order is that of their addresses. */
export const latestFirst = <Dated extends { date: string; slug: string }>(
  articles: readonly Dated[],
): Dated[] =>
  articles.toSorted((a, b) => {
    if (a.date !== b.date) return a.date < b.date ? 1 : -1;
    return a.slug < b.slug ? -1 : 1;
  });

/** The pages of the list, from the latest articles on. */
export function listPages(insights: Content['insights']): Article[][] {
  const all = latestFirst(insights);
  const count = Math.ceil(all.length / articlesPerPage);
  return Array.from({ length: count }, (_, page) =>
    all.slice(page * articlesPerPage, (page + 1) * articlesPerPage),
  );
}

/** The latest other articles that share a topic with one. */
export const relatedTo = (article: Article, insights: Content['insights']): Article[] =>
  latestFirst(insights).filter(
    ({ slug, topics }) => slug !== article.slug && topics.some((it) => article.topics.includes(it)),
  );

/** The topics that have articles. */
export const usedTopics = ({
  insights,
  insightsPage,
}: Pick<Content, 'insights' | 'insightsPage'>) => {
  const used = new Set(insights.flatMap(({ topics }) => topics));
  return insightsPage.topics.filter(({ slug }) => used.has(slug));
};

/** How many words an adult reads in a minute, according to Brysbaert (2019), rounded. */
const wordsPerMinute = 240;

// The times are kept, because counting the words of a list takes longer than rendering it, and many
// pages show one.
const counted = new WeakMap<Text, Map<string, number>>();

type Text = { sections: readonly { title: string; html: string }[] };

/** The time that an article takes to read, in whole minutes. */
export function readingMinutes(article: Text, lang: string): number {
  const known = counted.get(article) ?? new Map<string, number>();
  const words = known.get(lang) ?? countWords(article, lang);
  counted.set(article, known.set(lang, words));
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** Scripts that are written without spaces between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;

function countWords({ sections }: Text, lang: string): number {
  const texts = sections.map(({ title, html }) => `${title} ${html.replace(/<[^<>]*>/g, ' ')}`);
  const text = texts.join(' ');
  // A segmenter takes twenty times as long as a search, so it is asked only where it is needed.
  if (!unspaced.test(text))
    return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const segments = new Intl.Segmenter(lang, { granularity: 'word' }).segment(text);
  let words = 0;
  for (const { isWordLike } of segments) if (isWordLike) words++;
  return words;
}
