import type { EndpointProps } from '#page';
import { hasStory } from '../components/cases/has-story.ts';
import { withoutFirm } from '../components/document/page-title.ts';
import { latestFirst } from '../components/insights/insights.ts';
import type { Content } from '../content/index.ts';

type Listed = { title: string; name: string; text: string };

/** Each language has a list of its own pages. */
export const inEachLanguage = () => true;

/**
 * What the firm does, has done and has written, as a list of links to Markdown for language models (llmstxt.org). That
 * of the first language, where they look for it, leads to the others.
 */
export default function llms(props: EndpointProps<Content>): string {
  const { content, base, addressOf, pages } = props;
  const { ui, site, home, services, practices, cases, insights, insightsPage, lists } = content;
  const link = ({ title, name, text }: Listed) =>
    `- [${title}](${site.origin}${base}${encodeURI(addressOf(name))}index.md): ${text}`;
  const parts: [string, Listed[]][] = [
    [
      lists.practices.head.title,
      services.flatMap(({ slug, title }) =>
        practices
          .filter((practice) => practice.slug === slug)
          .map(({ description }) => ({ title, name: `/practices/${slug}/`, text: description })),
      ),
    ],
    [
      lists.cases.head.title,
      cases.filter(hasStory).map(({ slug, name, description }) => ({
        title: name,
        name: `/cases/${slug}/`,
        text: description,
      })),
    ],
    [
      insightsPage.head.title,
      latestFirst(insights).map(({ slug, title, description }) => ({
        title,
        name: `/insights/${slug}/`,
        text: description,
      })),
    ],
  ];
  const lines = parts
    .filter(([, links]) => links.length > 0)
    .flatMap(([title, links]) => [`## ${withoutFirm(title, site)}`, '', ...links.map(link), '']);
  const others = pages
    .filter(({ route }) => props.home === '/' && route.name === '/' && route.path !== '/')
    .map(({ route, head }) => `- [${head.title}](${site.origin}${base}${route.path}llms.txt)`);
  const inOthers = others.length > 0 ? [`## ${ui.footer.languages}`, '', ...others, ''] : [];
  return [`# ${site.name}`, '', `> ${home.head.description}`, '', ...lines, ...inOthers].join('\n');
}
