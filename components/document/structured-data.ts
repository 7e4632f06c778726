import type { Page } from '#page';
import type { Content } from '../../content/index.ts';
import type { Site } from '../../content/schema/site.ts';
import { withoutFirm } from './page-title.ts';

/** JSON-LD of a page: the organization with its contact point, and the breadcrumbs. */
export function structuredData(content: NamesPages, page: Page): string {
  return jsonLd([organization(content.site, page.languages), ...breadcrumbs(content, page)]);
}

type NamesPages = Pick<Content, 'site' | 'ui' | 'lists' | 'insightsPage'>;

/** A graph as text that is safe in a script element, which a "<" in content could otherwise end. */
export const jsonLd = (graph: readonly object[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');

function organization({ origin, founded, address, ...site }: Site, languages: readonly string[]) {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: site.name,
    legalName: site.legalName,
    description: site.tagline,
    url: `${origin}/`,
    logo: `${origin}/logo.png`,
    foundingDate: String(founded.year),
    foundingLocation: {
      '@type': 'Place',
      name: founded.place + site.separator + founded.country,
      geo: {
        '@type': 'GeoCoordinates',
        latitude: founded.latitude,
        longitude: founded.longitude,
      },
    },
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.locality,
      addressRegion: address.region,
      addressCountry: address.countryCode ?? address.country,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: site.phone.number,
      email: site.email,
      availableLanguage: languages,
    },
    ...(site.social.length && { sameAs: site.social.map(({ href }) => href) }),
  };
}

/** The home page, the lists that the page is in, and the page itself. */
function breadcrumbs(content: NamesPages, { head, route, routes, home, addressOf }: Page) {
  if (route.path === home || head.noindex) return [];
  const { site, ui, lists, insightsPage } = content;
  const above = [
    { name: '/practices/', list: lists.practices },
    { name: '/cases/', list: lists.cases },
    { name: '/insights/', list: insightsPage },
    { name: '/insights/topics/', list: lists.topics },
  ]
    .filter(({ name }) => name !== route.name && route.name.startsWith(name))
    .map(({ name, list }) => ({ title: list.head.title, path: addressOf(name) }))
    .filter(({ path }) => routes.some((it) => it.path === path));
  const steps = [
    { name: ui.navigation.home, path: home },
    ...[...above, { title: head.title, path: route.path }].map(({ title, path }) => ({
      name: withoutFirm(title, site),
      path,
    })),
  ];
  const items = steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: site.origin + path,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement: items }];
}
