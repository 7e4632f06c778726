import type { ContentModules } from '../content/load.ts';
import type { Route } from '../render/page.ts';
import { type Routable, resolveRoutes } from '../routes/resolve.ts';
import type { LoadedLanguages } from './load-languages.ts';

/** A language of a site: where its pages are, and what stands on them. */
export type Language = {
  /** Language tag, where the site tells it. */
  lang: string;
  /** Path of its home page: `/` for the first, `/ar/` for another. */
  home: string;
  content: unknown;
  routes: readonly Route[];
  paths: ReadonlySet<string>;
};

/**
 * The languages of a site with the routes of each. Page groups are built in the first one only.
 * Throws a ProblemsError as `resolveRoutes` does.
 */
export function languageRoutes(
  site: Routable & { collections: ContentModules },
  { languages }: LoadedLanguages,
): Language[] {
  const { lang } = Object.values(site.collections).find((each) => each.lang) ?? {};
  return languages.map(({ name, content }) => {
    const home = name ? `/${name}/` : '/';
    const found = resolveRoutes(name ? withoutGroups(site) : site, content);
    const routes = found.map(under(home));
    const paths = new Set(routes.map(({ path }) => path));
    return { lang: lang?.(content) ?? name ?? '', home, content, routes, paths };
  });
}

/** The language that a page is in, by its path. */
export function languageOf(path: string, languages: readonly Language[]): Language {
  const others = languages.filter(({ home }) => home !== '/');
  const found = others.find(({ home }) => path.startsWith(home)) ?? languages[0];
  if (!found) throw new Error('a site has at least one language');
  return found;
}

/** The same page in every language that has it, itself included; one for a site of one language. */
export function translationsOf(route: Route, languages: readonly Language[]) {
  const name = route.path.slice(languageOf(route.path, languages).home.length);
  return languages.flatMap(({ lang, home, paths }) =>
    paths.has(home + name) ? [{ lang, path: home + name }] : [],
  );
}

const under =
  (home: string) =>
  (route: Route): Route => ({
    ...route,
    path: home + route.path.slice(1),
    file: home.slice(1) + route.file,
  });

function withoutGroups({ pages, trace }: Routable): Routable {
  const kept = Object.entries(pages).filter(([source]) => !source.startsWith('pages/('));
  return { pages: Object.fromEntries(kept), trace };
}
