import { z } from 'zod';
import { nearest } from '../base/nearest.ts';
import { decoded, folded } from '../base/paths.js';
import type { Problem } from '../base/problems.ts';
import { readChecked } from '../content/check-data.ts';
import { placeOfField } from '../content/explain-issue.ts';
import type { Source } from '../content/read-source.ts';
import type { Route } from '../site-api/page.ts';
import { reservedFor } from './reserved-addresses.ts';

export const slugsFile = 'slugs.yaml';

const slugSchema = z.strictObject({
  page: z
    .string()
    .normalize()
    .regex(/^\/([^\s/]+\/)+$/, 'the name of a page with a slash at both ends, such as /contact/')
    .describe(
      'The page by its own name, as links say it: /contact/. /cases/ is the folder of all case pages.',
    ),
  slug: z
    .string()
    .normalize()
    .regex(
      /^[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}]+(-[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}]+)*$/u,
      'lower-case letters, digits and single hyphens, such as contact-us',
    )
    .describe('The last part of its address in this language: kontakt makes it /kontakt/.'),
});

/** What `slugs.yaml` contains: other words for the last part of the address of some pages. */
export const slugsSchema = z.array(slugSchema).nullable();

/** The slugs of a language, and where they are said. */
export type Slugs = { list: readonly z.infer<typeof slugSchema>[]; source?: Source };

/** Reads the slugs in a folder of content. Throws a ProblemsError for invalid ones. */
export function readSlugs(root: string, folder: string): Slugs {
  const read = readChecked(root, `${folder}/${slugsFile}`, slugsSchema);
  return read ? { list: read.value ?? [], source: read.source } : { list: [] };
}

/**
 * Gives pages the addresses that a language says, below its home page. A page's own name, which it
 * has from its file, stays: links say the name in every language. The slug of a folder is part of
 * the addresses of all pages in it.
 */
export function applySlugs(routes: readonly Route[], { list }: Slugs, home: string): Route[] {
  const slugs = new Map(list.map(({ page, slug }) => [page, slug]));
  return routes.map((route) => {
    const pieces = route.name.split('/');
    const said = pieces.map(
      (piece, at) => slugs.get(`${pieces.slice(0, at + 1).join('/')}/`) ?? piece,
    );
    const path = home + said.join('/').slice(1);
    return {
      ...route,
      path,
      file: path.endsWith('/') ? `${path.slice(1)}index.html` : path.slice(1),
    };
  });
}

/**
 * What is wrong with the slugs of a language, whose pages have these addresses: an unknown page, or
 * an address that is reserved, or that another page has or is called by. `homes` are the home pages
 * of the site's languages.
 */
export function slugFaults(
  routes: readonly Route[],
  { list, source }: Slugs,
  home: string,
  homes: readonly string[],
): Problem[] {
  if (!source) return [];
  const known = new Set(routes.flatMap(({ name }) => foldersOf(name)));
  const unknown = list.flatMap(({ page }, index): Problem[] => {
    const first = list.findIndex((each) => each.page === page);
    if (known.has(page) && first === index) return [];
    const expected = first === index ? 'a page of the site by its own name' : 'each page only once';
    const meant = first === index ? nearest(page, known) : undefined;
    return [{ ...placeOfField(source, [index, 'page']), expected, found: page, nearest: meant }];
  });

  // A link says a name, so an address must not be the name of another page, even of a renamed one.
  const owners = new Map(routes.map((route) => [folded(home + route.name.slice(1)), route]));
  const wrong = new Map<string, Problem>();
  for (const route of routes) {
    const own = home + route.name.slice(1);
    if (route.path === own) continue;
    const owner = owners.get(folded(route.path)) ?? route;
    owners.set(folded(route.path), route);
    const ofLanguage =
      home === '/' &&
      homes.find((each) => each !== '/' && folded(route.path).startsWith(folded(each)));
    const use = ofLanguage
      ? `${ofLanguage} is for the pages of a language`
      : reservedFor(`/${route.path.slice(home.length)}`);
    if (owner.name === route.name && !use) continue;
    // Only the first part of an address may be reserved; otherwise it is the last slug that clashes.
    const parts = list
      .filter(({ page }) => route.name.startsWith(page))
      .sort((a, b) => a.page.length - b.page.length);
    const part = use ? parts[0] : parts.at(-1);
    const { file, line, field } = placeOfField(source, [part ? list.indexOf(part) : 0, 'slug']);
    const expected = use ? 'an address that is not reserved' : 'an address that no other page has';
    const found = use ? `${route.path}, where ${use}` : `${route.path}, which is ${owner.source}`;
    wrong.set(`${line}`, wrong.get(`${line}`) ?? { file, line, field, expected, found });
  }
  return [...unknown, ...wrong.values()];
}

/** `/cases/` and `/cases/harbour/` for the latter: what a slug can be said for. */
const foldersOf = (name: string): string[] =>
  [...name.matchAll(/(?<!^)\//g)].map(({ index }) => name.slice(0, index + 1));

/** The addresses that links lead to on the pages of a language, by what the links say. */
export type Destinations = ReadonlyMap<string, string>;

/** Where an address in a link leads: to a page if it is the page's own name, and else unchanged. */
export function destinationOf(address: string, destinations: Destinations): string {
  if (destinations.size === 0) return address;
  // Markdown encodes letters beyond ASCII in links; names are decoded.
  const found = destinations.get(decoded(address) ?? address);
  if (found === undefined) return address;
  return address.includes('%') ? encodeURI(found) : found;
}
