import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { keyOf } from '../base/artifacts.js';
import { type Problem, ProblemsError } from '../base/problems.ts';
import { problemOf } from '../base/trace.ts';
import type { Collection, ContentModules, Placeholders } from './collections.ts';
import { type ContentMemory, noMemory } from './content-memory.ts';
import { fieldPath, isText } from './explain-issue.ts';
import { type Completed, inheritedTexts, inheritFields } from './inherit-fields.ts';
import { isListFile, isOneFile } from './list-files.ts';
import type { Wording } from './placeholders.ts';
import { inOrder, readSource, type Source } from './read-source.ts';
import { parseSource, repeatedSlugs, type SourcedRecord } from './records.ts';

/** All records of a site by collection, with the location and the problems of each. */
export type LoadedContent = {
  content: Readonly<Record<string, unknown>>;
  records: readonly SourcedRecord[];
  /** The collection of each content file. */
  collectionOf: ReadonlyMap<string, string>;
  problems: readonly Problem[];
  /** The texts that the files of the language leave out. */
  inherited: readonly InheritedTexts[];
};

/** A file of a language, and its fields whose texts are those of the first language. */
export type InheritedTexts = { file: string; fields: readonly string[] };

/**
 * Reads and checks a site's content, and returns it with all its problems. With a language, files
 * in `content/languages/<language>/` take the place of those of the same name, which give what they
 * leave out. With a `memory`, only what has changed is read and checked again.
 */
export function loadContent(
  root: string,
  modules: ContentModules,
  language?: string,
  memory: ContentMemory = noMemory,
): LoadedContent {
  const problems: Problem[] = [];
  const inherited: InheritedTexts[] = [];
  const collections = allOf(modules, problems);
  const found = collections.map(([name, collection]): ReadCollection => {
    const wrong: Problem[] = [];
    const files = findFiles(root, name, collection, wrong, language);
    const read = readAll(root, files, wrong, memory).map((translated) =>
      complete(root, translated, language, memory),
    );
    const sources = inOrder(read.map(({ source }) => source));
    inherited.push(...read.flatMap((completed) => textsOf(completed, collection)));
    return { name, collection, files, sources, wrong };
  });
  const failures: Problem[] = [];
  const wording = wordingOf(modules, found, memory, failures);
  const records: SourcedRecord[] = [];
  const content: Record<string, unknown> = {};
  const collectionOf = new Map<string, string>();
  for (const { name, collection, files, sources, wrong } of found) {
    problems.push(...wrong);
    for (const file of [`content/${collection.files}`, ...files]) collectionOf.set(file, name);
    const loaded = parseAll(sources, name, collection, wording, memory, problems);
    const values = loaded.map(({ value }) => value);
    content[name] = collection.kind === 'record' ? values[0] : values;
    records.push(...loaded);
  }
  problems.push(...repeatedSlugs(records));
  // Wrong content can make the site's own code fail, so such failures count only if nothing else is
  // wrong.
  if (problems.length === 0) problems.push(...failures);
  return { content, records, collectionOf, problems, inherited };
}

/** A file with what it leaves out, if it is one of a language and the first language has it, too. */
function complete(
  root: string,
  translated: Source,
  language: string | undefined,
  memory: ContentMemory,
): Completed {
  const file = translated.file.replace(`content/languages/${language}/`, 'content/');
  if (file === translated.file || !existsSync(join(root, file)))
    return { source: translated, inherited: [] };
  // What is wrong with the other file is reported for the first language.
  const [first] = readAll(root, [file], [], memory);
  return first
    ? memory.completed(translated.file, [translated, first], () => inheritFields(translated, first))
    : { source: translated, inherited: [] };
}

/** The texts that a file leaves out, if any. */
function textsOf(completed: Completed, collection: Collection): InheritedTexts[] {
  const { file, data } = completed.source;
  const isList = isListFile(collection);
  const texts = inheritedTexts(completed, ([...path]) =>
    isText(
      collection.schema,
      isList ? Reflect.get(Object(data), path[0] ?? '') : data,
      isList ? path.slice(1) : path,
    ),
  );
  return texts.length > 0 ? [{ file, fields: texts.map(fieldPath) }] : [];
}

/** A collection and its files as read. */
type ReadCollection = {
  name: string;
  collection: Collection;
  files: readonly string[];
  sources: readonly Source[];
  /** Problems of the files themselves. */
  wrong: readonly Problem[];
};

/**
 * The values of placeholders. Some count records whose texts use them, so collections with
 * placeholders are parsed once beforehand, with the values known so far. Errors of the site's code
 * are added to `failures`.
 */
