/** The JSON-LD of pages, compared with content and with its types at schema.org. */
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { languageAt, languages } from '../site-content.ts';
import { nameOf } from './address-of.ts';
import { listsAbove, shownAt } from './described-pages.ts';
import { all, pageTree, textsOf } from './page-tree.ts';
import { firmPages } from './pages.ts';
import { everyPage } from './sample.ts';

const text = { type: 'string', minLength: 1 };
const address = { type: 'string', pattern: '^https://[^ ]+$' };

/** A type with its properties at schema.org, and those that are required. */
const type = (name: string, properties: object, required = Object.keys(properties)) => ({
  type: 'object',
  properties: { '@type': { const: name }, ...properties },
  required: ['@type', ...required],
  additionalProperties: false,
});

const postalAddress = type(
  'PostalAddress',
  {
    streetAddress: text,
    postalCode: text,
    addressLocality: text,
    addressRegion: text,
    addressCountry: text,
  },
  ['streetAddress', 'addressLocality', 'addressCountry'],
);
const contactPoint = type('ContactPoint', {
  contactType: text,
  telephone: { type: 'string', pattern: '^\\+\\d+$' },
  email: { type: 'string', pattern: '^[^@ ]+@[^@ ]+$' },
  availableLanguage: {
    type: 'array',
    items: { type: 'string', pattern: '^[a-z]{2,3}(-[A-Za-z0-9]+)*$' },
    minItems: 1,
  },
});
const organization = {
  '@id': address,
  name: text,
  legalName: text,
  description: text,
  url: address,
  logo: address,
  foundingDate: { type: 'string', pattern: '^\\d{4}(-\\d\\d){0,2}$' },
  foundingLocation: type('Place', {
    name: text,
    geo: type('GeoCoordinates', {
      latitude: { type: 'number', minimum: -90, maximum: 90 },
      longitude: { type: 'number', minimum: -180, maximum: 180 },
    }),
  }),
  address: postalAddress,
  contactPoint,
};
const day = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$' };
const reference = { type: 'object', properties: { '@id': address }, required: ['@id'] };
const listItem = type('ListItem', {
  position: { type: 'integer', minimum: 1 },
  name: text,
  item: address,
});
const isValid = new Ajv({ allErrors: true }).compile({
  type: 'object',
  properties: {
    '@context': { const: 'https://schema.org' },
    '@graph': {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['@type'],
        oneOf: [
          type(
            'Organization',
            { ...organization, sameAs: { type: 'array', items: address } },
            Object.keys(organization),
          ),
          type('BreadcrumbList', {
            itemListElement: { type: 'array', items: listItem, minItems: 2 },
          }),
          type('Article', {
            headline: text,
            description: text,
            image: address,
            datePublished: day,
            dateModified: day,
            author: type('Person', { name: text, jobTitle: text }),
            publisher: reference,
            mainEntityOfPage: address,
            inLanguage: text,
          }),
          type('Service', {
            name: text,
            serviceType: text,
            description: text,
            url: address,
            provider: reference,
          }),
        ],
      },
    },
  },
  required: ['@context', '@graph'],
  additionalProperties: false,
});

const practices = firmPages.filter((path) => /^\/practices\/./.test(nameOf(path)));
const articles = firmPages.filter((path) =>
  shownAt(path).insights.some(({ slug }) => nameOf(path) === `/insights/${slug}/`),
);
const element = 'script[type=application/ld+json]';

describe('the structured data of', () => {
  test.for(everyPage)(
    '%s is valid, and says once who the firm is if search engines may show the page',
    (path) => {
      const tree = pageTree(path);
      const found = textsOf(tree, element).map((json) => JSON.parse(json));
      const firms = found
        .flatMap((it) => it['@graph'])
        .filter((it) => it['@type'] === 'Organization');
      if (all(tree, 'link[rel=canonical]').length > 0) expect(firms).toHaveLength(1);
      for (const data of found) expect(isValid(data) ? [] : isValid.errors).toEqual([]);
    },
  );

  test.for(practices)('%s says which service the firm provides there', (path) => {
    const { practices, services, site } = shownAt(path);
    const slug = path.split('/').at(-2);
    const [node] = JSON.parse(textsOf(pageTree(path), element)[1] ?? '')['@graph'];
    const service = services.find((it) => it.slug === slug);
    expect(node).toEqual({
      '@type': 'Service',
      name: service?.heading,
      serviceType: service?.title,
      description: practices.find((it) => it.slug === slug)?.description,
      url: site.origin + path,
      provider: { '@id': `${site.origin}/#organization` },
    });
  });

  test.for(articles)('%s says who wrote the article, and when', (path) => {
    const { insights, site } = shownAt(path);
    const article = insights.find(({ slug }) => slug === path.split('/').at(-2));
    const tree = pageTree(path);
    const [node] = JSON.parse(textsOf(tree, element)[1] ?? '')['@graph'];
    const [image] = all(tree, 'meta[property="og:image"]').map(({ attribs }) => attribs.content);
    expect(node).toEqual({
      '@type': 'Article',
      headline: article?.title,
      description: article?.description,
      image,
      datePublished: article?.date,
      dateModified: article?.updated ?? article?.date,
      author: { '@type': 'Person', name: article?.author, jobTitle: article?.role },
      publisher: { '@id': `${site.origin}/#organization` },
      mainEntityOfPage: site.origin + path,
      inLanguage: site.tag,
    });
  });

  test.for(firmPages)('%s says who the firm is, where it is and where the page is', (path) => {
    const tree = pageTree(path);
    const { home } = languageAt(path);
    const { site, ui } = shownAt(path);
    const [firm, ...breadcrumbs] = JSON.parse(textsOf(tree, element)[0] ?? '')['@graph'];
    const { origin, founded, address, social } = site;
    expect(firm).toEqual({
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: site.name,
      legalName: site.legalName,
      description: site.tagline,
      url: `${origin}/`,
      logo: `${origin}/logo.png`,
      foundingDate: `${founded.year}`,
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
        ...(address.postalCode && { postalCode: address.postalCode }),
        addressLocality: address.locality,
        ...(address.region && { addressRegion: address.region }),
        addressCountry: address.countryCode ?? address.country,
      },
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: site.phone.number,
        email: site.email,
        availableLanguage: languages.map(({ content }) => content.site.tag),
      },
      ...(social.length > 0 && { sameAs: social.map(({ href }) => href) }),
    });
    const [title = ''] = textsOf(tree, 'head title');
    const ending = [site.name, site.shortName]
      .map((it) => ` | ${it}`)
      .find((it) => title.endsWith(it));
    const places = [
      [ui.navigation.home, home],
      ...listsAbove(path),
      [ending ? title.slice(0, -ending.length) : title, path],
    ];
    const hasPlace = path !== home && !path.endsWith('404.html');
    expect(breadcrumbs).toEqual(
      hasPlace
        ? [
            {
              '@type': 'BreadcrumbList',
              itemListElement: places.map(([name, path], index) => ({
                '@type': 'ListItem',
                position: index + 1,
                name,
                item: `${origin}${path}`,
              })),
            },
          ]
        : [],
    );
  });
});
