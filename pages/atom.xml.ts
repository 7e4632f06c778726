import type { EndpointProps } from '#page';
import { type Article, latestFirst } from '../components/insights/insights.ts';
import { wholeText } from '../components/insights/whole-text.ts';
import type { Content } from '../content/index.ts';

/** Each language with articles has a feed of them. */
export const inEachLanguage = ({ insights }: Content) => insights.length > 0;

/**
 * The latest twenty articles for feed readers (RFC 4287), with their whole texts. An entry's `updated` is the
 * day that the article itself names, so a comma that is set right makes nobody read it again.
 */
export default function feed(props: EndpointProps<Content>): string {
  const { content, base, home, addressOf, picture } = props;
  const { insights, insightsPage, site } = content;
  const articles = latestFirst(insights).slice(0, 20);
  const origin = site.origin + base;
  const changes = articles.map(({ date, updated = date }) => updated).sort();
  const pageOf = (name: string) => origin + encodeURI(addressOf(name));
  const textOf = ({ slug, sections }: Article) =>
    wholeText(sections, pageOf(`/insights/${slug}/`), pageOf, picture);
  const entries = articles.flatMap((article) => {
    const { slug, title, description, author, date, updated = date } = article;
    return [
      '  <entry>',
      `    <title>${escaped(title)}</title>`,
      `    <link href="${pageOf(`/insights/${slug}/`)}"/>`,
      // An id stays as it is when the article moves.
      `    <id>${origin}${home}insights/${slug}/</id>`,
      `    <published>${date}T00:00:00Z</published>`,
      `    <updated>${updated}T00:00:00Z</updated>`,
      `    <author><name>${escaped(author)}</name></author>`,
      `    <summary>${escaped(description)}</summary>`,
      `    <content type="html">${escaped(textOf(article))}</content>`,
      '  </entry>',
    ];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.tag}">`,
    `  <title>${escaped(insightsPage.head.title)}</title>`,
    `  <subtitle>${escaped(insightsPage.head.description)}</subtitle>`,
    `  <link href="${origin}${home}atom.xml" rel="self"/>`,
    `  <link href="${pageOf('/insights/')}"/>`,
    `  <id>${origin}${home}insights/</id>`,
    `  <updated>${changes.at(-1)}T00:00:00Z</updated>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}

/** A text as XML, in which some of its signs would begin a tag or an entity. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
