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
    const routes = resolveRoutes(name ? withoutGroups(site) : site, content);
    return { lang: lang?.(content) ?? name ?? '', home, content, routes: routes.map(under(home)) };
  });
}

/** The language that a page is in, by its path. */
export function languageOf(path: string, languages: readonly Language[]): Language | undefined {
  const others = languages.filter(({ home }) => home !== '/');
  return others.find(({ home }) => path.startsWith(home)) ?? languages[0];
}

/** The same page in every language that has it, itself included; one for a site of one language. */
export function translationsOf(route: Route, languages: readonly Language[]) {
  const name = nameOf(route, languageOf(route.path, languages));
  return languages.flatMap((language) => {
    const same = language.routes.find((other) => nameOf(other, language) === name);
    return same ? [{ lang: language.lang, path: same.path }] : [];
  });
}

const nameOf = (route: Route, language: Language | undefined) =>
  route.path.slice((language?.home.length ?? 1) - 1);

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
