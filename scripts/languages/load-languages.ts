import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentModules, type LoadedContent, loadContent } from '../content/load.ts';
import type { Problem } from '../problems.ts';

const folder = 'content/languages';

/** A site's content in all its languages: what is known of all, and the records of each. */
export type LoadedLanguages = LoadedContent & {
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
  // What languages share is the first one's, and told once.
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
