import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Problem, ProblemsError, throwIfAny } from '../base/problems.ts';
import { problemOf } from '../base/trace.ts';
import {
  allCollections,
  type Collection,
  type Collections,
  type ContentModules,
  type When,
} from '../content/collections.ts';
import { type ContentMemory, noMemory } from '../content/content-memory.ts';
import { isOneFile } from '../content/list-files.ts';
import { type LoadedContent, loadContent } from '../content/load-content.ts';
import type { SourcedRecord } from '../content/records.ts';
import { type Routable, resolveRoutes } from '../routes/routes.ts';
import { applySlugs, type Destinations, readSlugs, slugFaults } from '../routes/slugs.ts';
import type { Route } from '../site-api/page.ts';
import { filesInEachLanguage } from './endpoints.ts';
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
 * With a `memory`, only what has changed is read and checked again.
 */
export function loadLanguages(
  root: string,
  modules: ContentModules,
  memory: ContentMemory = noMemory,
): LoadedLanguages {
  const first = loadContent(root, modules, undefined, memory);
  const names = languageFolders(root);
  const others = names.map((name) => ({ name, ...loadContent(root, modules, name, memory) }));
  // What a language borrows belongs to the first one, so that its problems are reported only once.
  const own = others.map(({ name, records, problems }) => ({
    records: records.filter(({ source }) => isOf(name, source.file)),
    problems: problems
      .filter(
        (problem) => isOf(name, problem.file) && !first.problems.some((it) => isSame(it, problem)),
      )
      .map((problem) => withoutOriginal(root, problem)),
  }));
  const languages = [first, ...others];
  const collectionOf = new Map(languages.flatMap(({ collectionOf }) => [...collectionOf]));
  return {
    content: first.content,
    records: [first, ...own].flatMap(({ records }) => records),
    problems: [
      ...[first, ...own].flatMap(({ problems }) => problems),
      ...misnamedFolders(names),
      ...strayFiles(root, collectionOf),
      ...repeatedTags(modules, languages),
    ],
    collectionOf,
    inherited: others.flatMap(({ inherited }) => inherited),
    languages,
  };
}

/** Advises for what a file lacks that translates no other, since the other may have got another name. */
function withoutOriginal(root: string, problem: Problem): Problem {
  const original = inFirst(problem.file);
  if (problem.found !== 'nothing' || existsSync(join(root, original))) return problem;
  const advice = `add the field; if the file is a translation, give it the name that the original has now, or remove it: there is no ${original}`;
  return { ...problem, advice };
}

/** A record that is not on the site, and why, for whoever wrote it. */
export type HiddenRecord = { file: string; says: string };

/** Lists what the site does not show on the day of a build, but in development. */
export function listHidden(
  { records }: LoadedLanguages,
  modules: ContentModules,
  builtOn: Date,
): HiddenRecord[] {
  const collections = allCollections(modules);
  return records.flatMap(({ collection, source, value }) => {
    const says = whyHidden(collections[collection], value, builtOn);
    return says ? [{ file: source.file, says }] : [];
  });
}

/** What a record waits for, as its collection says. Throws a ProblemsError with the line of code that fails. */
function whyHidden(
  collection: Collection | undefined,
  value: unknown,
  builtOn: Date,
): string | undefined {
  try {
    return collection?.waits?.(value, builtOn);
  } catch (error) {
    throw new ProblemsError([problemOf(error, 'content/index.ts')]);
  }
}

