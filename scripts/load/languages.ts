import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from '../page.ts';
import type { Problem } from '../problems.ts';
import type { ContentModules } from './collections.ts';
import { type LoadedContent, loadContent } from './load-content.ts';
import { type Routable, resolveRoutes } from './routes.ts';

const folder = 'content/languages';

/** A site's content in all its languages: what is known of all, and the records of each. */
type LoadedLanguages = LoadedContent & {
  /** The first is the site's own; the others bear the names of their folders. */
  languages: readonly { name?: string; content: LoadedContent['content'] }[];
};

/**
 * Reads a site's content once for each language. A language is a folder `content/languages/<tag>/`
 * with the files of `content/` that differ in it; what it lacks is taken from there.
 */
export function loadLanguages(root: string, modules: ContentModules): LoadedLanguages {
  const first = loadContent(root, modules);
  const names = languageFolders(root);
  const others = names.map((name) => ({ name, ...loadContent(root, modules, name) }));
  // What a language takes from the first belongs to the first, and is told once.
  const own = others.map(({ name, records, problems }) => ({
    records: records.filter(({ source }) => source.file.startsWith(`${folder}/${name}/`)),
    problems: problems.filter(({ file }) => file.startsWith(`${folder}/${name}/`)),
  }));
  return {
    content: first.content,
    records: [first, ...own].flatMap(({ records }) => records),
    problems: [...[first, ...own].flatMap(({ problems }) => problems), ...misnamed(names)],
    collectionOf: new Map([first, ...others].flatMap(({ collectionOf }) => [...collectionOf])),
    languages: [{ content: first.content }, ...others],
  };
}

function languageFolders(root: string): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? entry.name : [])).sort();
}

function misnamed(names: readonly string[]): Problem[] {
  const wrong = names.filter((name) => !/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(name));
  return wrong.map((name) => ({
    file: `${folder}/${name}`,
    expected: 'a folder named by a language tag, such as ar or pt-BR',
    found: name,
  }));
}

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

/** A path of the first language as it is in another. */
export const localPath = (path: string, home: string): string => home + path.slice(1);
