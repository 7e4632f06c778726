/** The JSON-LD of every page, checked against its types at schema.org and in search engines. */
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { contentIn, languageAt } from '../site-content.ts';
import { langOf } from './pages.ts';
import { everyPage, readPage } from './sample.ts';

const text = { type: 'string', minLength: 1 };
const address = { type: 'string', pattern: '^https://[^ ]+$' };

/** A type with its properties at schema.org, and those that are required. */
const type = (name: string, properties: object, required = Object.keys(properties)) => ({
  type: 'object',
  properties: { '@type': { const: name }, ...properties },
  required: ['@type', ...required],
  additionalProperties: false,
});

const postalAddress = type('PostalAddress', {
  streetAddress: text,
  addressLocality: text,
  addressCountry: text,
});
const contactPoint = type('ContactPoint', {
  contactType: text,
  telephone: { type: 'string', pattern: '^\\+\\d+$' },
  email: { type: 'string', pattern: '^[^@ ]+@[^@ ]+$' },
  availableLanguage: { type: 'string', pattern: '^[a-z]{2}(-[A-Za-z]+)*$' },
});
const organization = {
  '@id': address,
  name: text,
  legalName: text,
  description: text,
  url: address,
  logo: address,
  foundingDate: { type: 'string', pattern: '^\\d{4}(-\\d\\d){0,2}$' },
  foundingLocation: type('Place', { name: text }),
  address: postalAddress,
  contactPoint,
};
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
        ],
      },
    },
  },
  required: ['@context', '@graph'],
  additionalProperties: false,
});

const element = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

describe('the structured data of', () => {
  test.for(everyPage)("%s is valid, and gives the page's address", (path) => {
    const html = readPage(path);
    const found = [...html.matchAll(element)].map(([, json = '']) => JSON.parse(json));
    const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
    if (canonical) expect(found).toHaveLength(1);
    const { founded } = contentIn(langOf(html)).site;
    const { home } = languageAt(path);
    for (const data of found) {
      expect(isValid(data) ? [] : isValid.errors).toEqual([]);
      const [firm, breadcrumbs] = data['@graph'];
      expect(firm).toMatchObject({
        foundingDate: `${founded.year}`,
        foundingLocation: { name: `${founded.place}, ${founded.country}` },
      });
      expect(breadcrumbs === undefined).toBe(path === home || !canonical);
      if (!breadcrumbs) continue;
      expect(breadcrumbs.itemListElement).toMatchObject([
        { position: 1, item: firm.url + home.slice(1) },
        { position: 2, item: firm.url + path.slice(1) },
      ]);
    }
  });
});
