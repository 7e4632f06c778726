import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { Ajv, type AnySchemaObject } from 'ajv';
import fastGlob from 'fast-glob';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { allCollections } from '../../scripts/load/collections.ts';
import {
  type EditorFiles,
  editorFiles,
  importCollections,
} from '../../scripts/load/editor-files.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const parseJson = (file: string): AnySchemaObject => JSON.parse(read(file));

let files: EditorFiles;
let ajv: Ajv;
/** Every content file that editors can check, with its schema. */
let checked: [content: string, schema: string][];

beforeAll(async () => {
  files = editorFiles(root, allCollections(await importCollections(root)));
  ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false });
  for (const file of files.texts.keys())
    if (file.startsWith('schemas/')) ajv.addSchema(parseJson(file), file.replace('schemas/', ''));
  checked = [...files.schemaOf].flatMap(([pattern, schema]) =>
    fastGlob.sync(pattern, { cwd: root }).map((file): [string, string] => [file, schema]),
  );
});

/** What a schema says of content: where, and which rule. */
function faults(schema: string, content: unknown): string[] {
  const validate = ajv.getSchema(schema.replace('schemas/', ''));
  validate?.(content);
  return (validate?.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
}

describe('the JSON Schemas for editors', () => {
  test('are what `npm run schemas` makes of the schemas in content', () => {
    const stale = [...files.texts].filter(([file, text]) => read(file) !== text);
    expect(stale.map(([file]) => file)).toEqual([]);
    const made = fastGlob.sync('schemas/*', { cwd: root });
    expect(made.filter((file) => !files.texts.has(file))).toEqual([]);
  });

  test('accept every content file as it is', () => {
    expect(checked.length).toBeGreaterThan(40);
    const refused = checked.flatMap(([file, schema]) =>
      faults(schema, parse(read(file))).map((fault) => `${file}${fault}`),
    );
    expect(refused).toEqual([]);
  });

  test('draw a line under what a build would refuse', () => {
    const site: object = parse(read('content/site.yaml'));
    const said = faults('schemas/site.json', { ...site, nmae: 'X', slug: 'Not A Slug', dir: 'up' });
    expect(said.toSorted()).toEqual([' additionalProperties', '/dir enum', '/slug pattern']);
    expect(faults('schemas/services.json', [{ slug: 'a' }])).toContain('/0 required');
    expect(faults('schemas/groups.json', { tempalte: true })).toContain(' additionalProperties');
  });

  test('describe every field', () => {
    const silent = [...files.texts.keys()].flatMap((file) =>
      file.startsWith('schemas/') ? undescribed(parseJson(file), file) : [],
    );
    expect(silent).toEqual([]);
  });

  test('are named at the head of each YAML file, for editors without settings', () => {
    const wrong = checked
      .filter(([file]) => file.endsWith('.yaml'))
      .map(([file, schema]) => [file, posix.relative(posix.dirname(file), schema)])
      .filter(
        ([file = '', url]) => !read(file).startsWith(`# yaml-language-server: $schema=${url}\n`),
      );
    expect(wrong).toEqual([]);
  });

  test('are each for content that exists', () => {
    const found = new Set(checked.map(([, schema]) => schema));
    expect([...files.schemaOf.values()].filter((schema) => !found.has(schema))).toEqual([]);
    expect(
      [...files.schemaOf.values()].filter((schema) => !existsSync(join(root, schema))),
    ).toEqual([]);
  });
});

/** The paths of properties that no text describes. */
function undescribed(schema: unknown, path: string): string[] {
  if (!schema || typeof schema !== 'object') return [];
  const properties: unknown = Reflect.get(schema, 'properties');
  const silent = Object.entries(Object(properties)).filter(
    ([, property]) => !Reflect.get(Object(property), 'description'),
  );
  return [
    ...silent.map(([name]) => `${path}/${name}`),
    ...Object.entries(schema).flatMap(([key, value]) => undescribed(value, `${path}/${key}`)),
  ];
}
