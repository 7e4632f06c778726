import { allCollections, type ContentModules, type When } from '../content/collections.ts';
import { type LoadedContent, loadContent } from '../content/load-content.ts';
import type { SourcedRecord } from '../content/records.ts';
import { type Routable, resolveRoutes } from '../routes/routes.ts';
import type { Route } from '../site-api/page.ts';
import {
  languageFolders,
  languagesFolder,
  misnamedFolders,
  repeatedTags,
  strayFiles,
} from './language-folders.ts';

/** A site's content in all its languages: what they share, and the records of each. */
export type LoadedLanguages = LoadedContent & {
  /** The first is the site's own. The others have the names of their folders. */
  languages: readonly {
    name?: string;
    content: LoadedContent['content'];
    records: readonly SourcedRecord[];
  }[];
};

/**
 * Reads a site's content once for each language. A language is a folder `content/languages/<tag>/`
 * with the files that differ from those in `content/`. Missing files are taken from there.
 */
export function loadLanguages(root: string, modules: ContentModules): LoadedLanguages {
  const first = loadContent(root, modules);
  const names = languageFolders(root);
  const others = names.map((name) => ({ name, ...loadContent(root, modules, name) }));
  // A borrowed file belongs to the first language, so that its problems are reported only once.
  const own = others.map(({ name, records, problems }) => ({
    records: records.filter(({ source }) => isOf(name, source.file)),
    problems: problems.filter(({ file }) => isOf(name, file)),
  }));
  const languages = [first, ...others];
  const collectionOf = new Map(languages.flatMap(({ collectionOf }) => [...collectionOf]));
  return {
    content: first.content,
    records: [first, ...own].flatMap(({ records }) => records),
    problems: [
      ...[first, ...own].flatMap(({ problems }) => problems),
      ...misnamedFolders(names),
      ...strayFiles(root, names, collectionOf),
      ...repeatedTags(modules, languages),
    ],
    collectionOf,
    leftOut: others.flatMap(({ leftOut }) => leftOut),
    languages,
  };
}

/** Leaves out of each language what its collections do not show at that time. */
export function shownOnly(
  loaded: LoadedLanguages,
  modules: ContentModules,
  when: When,
): LoadedLanguages {
  const limited = Object.entries(allCollections(modules)).filter(([, { shown }]) => shown);
  const limit = (content: LoadedContent['content']) => ({
    ...content,
    ...Object.fromEntries(
      limited.map(([name, { shown }]) => [
        name,
        [content[name] ?? []].flat().filter((value) => shown?.(value, when)),
      ]),
    ),
  });
  return {
    ...loaded,
    content: limit(loaded.content),
    languages: loaded.languages.map((language) => ({
      ...language,
      content: limit(language.content),
    })),
  };
}

const isOf = (language: string, file: string) => file.startsWith(`${languagesFolder}/${language}/`);

/** A language of a site: where its pages are, and their content. */
export type Language = {
  /** Language tag, if the site gives it. */
  lang: string;
  /** Path of its home page: `/` for the first, `/ar/` for another. */
  home: string;
  content: unknown;
  /** The records that it still takes from the first language, and the file of each. */
  borrowed: ReadonlyMap<unknown, string>;
  routes: readonly Route[];
  paths: ReadonlySet<string>;
};

/**
 * The languages of a site with the routes of each. Page groups are built in the first one only.
 * Throws a ProblemsError like `resolveRoutes`.
 */
export function languageRoutes(
  site: Routable & { collections: ContentModules },
  { languages }: LoadedLanguages,
): Language[] {
  const { lang } = Object.values(site.collections).find((each) => each.lang) ?? {};
  return languages.map(({ name, content, records }) => {
    const home = name ? `/${name}/` : '/';
    const found = resolveRoutes(name ? withoutGroups(site) : site, content);
    const routes = found.map(under(home));
    const paths = new Set(routes.map(({ path }) => path));
    const lent = records.filter(({ source }) => name && !isOf(name, source.file));
    const borrowed = new Map(lent.map(({ value, source }) => [value, source.file]));
    return { lang: lang?.(content) ?? name ?? '', home, content, borrowed, routes, paths };
  });
}

/** The language that a page is in, by its path. */
export function languageOf(path: string, languages: readonly Language[]): Language {
  const others = languages.filter(({ home }) => home !== '/');
  const found = others.find(({ home }) => path.startsWith(home)) ?? languages[0];
  if (!found) throw new Error('a site has at least one language');
  return found;
}

/** The path of the same page in the first language. */
export const firstPath = (path: string, languages: readonly Language[]): string =>
  `/${path.slice(languageOf(path, languages).home.length)}`;

/** The same page in every language that has it, including its own. */
export function counterparts(path: string, languages: readonly Language[]) {
  const first = firstPath(path, languages);
  return languages.flatMap(({ lang, home, paths }) => {
    const local = localPath(first, home);
    return paths.has(local) ? [{ lang, path: local }] : [];
  });
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

/** Converts a path of the first language to another one. */
export const localPath = (path: string, home: string): string => home + path.slice(1);
