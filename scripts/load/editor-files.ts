import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastGlob from 'fast-glob';
import { z } from 'zod';
import type { Collections } from '../content.ts';
import { budgetSchema } from './budgets.ts';
import { checkable, fileSchema, jsonSchemas } from './json-schemas.ts';
import type { ContentModules } from './load-content.ts';
import { groupsSchema } from './page-groups.ts';
import { findAllCollections } from './site-files.ts';

const folder = 'schemas';
const settingsFile = '.vscode/settings.json';

/** What editors read to help with content: its JSON Schemas, and which one is for which files. */
export type EditorFiles = {
  /** Text by file name, from the root of the site. */
  texts: ReadonlyMap<string, string>;
  /** The schema of each content file or glob of files, both from the root of the site. */
  schemaOf: ReadonlyMap<string, string>;
};

/** Makes the files for editors; nothing is written. */
export function editorFiles(root: string, collections: Collections): EditorFiles {
  const schemas = new Map<string, z.ZodType>([
    ['groups.json', groupsSchema(root)],
    ['budgets.json', z.array(budgetSchema)],
  ]);
  const schemaOf = new Map([
    ['content/groups.yaml', `${folder}/groups.json`],
    ['content/budgets.yaml', `${folder}/budgets.json`],
  ]);
  for (const [name, collection] of checkable(collections)) {
    const id = `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`;
    schemas.set(id, fileSchema(collection));
    schemaOf.set(`content/${collection.files}`, `${folder}/${id}`);
  }
  const texts = new Map<string, string>();
  for (const [id, schema] of jsonSchemas(schemas)) texts.set(`${folder}/${id}`, print(schema));
  texts.set(settingsFile, print(settings(root, schemaOf)));
  for (const [file, text] of headedContent(root, schemaOf)) texts.set(file, text);
  return { texts, schemaOf };
}

// Editors without settings find a file's schema in its first line, which a CMS takes out.
function headedContent(root: string, schemaOf: ReadonlyMap<string, string>): [string, string][] {
  return [...schemaOf].flatMap(([pattern, schema]) =>
    fastGlob.sync(inLanguages(pattern), { cwd: root, ignore: ['**/*.json'] }).map((file) => {
      const head = `# yaml-language-server: $schema=${posix.relative(posix.dirname(file), schema)}\n`;
      const text = readFileSync(join(root, file), 'utf8');
      return [file, head + text.replace(/^# yaml-language-server:.*\n/, '')] as [string, string];
    }),
  );
}

/** A content file, and what stands in for it in other languages. */
const inLanguages = (file: string) => [file, file.replace(/^content\//, 'content/languages/*/')];

// Only what concerns schemas is ours; the rest of the settings stays as people wrote it.
function settings(root: string, schemaOf: ReadonlyMap<string, string>): object {
  const written: object = JSON.parse(readFileSync(join(root, settingsFile), 'utf8'));
  const [yaml, json] = [/\.ya?ml$/, /\.json$/].map((ending) =>
    [...schemaOf].filter(([file]) => ending.test(file)),
  );
  return {
    ...written,
    'yaml.schemas': Object.fromEntries(
      (yaml ?? []).map(([file, url]) => [`./${url}`, inLanguages(file)]),
    ),
    'json.schemas': (json ?? []).map(([file, url]) => ({
      fileMatch: inLanguages(file),
      url: `./${url}`,
    })),
  };
}

const print = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Imports what a site says of its content into this process, of groups that are left out as well, where a bundle would have copies of the
 * schemas that many refer to, such as that of icons. The site must stand in the generator's own
 * folder, since Node looks `#content` up from there.
 */
export async function importCollections(root: string): Promise<ContentModules> {
  const modules = findAllCollections(root).map(
    async (file): Promise<[string, ContentModules[string]]> => {
      return [file, await import(pathToFileURL(join(root, file)).href)];
    },
  );
  return Object.fromEntries(await Promise.all(modules));
}
