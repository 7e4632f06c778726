/** The pages that content describes, each with the content of the language that it shows. */
import { hasStory } from '../../components/cases/has-story.ts';
import { withoutFirm } from '../../components/document/page-title.ts';
import type { Content } from '../../content/index.ts';
import { content, languageAt, languages } from '../site-content.ts';
import { addressOf, nameOf } from './address-of.ts';
import { repeatsAnother } from './pages.ts';
import { everyPage, hasPage } from './sample.ts';

type Described = { path: string; home: string; shown: Content };

/** Cases with a page of their own. */
export const toldCases = ({ cases }: Content) => cases.filter(hasStory);

/** The own names of pages, and the title and description that content gives for each. */
export const headsOf = (of: Content) => everyHead(of).filter(([name]) => hasPage(name));

const everyHead = (of: Content): [string, { title: string; description: string }][] => [
  ['/', of.home.head],
  ['/index/', of.briefing.head],
  ['/service/', of.servicePage.head],
  ['/contact/', of.contact.head],
  ['/people/', of.people.head],
  ['/procurement/', of.procurement.head],
  ['/404.html', of.notFound.head],
  ...(of.insights.length > 0
    ? [['/insights/', of.insightsPage.head] satisfies [string, object]]
    : []),
  ...(
    [
      ['/practices/', of.practices, of.lists.practices.head],
      ['/cases/', of.cases, of.lists.cases.head],
      ['/insights/topics/', of.insights.flatMap(({ topics }) => topics), of.lists.topics.head],
    ] as const
  ).flatMap(([name, items, head]): [string, typeof head][] =>
    items.length > 0 ? [[name, head]] : [],
  ),
  ...[
    ...of.legal.map(({ slug, title, description }) => ({ path: slug, title, description })),
    ...of.insights.map(({ slug, title, description }) => ({
      path: `insights/${slug}`,
      title,
      description,
    })),
    ...of.insightsPage.topics
      .filter(({ slug }) => of.insights.some(({ topics }) => topics.includes(slug)))
      .map(({ slug, title, description }) => ({
        path: `insights/topics/${slug}`,
        title,
        description,
      })),
    ...of.practices.map(({ slug, description }) => ({
      path: `practices/${slug}`,
      title: of.services.find((service) => service.slug === slug)?.heading ?? '',
      description,
    })),
    ...toldCases(of).map(({ slug, name: title, description }) => ({
      path: `cases/${slug}`,
      title,
      description,
    })),
  ].map(({ path, title, description }): [string, { title: string; description: string }] => [
    `/${path}/`,
    { title: `${title} | ${of.site.shortName ?? of.site.name}`, description },
  ]),
];

/** The content that a page shows: that of the first language, if it is not translated yet. */
export const shownAt = (path: string): Content =>
  repeatsAnother(path) ? content : languageAt(path).content;

/** The page with this name in each language that has translated it. */
export const inEachLanguage = (name: string): Described[] =>
  languages
    .map(({ home, content: shown }) => ({ path: addressOf(name, home), home, shown }))
    .filter(({ path }) => everyPage.includes(path))
    .filter(({ path }) => !repeatsAnother(path));

/** The lists that a page is in, from the widest: the title of each without the firm, and its address. */
export function listsAbove(path: string): [string, string][] {
  const { home } = languageAt(path);
  const name = nameOf(path);
  const { site, lists, insightsPage } = shownAt(path);
  const known: [string, { title: string }][] = [
    ['/practices/', lists.practices.head],
    ['/cases/', lists.cases.head],
    ['/insights/', insightsPage.head],
    ['/insights/topics/', lists.topics.head],
  ];
  return known
    .filter(([list]) => name !== list && name.startsWith(list))
    .map(([list, { title }]) => [withoutFirm(title, site), localHref(list, home)]);
}

/** Where a link of content leads on a page: to the page in the same language, if there is one. */
export function localHref(href: string, home: string): string {
  const [, name, rest = ''] = /^(\/[^?#]*)(.*)$/.exec(href) ?? [];
  if (!name) return href;
  const local = addressOf(name, home);
  return (everyPage.includes(local) ? local : addressOf(name)) + rest;
}
