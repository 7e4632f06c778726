import { decoded } from '../base/paths.js';
import { type Destinations, destinationOf } from '../routes/slugs.ts';
import { decodeEntities } from './facts.ts';
import type { SizeOf } from './file-links.ts';
import type { Attribute, Tag } from './read-html.ts';

/** What a page's URLs are resolved against. */
export type Addresses = {
  /** The path under which the site is served, without the slash at its end; mostly empty. */
  base: string;
  /** Paths of all pages, in all languages. */
  paths: ReadonlySet<string>;
  /** Where links lead that say a page's own name. */
  destinations: Destinations;
  /** The same for links that name their language, which keep it. */
  inFirstLanguage: Destinations;
};

/** Attributes that contain only addresses. */
const leading = new Set('href src srcset imagesrcset poster action formaction'.split(' '));
/** In a `srcset`, each URL is at the beginning or after a comma. */
const inList = /(^|, )(\/(?!\/)[^\s?#]*)/g;
/** In data for a script, an address is a separate word or a text in JSON. */
const inData = /(^| |&quot;)(\/(?!\/)[^\s"&#?]*)/g;

/**
 * The attributes of a tag whose addresses change, and their new values. An address is moved below
 * the base path, and a page's own name becomes its address in the page's language, so that content
 * can say `/contact/` in all languages. A link with `hreflang` keeps its language. `sizeOf` knows the
 * files of `static/`, which data may name too.
 */
export function moveAddresses(
  { attributes }: Tag,
  { base, paths, destinations: inOwnLanguage, inFirstLanguage }: Addresses,
  sizeOf: SizeOf,
): { attribute: Attribute; value: string }[] {
  if (base === '' && inOwnLanguage.size === 0) return [];
  const namesLanguage = attributes.some(({ name }) => name === 'hreflang');
  const destinations = namesLanguage ? inFirstLanguage : inOwnLanguage;
  return attributes.flatMap((attribute) => {
    const isLeading = leading.has(attribute.name);
    if (!isLeading && !attribute.name.startsWith('data-')) return [];
    // In a list of addresses a slash alone is the home page; between words it is a slash.
    const isList = attribute.value.startsWith('/');
    const move = (whole: string, before: string, path: string) => {
      if (path === '/' && before === ' ' && !isList) return whole;
      const plain = decodeEntities(path);
      const found = destinationOf(plain, destinations);
      const place = found === plain ? path : found.replaceAll('&', '&amp;');
      const isFile = () =>
        place.startsWith('/assets/') || sizeOf(decoded(plain) ?? '') !== undefined;
      return isLeading || paths.has(place) || isFile() ? `${before}${base}${place}` : whole;
    };
    const value = attribute.value.replace(isLeading ? inList : inData, move);
    return value === attribute.value ? [] : [{ attribute, value }];
  });
}
