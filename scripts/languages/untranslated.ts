import type { Route } from '../site-api/page.ts';
import { type Language, languageOf } from './languages.ts';

/** Finds the content files that a page shows and its language does not have yet. */
export type FindUntranslated = (route: Route) => readonly string[];

/** A page that is not translated yet. */
export type Untranslated = {
  lang: string;
  /** Folder of the language in `content/languages/`. */
  folder: string;
  path: string;
  /** Files of the first language that it shows. */
  files: readonly string[];
};

/**
 * Returns a function that finds what a page still takes from the first language: it renders the
 * page once (`show`), with content that records which parts are read.
 */
export function findUntranslated(
  languages: readonly Language[],
  show: (route: Route, content: unknown) => void,
): FindUntranslated {
  const known = new Map<string, readonly string[]>();
  return (route) => {
    const language = languageOf(route.path, languages);
    const isAlsoFirst = languages[0]?.addresses.has(route.name);
    if (language.borrowed.size === 0 || !isAlsoFirst) return [];
    const files = known.get(route.path) ?? filesShown(language, (content) => show(route, content));
    known.set(route.path, files);
    return files;
  };
}

function filesShown({ content, borrowed }: Language, show: (content: unknown) => void): string[] {
  const files = new Set<string>();
  // Only texts have to be translated: code also reads years, say, to choose what to show.
  const watch = (value: unknown, file: string): unknown => {
    if (!value || typeof value !== 'object') return value;
    const get = (target: object, key: PropertyKey) => {
      const inside: unknown = Reflect.get(target, key);
      // A slug is read to look up a record, which does not show the record.
      if (typeof inside === 'string' && key !== 'slug') files.add(file);
      return watch(inside, file);
    };
    return new Proxy(value, { get });
  };
  const watchRecord = (record: unknown) => {
    const file = borrowed.get(record);
    return file ? watch(record, file) : record;
  };
  const watched = Object.entries(Object(content)).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map(watchRecord) : watchRecord(value),
  ]);
  try {
    show(Object.fromEntries(watched));
  } catch {
    return []; // Rendering the page for publishing will report its error.
  }
  return [...files].sort();
}

/** Lists the pages of each language that are not translated, and the files that each needs. */
export const listUntranslated = (
  languages: readonly Language[],
  find: FindUntranslated,
): Untranslated[] =>
  languages.flatMap(({ lang, home, routes }) =>
    routes
      .map((route) => ({ lang, folder: home.slice(1, -1), path: route.path, files: find(route) }))
      .filter(({ files }) => files.length > 0),
  );
