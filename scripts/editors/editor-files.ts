import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastGlob from 'fast-glob';
import { z } from 'zod';
import { budgetSchema } from '../budgets/budgets.ts';
import { findAllCollections, schemasFolder } from '../code/site-files.ts';
import type { Collection, Collections, ContentModules } from '../content/collections.ts';
import { icon } from '../content/fields.ts';
import { isListFile } from '../content/list-files.ts';
import { languagesFolder } from '../languages/language-folders.ts';
import { groupsSchema } from '../routes/page-groups.ts';
import { redirectsSchema } from '../routes/redirects.ts';
import { slugsSchema } from '../routes/slugs.ts';

/** The files that help editors with content: JSON Schemas, and which of them is for which file. */
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
    ['budgets.json', z.array(budgetSchema).nullable()],
    ['redirects.json', redirectsSchema.nullable()],
    ['slugs.json', slugsSchema],
  ]);
  const schemaOf = new Map(
    [...schemas.keys()].map((id) => [
      `content/${id.replace('.json', '.yaml')}`,
      `${schemasFolder}/${id}`,
    ]),
  );
  for (const [name, collection] of checkable(collections)) {
    const id = `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`;
    schemas.set(id, fileSchema(collection));
    schemaOf.set(`content/${collection.files}`, `${schemasFolder}/${id}`);
  }
  const texts = new Map<string, string>();
  const made = jsonSchemas(schemas);
  for (const [id, schema] of made) texts.set(`${schemasFolder}/${id}`, print(schema));
  if (existsSync(join(root, languagesFolder))) {
    for (const [id, schema] of made)
      texts.set(`${schemasFolder}/languages/${id}`, print(withoutRequired(schema)));
    for (const [file, schema] of [...schemaOf])
      schemaOf.set(
        file.replace(/^content\//, `${languagesFolder}/*/`),
        schema.replace(schemasFolder, `${schemasFolder}/languages`),
      );
  }
  for (const [file, text] of headedContent(root, schemaOf)) texts.set(file, text);
  return { texts, schemaOf };
}

/** The content files, each with its schema named in its first line, where editors find it. */
function headedContent(root: string, schemaOf: ReadonlyMap<string, string>): [string, string][] {
  return [...schemaOf].flatMap(([pattern, schema]) =>
    fastGlob.sync(pattern, { cwd: root, ignore: ['**/*.json'] }).map((file) => {
      const head = `# yaml-language-server: $schema=${posix.relative(posix.dirname(file), schema)}\n`;
      const text = readFileSync(join(root, file), 'utf8');
      return [file, head + text.replace(/^# yaml-language-server:.*\r?\n/, '')] as [string, string];
    }),
  );
}

/** The schema of a file of another language, which may leave out any field. */
const withoutRequired = (schema: JsonSchema): JsonSchema =>
  JSON.parse(
    JSON.stringify(schema, (key, value) =>
      key === 'required' && Array.isArray(value) ? undefined : value,
    ),
  );

const print = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Imports the definitions of a site's content, including those of groups that are left out. A
 * bundle would have its own copies of shared schemas, such as that of icons. The site must be in
 * the generator's folder, because Node resolves `#content` from there.
 */
export async function importCollections(root: string): Promise<ContentModules> {
  const modules = findAllCollections(root).map(
    async (file): Promise<[string, ContentModules[string]]> => {
      return [file, await import(pathToFileURL(join(root, file)).href)];
    },
  );
  return Object.fromEntries(await Promise.all(modules));
}

/** A JSON Schema, draft 7: the newest that editors understand in full. */
type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * The JSON Schemas of a site's YAML and JSON files by file name, and their shared parts. They cover
 * what can be checked while typing, but not links and pictures, which only a build can check.
 */
function jsonSchemas(schemas: ReadonlyMap<string, z.ZodType>): Map<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  registry.add(icon(), { id: 'icon.json' });
  for (const [id, schema] of schemas) registry.add(schema, { id });
  const { schemas: made } = z.toJSONSchema(registry, {
    io: 'input',
    target: 'draft-7',
    override: ({ zodSchema, jsonSchema }) => tidy(zodSchema, jsonSchema),
  });
  return new Map(Object.entries(made).map(([id, { $id: _, ...schema }]) => [id, schema]));
}

/** The schema of a collection's file as a whole: a list if one file has all records. */
function fileSchema(collection: Collection): z.ZodType {
  const { schema } = collection;
  return isListFile(collection) ? z.array(schema) : z.clone(schema);
}

/** The collections whose files editors can check. They cannot check front matter in Markdown. */
function checkable(collections: Collections): [name: string, Collection][] {
  return Object.entries(collections).filter(([, { kind }]) => kind !== 'documents');
}

function tidy(zodSchema: z.core.$ZodType, jsonSchema: z.core.JSONSchema.BaseSchema): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  const message = jsonSchema.pattern && patternMessage(zodSchema);
  // Understood by the editors' YAML and JSON services, ignored by others.
  if (message) jsonSchema.patternErrorMessage = `Expected ${message}.`;
}

// zod gives the message of a pattern only for a text that does not match. This text never does.
function patternMessage(schema: z.core.$ZodType): string | undefined {
  const issues = z.safeParse(schema, '\u0000').error?.issues ?? [];
  return issues.find((issue) => issue.code === 'invalid_format' && issue.format === 'regex')
    ?.message;
}
