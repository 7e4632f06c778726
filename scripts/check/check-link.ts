import { nearest } from '../base/nearest.ts';
import { addressOf, decoded } from '../base/paths.js';
import { isLink, linkPlaces, readAddress } from '../content/links.ts';
import type { Facts, PageFault } from '../finish/facts.ts';
import { type Destinations, destinationOf } from '../routes/slugs.ts';
import type { Route } from '../site-api/page.ts';

/** Where the links of pages lead. */
export type LinkDestinations = {
  /**
   * On a page. One that is not translated yet says the words of the first language, and so may name a
   * heading that only the page in that language has.
   */
  ofPage: (route: Route) => readonly Destinations[];
  /** For links that name their language. */
  ofFirstLanguage: Destinations;
};

/** Where a link leads, in each of these languages. */
export const targetsOf = (href: string, languages: readonly Destinations[]): string[] =>
  languages.map((destinations) =>
    href.replace(/^\/(?!\/)[^?#]*/, (path) => destinationOf(path, destinations)),
  );

/** What is wrong with a link, unless one of its targets is a page, file or anchor of the site. */
export function checkLink(
  href: string,
  targets: readonly string[],
  route: Route,
  byPath: ReadonlyMap<string, Facts>,
  files: ReadonlySet<string>,
  isGuessed: boolean,
): PageFault | undefined {
  // A picture may be part of the page.
  if (href.startsWith('data:image/')) return undefined;
  const found = `"${decoded(href) ?? href}"`;
  if (!isLink(href)) return { expected: linkPlaces, found };
  if (!/^[/#]/.test(href)) return undefined;
  if (decoded(href) === undefined) return { expected: linkPlaces, found };
  const faults = targets.map((target) => checkTarget(target, route, byPath, files, isGuessed));
  const [fault] = faults;
  return fault && faults.every(Boolean) ? { ...fault, found } : undefined;
}

function checkTarget(
  target: string,
  route: Route,
  byPath: ReadonlyMap<string, Facts>,
  files: ReadonlySet<string>,
  isGuessed: boolean,
): Omit<PageFault, 'found'> | undefined {
  const { pathname = '', hash = '' } = readAddress(target) ?? {};
  const path = target.startsWith('#') ? route.path : decodeURIComponent(pathname);
  // Behind :~: are words for browsers to look for; any page may have them.
  const anchor = decodeURIComponent(hash.slice(1).replace(/:~:.*$/, ''));
  const facts = byPath.get(path);
  if (!facts && !files.has(path)) {
    const expected = 'a link that leads to a page or file of the site';
    const places = () => [...byPath.keys(), ...files];
    return { expected, ...(isGuessed && { nearest: nearest(addressOf(path.slice(1)), places()) }) };
  }
  // Every page has a top (html.spec.whatwg.org, "select the indicated part").
  const isTop = anchor.toLowerCase() === 'top';
  if (!anchor || isTop || !facts || facts.ids.has(anchor)) return undefined;
  return { expected: `an anchor on ${path}`, nearest: nearest(anchor, facts.ids) };
}
