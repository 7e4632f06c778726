import type { Head, Page, Route } from '#page';
import type { Site } from '../../content/schema/site.ts';
import type { Ui } from '../../content/schema/ui.ts';
import { withoutFirm } from './page-title.ts';

/** JSON-LD of a page: the organization with its contact point, and the breadcrumbs. */
export function structuredData(site: Site, ui: Ui, page: Page): string {
  const { head, route, home, languages } = page;
  return jsonLd([organization(site, languages), ...breadcrumbs(site, ui, head, route, home)]);
}

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

function breadcrumbs(site: Site, ui: Ui, head: Head, route: Route, home: string) {
  if (route.path === home || head.noindex) return [];
  const { origin } = site;
  const start = { '@type': 'ListItem', position: 1, name: ui.navigation.home, item: origin + home };
  const title = withoutFirm(head.title, site);
  const here = { '@type': 'ListItem', position: 2, name: title, item: origin + route.path };
  return [{ '@type': 'BreadcrumbList', itemListElement: [start, here] }];
}
