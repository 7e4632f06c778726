import { join, relative } from 'node:path';
import fastGlob from 'fast-glob';
import { type Problem, ProblemsError, refuse } from '../problems.ts';
import type { Collection, Collections } from './define.ts';
import { parseSource } from './parse-source.ts';
import type { Placeholders } from './placeholders.ts';
import { readSource } from './read-source.ts';
import { repeatedSlugs, type SourcedRecord } from './repeated-slugs.ts';

/** All records of a site by collection, and where each one stands. */
export type LoadedContent = {
  content: Readonly<Record<string, unknown>>;
  records: readonly SourcedRecord[];
};

/** The site's `content/index.ts`, and one for each page group that brings content of its own. */
export type ContentModules = Readonly<Record<string, { collections: Collections }>>;

/** Reads and checks a site's content. Throws a ProblemsError that lists every problem found. */
export function loadContent(root: string, modules: ContentModules): LoadedContent {
  const problems: Problem[] = [];
  const records: SourcedRecord[] = [];
  const content: Record<string, unknown> = {};
  let placeholders: Placeholders = {};
  // The record that fills the others' placeholders comes first.
  const collections = Object.values(modules).flatMap((module) =>
    Object.entries(module.collections),
  );
  const inOrder = collections.sort(
    ([, a], [, b]) => Number(!a.placeholders) - Number(!b.placeholders),
  );
  for (const [name, collection] of inOrder) {
    const loaded = loadCollection(root, name, collection, placeholders, problems);
    const values = loaded.map(({ value }) => value);
    content[name] = collection.kind === 'record' ? values[0] : values;
    if (values[0]) placeholders = { ...placeholders, ...collection.placeholders?.(values[0]) };
    records.push(...loaded);
  }
  refuse([...problems, ...repeatedSlugs(records)]);
  return { content, records };
}

function loadCollection(
  root: string,
  name: string,
  collection: Collection,
  placeholders: Placeholders,
  problems: Problem[],
): SourcedRecord[] {
  const folder = join(root, 'content');
  const files = fastGlob.sync(collection.files, { cwd: folder, followSymbolicLinks: false }).sort();
  if (files.length === 0 && !fastGlob.isDynamicPattern(collection.files)) {
    const expected = `the file of the collection "${name}"`;
    problems.push({ file: `content/${collection.files}`, expected, found: 'no such file' });
  }
  return files.flatMap((file) => {
    const path = join(folder, file);
    try {
      return parseSource(
        readSource(path, relative(root, path)),
        name,
        collection,
        placeholders,
        problems,
      );
    } catch (error) {
      if (!(error instanceof ProblemsError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
}
