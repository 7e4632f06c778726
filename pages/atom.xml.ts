import type { EndpointProps } from '#page';
import { latestFirst } from '../components/insights/insights.ts';
import type { Content } from '../content/index.ts';

/** The latest twenty articles for feed readers (RFC 4287). Without articles there is no feed. */
export default function feed({ content, base, addressOf }: EndpointProps<Content>): string | null {
  const { insights, insightsPage, site } = content;
  const articles = latestFirst(insights).slice(0, 20);
  if (articles.length === 0) return null;
  const origin = site.origin + base;
  const changes = articles.map(({ date, updated = date }) => updated).sort();
  const entries = articles.flatMap(({ slug, title, description, author, date, updated = date }) => [
    '  <entry>',
    `    <title>${escaped(title)}</title>`,
    `    <link href="${origin}${encodeURI(addressOf(`/insights/${slug}/`))}"/>`,
    // An id stays as it is when the article moves.
    `    <id>${origin}/insights/${slug}/</id>`,
    `    <published>${date}T00:00:00Z</published>`,
    `    <updated>${updated}T00:00:00Z</updated>`,
    `    <author><name>${escaped(author)}</name></author>`,
    `    <summary>${escaped(description)}</summary>`,
    '  </entry>',
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.lang}">`,
    `  <title>${escaped(insightsPage.head.title)}</title>`,
    `  <subtitle>${escaped(insightsPage.head.description)}</subtitle>`,
    `  <link href="${origin}/atom.xml" rel="self"/>`,
    `  <link href="${origin}${encodeURI(addressOf('/insights/'))}"/>`,
    `  <id>${origin}/insights/</id>`,
    `  <updated>${changes.at(-1)}T00:00:00Z</updated>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}

/** A text as XML, in which some of its signs would begin a tag or an entity. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
