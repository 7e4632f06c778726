import { decoded } from '../base/paths.js';
import type { Attribute, Tag } from './read-html.ts';

/** What a page's URLs are resolved against. */
export type Addresses = {
  /** The path under which the site is served, without the slash at its end; mostly empty. */
  base: string;
  /** Paths of all pages, in all languages. */
  paths: ReadonlySet<string>;
  /** Path of the home page in the page's language: `/`, or `/ar/`. */
  home: string;
};

/** Attributes that contain only addresses. */
const leading = new Set('href src srcset imagesrcset poster action formaction'.split(' '));
/** In a `srcset`, each URL is at the beginning or after a comma. */
const inList = /(^|, )(\/(?!\/)[^\s?#]*)/g;
/** In data for a script, an address is a separate word or a text in JSON. */
const inData = /(^| |&quot;)(\/(?!\/)[^\s"&#?]*)/g;

/**
 * The attributes of a tag whose addresses change, and their new values. An address is moved below
 * the base path, and leads to the page in the page's own language, so that content can say
 * `/contact/` in all languages. A link with `hreflang` keeps its language.
 */
export function moveAddresses(
  { attributes }: Tag,
  { base, paths, home }: Addresses,
): { attribute: Attribute; value: string }[] {
  if (base === '' && home === '/') return [];
  const namesLanguage = attributes.some(({ name }) => name === 'hreflang');
  return attributes.flatMap((attribute) => {
    const isLeading = leading.has(attribute.name);
    if (!isLeading && !attribute.name.startsWith('data-')) return [];
    const move = (whole: string, before: string, path: string) => {
      const place = namesLanguage ? path : localAddress(path, { paths, home });
      const isPlace = isLeading || paths.has(place) || place.startsWith('/assets/');
      return isPlace ? `${before}${base}${place}` : whole;
    };
    const value = attribute.value.replace(isLeading ? inList : inData, move);
    return value === attribute.value ? [] : [{ attribute, value }];
  });
}

/** The address of a page in the language of `home`, or the same address if that has no such page. */
export function localAddress(
  path: string,
  { paths, home }: { paths: { has: (path: string) => boolean }; home: string },
): string {
  if (home === '/') return path;
  const local = home + path.slice(1);
  // Markdown encodes letters beyond ASCII in links; the paths of pages are decoded.
  return paths.has(decoded(local) ?? local) ? local : path;
}