/** Leaves out of each language what its collections do not show at that time. */
export function dropHidden(
  loaded: LoadedLanguages,
  modules: ContentModules,
  when: When,
): LoadedLanguages {
  const limited = Object.entries(allCollections(modules)).filter(([, { waits }]) => waits);
  const { builtOn, isDevelopment } = when;
  const limit = (content: LoadedContent['content']) => ({
    ...content,
    ...Object.fromEntries(
      limited.map(([name, collection]) => [
        name,
        [content[name] ?? []]
          .flat()
          .filter((value) => isDevelopment || !whyHidden(collection, value, builtOn)),
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

/** One language of a site's content, as loaded. */
type LoadedLanguage = LoadedLanguages['languages'][number];

/** The records that a language takes from the first one, and the file of each. */
const borrowedBy = ({ name, records }: LoadedLanguage): Map<unknown, string> => {
  const lent = records.filter(
    ({ collection, source }) =>
      name && !wordless.has(collection) && (!isOf(name, source.file) || source.borrowsBody),
  );
  return new Map(lent.map(({ value, source }) => [value, inFirst(source.file)]));
};

/**
 * The content of a language without what its lists have only in the first one. A list in one file that
 * may not be empty stays as it is: the pages that show it wait for its translation.
 */
export function translatedContent(
  language: LoadedLanguage,
  collections: Collections,
): LoadedContent['content'] {
  const borrowed = borrowedBy(language);
  if (borrowed.size === 0) return language.content;
  const limited = Object.entries(language.content).map(([name, value]) => {
    const { kind = 'record', least = 0, files = '' } = collections[name] ?? {};
    const mayLack = kind !== 'record' && (least === 0 || !isOneFile({ files }));
    return [
      name,
      mayLack && Array.isArray(value) ? value.filter((item) => !borrowed.has(item)) : value,
    ];
  });
  return Object.fromEntries(limited);
}

/** Whether a language has the problem of the first one, in its file of the same name. */
export const isSame = (first: Problem, { file, field, expected, found }: Problem) =>
  first.field === field &&
  first.expected === expected &&
  first.found === found &&
  first.file === inFirst(file);

/** The file of the first language with the name of one of another. */
const inFirst = (file: string) => file.replace(/^content\/languages\/[^/]+\//, 'content/');

/** Collections without words for visitors, which all languages share and none has to translate. */
export const wordless = new Set(['palette', 'fonts', 'focus']);

const isOf = (language: string, file: string) => file.startsWith(`${languagesFolder}/${language}/`);

/** A language of a site: where its pages are, and their content. */
export type Language = {
  /** Language tag, if the site gives it. */
  lang: string;
  /** Path of its home page: `/` for the first, `/ar/` for another. */
  home: string;
  /** Without what its lists have only in the first language. */
  content: LoadedContent['content'];
  /** With it. */
  whole: LoadedContent['content'];
  /** The records that it still takes from the first language, and the file of each. */
  borrowed: ReadonlyMap<unknown, string>;
  routes: readonly Route[];
  /** The names of the pages that are about a record which only the first language has. */
  lent: ReadonlySet<string>;
  /** The address of each page, by the page's own name. */
  addresses: ReadonlyMap<string, string>;
  /**
   * Where a link leads that says a page's own name: to the page in this language, or else in the first
   * one. Without names that are addresses themselves.
   */
  destinations: Destinations;
};

/**
 * The languages of a site with the routes of each, at the addresses that its `slugs.yaml` says. Page
 * groups are built in the first one only. A page about a record that is not translated is in each
 * language, since texts link to it; a list that would be empty is not. Throws a ProblemsError like
 * `resolveRoutes`, and for invalid slugs.
 */
export function resolveLanguages(
  root: string,
  site: Routable & { collections: ContentModules },
  { languages }: LoadedLanguages,
): Language[] {
  const { lang } = Object.values(site.collections).find((each) => each.lang) ?? {};
  const homeOf = (name?: string) => (name ? `/${name}/` : '/');
  const homes = languages.map(({ name }) => homeOf(name));
  const first = new Map<string, string>();
  return languages.map((language) => {
    const { name, content: whole } = language;
    const home = homeOf(name);
    const slugs = readSlugs(root, name ? `${languagesFolder}/${name}` : 'content');
    const content = translatedContent(language, allCollections(site.collections));
    const borrowed = borrowedBy(language);
    const { own, lent } = routesOf(name ? withoutGroups(site) : site, content, whole, borrowed);
    const routes = applySlugs([...own, ...lent], slugs, home);
    throwIfAny(slugFaults(routes, slugs, home, homes));
    const addresses = new Map(routes.map(({ name, path }) => [name, path]));
    for (const [name, path] of addresses) if (!first.has(name)) first.set(name, path);
    const files = filesInEachLanguage(site, content).map((file): [string, string] => [
      `/${file}`,
      home + file,
    ]);
    const leads = [...first, ...addresses, ...files].filter(([name, path]) => name !== path);
    return {
      lang: lang?.(content) ?? name ?? '',
      home,
      content,
      whole,
      borrowed,
      routes,
      lent: new Set(lent.map(({ name }) => name)),
      addresses,
      destinations: new Map(leads),
    };
  });
}

/** The pages that a language has of its own, and those about a record that only the first one has. */
function routesOf(
  site: Routable,
  content: LoadedContent['content'],
  whole: LoadedContent['content'],
  borrowed: Language['borrowed'],
): { own: Route[]; lent: Route[] } {
  const own = resolveRoutes(site, content);
  if (content === whole) return { own, lent: [] };
  const names = new Set(own.map(({ name }) => name));
  const isLent = ({ name, params }: Route) =>
    !names.has(name) && recordsOf(params, borrowed).length > 0;
  return { own, lent: resolveRoutes(site, whole).filter(isLent) };
}

/** The borrowed records that a page is about: those whose slug is in its address. */
export const recordsOf = (params: Route['params'], borrowed: Language['borrowed']) =>
  [...borrowed].filter(([record]) =>
    Object.values(params).includes(String(Reflect.get(Object(record), 'slug'))),
  );

/** The language that a page is in, by its path. */
export function languageOf(path: string, languages: readonly Language[]): Language {
  const others = languages.filter(({ home }) => home !== '/');
  const found = others.find(({ home }) => path.startsWith(home)) ?? languages[0];
  if (!found) throw new Error('a site has at least one language');
  return found;
}

/** The page with this name in every language that has it. */
export const counterparts = (name: string, languages: readonly Language[]) =>
  languages.flatMap(({ lang, addresses }) => {
    const path = addresses.get(name);
    return path === undefined ? [] : [{ lang, path }];
  });

function withoutGroups({ pages }: Routable): Routable {
  const kept = Object.entries(pages).filter(([source]) => !source.startsWith('pages/('));
  return { pages: Object.fromEntries(kept) };
}