function wordingOf(
  modules: ContentModules,
  found: readonly ReadCollection[],
  memory: ContentMemory,
  failures: Problem[],
): Wording {
  const orReport = <Value>(run: () => Value): Value | undefined => {
    try {
      return run();
    } catch (error) {
      failures.push(problemOf(error, 'content/index.ts'));
      return undefined;
    }
  };
  let values: Placeholders = {};
  const content: Record<string, unknown> = {};
  for (const { name, collection, sources } of found) {
    if (!collection.placeholders && collection.kind !== 'record') continue;
    const wording = { values, lang: 'en', words: [] };
    // Problems are reported later, once all records are parsed.
    const records = parseAll(sources, name, collection, wording, memory);
    const parsed = records.map(({ value }) => value);
    if (collection.kind === 'record') [content[name]] = parsed;
    values = { ...values, ...orReport(() => collection.placeholders?.(parsed)) };
  }
  if (Object.values(content).includes(undefined))
    return { values, lang: 'en', words: [], isPartial: true };
  const site = Object.values(modules);
  const { lang } = site.find((each) => each.lang) ?? {};
  const { numberWords } = site.find((each) => each.numberWords) ?? {};
  const { noteWords } = site.find((each) => each.noteWords) ?? {};
  const spoken = lang ? (orReport(() => new Intl.Locale(lang(content)).toString()) ?? 'en') : 'en';
  return {
    values,
    lang: spoken,
    words: orReport(() => numberWords?.(content)) ?? [],
    quotes: spoken,
    noteWords: orReport(() => noteWords?.(content)),
  };
}

function allOf(modules: ContentModules, problems: Problem[]): [string, Collection][] {
  const seen = new Map<string, string>();
  return Object.entries(modules).flatMap(([file, { collections }]) => {
    if (!collections) {
      const expected = 'export const collections: the kinds of records';
      problems.push({ file, field: 'collections', expected, found: 'no such export' });
    }
    for (const name of Object.keys(collections ?? {})) {
      const expected = 'a name that no other collection has';
      const found = `${name}, which ${seen.get(name)} also has`;
      if (seen.has(name)) problems.push({ file, field: `collections.${name}`, expected, found });
      seen.set(name, file);
    }
    return Object.entries(collections ?? {});
  });
}

function findFiles(
  root: string,
  name: string,
  { files }: Collection,
  problems: Problem[],
  language: string | undefined,
) {
  const find = (folder: string) => fastGlob.sync(files, { cwd: join(root, folder) });
  const inLanguage = new Set(language && find(`content/languages/${language}`));
  const found = [...new Set([...find('content'), ...inLanguage])].sort();
  if (found.length === 0 && isOneFile({ files })) {
    const expected = `the file of the collection "${name}"`;
    const advice =
      'restore the file, or remove its collection from content/index.ts, and the code that reads it';
    problems.push({ file: `content/${files}`, expected, found: 'no such file', advice });
  }
  return found.map((file) =>
    inLanguage.has(file) ? `content/languages/${language}/${file}` : `content/${file}`,
  );
}

function readAll(
  root: string,
  files: readonly string[],
  problems: Problem[],
  memory: ContentMemory,
): Source[] {
  return files.flatMap((file) => {
    try {
      return readSource(join(root, file), file, memory.sources);
    } catch (error) {
      if (!(error instanceof ProblemsError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
}

function parseAll(
  sources: readonly Source[],
  name: string,
  collection: Collection,
  wording: Wording,
  memory: ContentMemory,
  problems?: Problem[],
): SourcedRecord[] {
  const { files, kind, least = 0 } = collection;
  // Collections with placeholders are parsed twice, the first time without collecting problems.
  const pass = keyOf(JSON.stringify({ wording, isReported: problems !== undefined }));
  const records = sources.flatMap((source) => {
    const parsed = memory.parsed(`${pass} ${source.file}`, [source, collection], () => {
      const found = problems && [];
      const records = parseSource(source, name, collection, wording, found);
      return { records, problems: found ?? [] };
    });
    problems?.push(...parsed.problems);
    return parsed.records;
  });
  // Only a list that is itself too short is reported: invalid records and unread files have been
  // already.
  const isShort = sources.every(({ data }) => !Array.isArray(data) || data.length < least);
  const isRead = !problems?.some(({ file }) => file === `content/${files}`);
  if (kind === 'records' && isRead && isShort && records.length < least) {
    const expected = least === 1 ? 'at least one record' : `at least ${least} records`;
    problems?.push({ file: `content/${files}`, expected, found: 'fewer', advice: 'add one' });
  }
  return records;
}
