import type { Problem } from '../base/problems.ts';
import type { Route } from '../site-api/page.ts';
import { languagesFolder } from './language-folders.ts';
import { type Language, languageOf, recordsOf } from './languages.ts';

/** Finds the content files that a page shows and its language does not have yet: it borrows them from the first. */
export type BorrowedFilesOf = (route: Route) => readonly string[];

/** A page that is not translated yet. */
export type Untranslated = {
  lang: string;
  /** Folder of the language in `content/languages/`. */
  folder: string;
  path: string;
  /** Files of the first language that it would show. */
  files: readonly string[];
};

/** The pages of other languages that are translated, by their own names below the home page. */
export const translatedPages = (
  languages: readonly Language[],
  borrowedFilesOf: BorrowedFilesOf,
): string[] =>
  languages
    .slice(1)
    .flatMap(({ home, routes }) =>
      routes
        .filter((route) => borrowedFilesOf(route).length === 0)
        .map(({ name }) => home + name.slice(1)),
    );

/**
 * Refuses pages that the last release had in a language and this one would show in another, or not at all,
 * although they are still in the first one.
 */
export function lostTranslations(
  languages: readonly Language[],
  borrowedFilesOf: BorrowedFilesOf,
  last: readonly string[],
): Problem[] {
  const now = new Set(translatedPages(languages, borrowedFilesOf));
  return languages.slice(1).flatMap(({ home, routes }) => {
    const folder = `${languagesFolder}${home.slice(0, -1)}`;
    const lost = last.filter((page) => page.startsWith(home) && !now.has(page));
    return lost.flatMap((page): Problem[] => {
      const name = page.slice(home.length - 1);
      if (!languages[0]?.addresses.has(name)) return [];
      const route = routes.find((route) => route.name === name);
      const files = (route ? borrowedFilesOf(route) : []).map(
        (file) => `${folder}/${file.replace(/^content\//, '')}`,
      );
      return [
        {
          file: files[0] ?? folder,
          expected: `the translation of ${page}, which the last release had`,
          found: files.length > 0 ? 'no such file' : 'nothing that it lists',
          ...(files.length > 1 && { alsoIn: files.slice(1) }),
          advice: 'restore it; to publish without it, add --allow-fewer-pages',
        },
      ];
    });
  });
}

/**
 * Returns a function that finds what a page still takes from the first language: it renders the
 * page once (`show`), with content that records which parts are read. The first question about a page of
 * a language does so for all of them, since a component that asks about another page must not have that
 * rendered in the midst of its own hooks.
 */
export function borrowedFilesFinder(
  languages: readonly Language[],
  show: (route: Route, content: unknown) => void,
): BorrowedFilesOf {
  const known = new Map<Language, ReadonlyMap<string, readonly string[]>>();
  const filesOfAll = (language: Language) => {
    const shared = language.routes.filter(({ name }) => languages[0]?.addresses.has(name));
    return new Map(shared.map((route) => [route.path, filesOf(language, route, show)]));
  };
  return (route) => {
    const language = languageOf(route.path, languages);
    if (language.borrowed.size === 0) return [];
    const ofLanguage = known.get(language) ?? filesOfAll(language);
    known.set(language, ofLanguage);
    return ofLanguage.get(route.path) ?? [];
  };
}

function filesOf(
  { content, whole, borrowed, lent }: Language,
  route: Route,
  show: (route: Route, content: unknown) => void,
): string[] {
  const about = lent.has(route.name) ? recordsOf(route.params, borrowed) : [];
  const files = new Set(about.map(([, file]) => file));
  const records = new Set(about.map(([record]) => record));
  // Of the lists of the first language, only what the page is about.
  const shown = Object.entries(content).map(([name, value]): [string, unknown] => {
    const all = whole[name];
    const lists = Array.isArray(all) && Array.isArray(value);
    return [name, lists ? all.filter((it) => value.includes(it) || records.has(it)) : value];
  });
  // Only texts have to be translated: code also reads years, say, to choose what to show.
  const watch = (value: unknown, file: string): unknown => {
    if (!value || typeof value !== 'object') return value;
    const get = (target: object, key: PropertyKey) => {
      const inside: unknown = Reflect.get(target, key);
      // A slug is read to look up a record, which does not show the record.
      if (typeof inside === 'string' && key !== 'slug') files.add(file);
      return watch(inside, file);
    };
    // A proxy of a frozen object may return nothing but what that holds.
    const copy = () => Object.assign(Array.isArray(value) ? [] : {}, value);
    return new Proxy(Object.isFrozen(value) ? copy() : value, { get });
  };
  const watchRecord = (record: unknown) => {
    const file = borrowed.get(record);
    return file ? watch(record, file) : record;
  };
  const watched = shown.map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map(watchRecord) : watchRecord(value),
  ]);
  try {
    show(route, Object.fromEntries(watched));
  } catch {
    // Rendering the page for publishing will report its error.
    return about.map(([, file]) => file);
  }
  return [...files].sort();
}

/** Lists the pages of each language that are not translated, and the files that each needs. */
export const listUntranslated = (
  languages: readonly Language[],
  borrowedFilesOf: BorrowedFilesOf,
): Untranslated[] =>
  languages.flatMap(({ lang, home, routes }) =>
    routes
      .map((route) => ({
        lang,
        folder: home.slice(1, -1),
        path: route.path,
        files: borrowedFilesOf(route),
      }))
      .filter(({ files }) => files.length > 0),
  );
