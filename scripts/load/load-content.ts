import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { type Problem, ProblemsError } from '../problems.ts';
import type { Collection, ContentModules, Placeholders } from './collections.ts';
import { parseSource, repeatedSlugs, type SourcedRecord } from './parse-source.ts';
import { readSource } from './read-source.ts';

/** All records of a site by collection, where each one stands, and what is wrong with them. */
export type LoadedContent = {
  content: Readonly<Record<string, unknown>>;
  records: readonly SourcedRecord[];
  /** The collection of each content file. */
  collectionOf: ReadonlyMap<string, string>;
  problems: readonly Problem[];
};

/**
 * Reads and checks a site's content, and returns all that is wrong with it as well. With a
 * language, the files of `content/languages/<language>/` stand in for those of the same name.
 */
export function loadContent(
  root: string,
  modules: ContentModules,
  language?: string,
): LoadedContent {
  const problems: Problem[] = [];
  const records: SourcedRecord[] = [];
  const content: Record<string, unknown> = {};
  const collectionOf = new Map<string, string>();
  let placeholders: Placeholders = {};
  for (const [name, collection] of inOrder(modules, problems)) {
    const files = findFiles(root, name, collection, problems, language);
    for (const file of [`content/${collection.files}`, ...files]) collectionOf.set(file, name);
    const loaded = files.flatMap((file) =>
      loadFile(root, file, name, collection, placeholders, problems),
    );
    const values = loaded.map(({ value }) => value);
    content[name] = collection.kind === 'record' ? values[0] : values;
    if (values[0]) placeholders = { ...placeholders, ...collection.placeholders?.(values[0]) };
    records.push(...loaded);
  }
  problems.push(...repeatedSlugs(records));
  return { content, records, collectionOf, problems };
}

/** All collections; the records that fill the others' placeholders come first. */
function inOrder(modules: ContentModules, problems: Problem[]): [string, Collection][] {
  const seen = new Map<string, string>();
  const collections = Object.entries(modules).flatMap(([file, { collections }]) => {
    if (!collections) {
      const expected = 'export const collections: which records there are';
      problems.push({ file, field: 'collections', expected, found: 'no such export' });
    }
    for (const name of Object.keys(collections ?? {})) {
      const expected = 'a name that no other collection has';
      const found = `${name}, which ${seen.get(name)} has too`;
      if (seen.has(name)) problems.push({ file, field: `collections.${name}`, expected, found });
      seen.set(name, file);
    }
    return Object.entries(collections ?? {});
  });
  return collections.sort(([, a], [, b]) => Number(!a.placeholders) - Number(!b.placeholders));
}

function findFiles(
  root: string,
  name: string,
  { files }: Collection,
  problems: Problem[],
  language: string | undefined,
) {
  const find = (folder: string) =>
    fastGlob.sync(files, { cwd: join(root, folder), followSymbolicLinks: false });
  const translated = new Set(language && find(`content/languages/${language}`));
  const found = [...new Set([...find('content'), ...translated])].sort();
  if (found.length === 0 && !fastGlob.isDynamicPattern(files)) {
    const expected = `the file of the collection "${name}"`;
    const advice = 'put the file back, or take its collection out of content/index.ts';
    problems.push({ file: `content/${files}`, expected, found: 'no such file', advice });
  }
  return found.map((file) =>
    translated.has(file) ? `content/languages/${language}/${file}` : `content/${file}`,
  );
}

function loadFile(
  root: string,
  file: string,
  name: string,
  collection: Collection,
  placeholders: Placeholders,
  problems: Problem[],
): SourcedRecord[] {
  try {
    const source = readSource(join(root, file), file);
    return parseSource(source, name, collection, placeholders, problems);
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    problems.push(...error.problems);
    return [];
  }
}
