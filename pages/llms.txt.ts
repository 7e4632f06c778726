import type { EndpointProps } from '#page';
import { hasStory } from '../components/cases/has-story.ts';
import { withoutFirm } from '../components/document/page-title.ts';
import { latestFirst } from '../components/insights/insights.ts';
import type { Content } from '../content/index.ts';

type Listed = { title: string; name: string; text: string };

/** What the firm does, has done and has written, as a list of links to Markdown for language models (llmstxt.org). */
export default function llms({ content, base, addressOf }: EndpointProps<Content>): string {
  const { site, home, services, practices, cases, insights, insightsPage, lists } = content;
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
  return [`# ${site.name}`, '', `> ${home.head.description}`, '', ...lines].join('\n');
}
