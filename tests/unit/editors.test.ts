import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { Ajv, type AnySchemaObject } from 'ajv';
import fastGlob from 'fast-glob';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { locateIn } from '../../scripts/check/check-site.ts';
import { allCollections, records } from '../../scripts/content/collections.ts';
import {
  type EditorFiles,
  editorFiles,
  importCollections,
} from '../../scripts/editors/editor-files.ts';
import { watchSite } from '../../scripts/serve/watch-site.ts';

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
    if (file.startsWith('content/json-schemas/'))
      ajv.addSchema(parseJson(file), file.replace('content/json-schemas/', ''));
  checked = [...files.schemaOf].flatMap(([pattern, schema]) =>
    fastGlob.sync(pattern, { cwd: root }).map((file): [string, string] => [file, schema]),
  );
});

/** What a schema reports about content: the place and the rule. */
function faults(schema: string, content: unknown): string[] {
  const validate = ajv.getSchema(schema.replace('content/json-schemas/', ''));
  validate?.(content);
  return (validate?.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
}

describe('the JSON Schemas for editors', () => {
  test('are what `npm run schemas` makes of the schemas in content', () => {
    const stale = [...files.texts].filter(([file, text]) => read(file) !== text);
    expect(stale.map(([file]) => file)).toEqual([]);
    const made = fastGlob.sync('content/json-schemas/*', { cwd: root });
    expect(made.filter((file) => !files.texts.has(file))).toEqual([]);
  });

  test('accept every content file', { tags: 'nightly' }, () => {
    expect(checked.length).toBeGreaterThan(10);
    const refused = checked.flatMap(([file, schema]) => {
      const data: unknown = parse(read(file));
      // An empty file of a language says that its texts are those of the first.
      if (data === null && file.includes('/languages/')) return [];
      return faults(schema, data).map((fault) => `${file}${fault}`);
    });
    expect(refused).toEqual([]);
  });

  test('let a file of another language leave out any field, and nothing else', async () => {
    const site = mkdtempSync(join(tmpdir(), 'editors-'));
    onTestFinished(() => rmSync(site, { recursive: true }));
    mkdirSync(join(site, 'content/languages/oc'), { recursive: true });
    writeFileSync(join(site, 'content/languages/oc/site.yaml'), 'lang: oc\n');
    const made = editorFiles(site, allCollections(await importCollections(root)));
    const schema = made.schemaOf.get('content/languages/*/site.yaml') ?? '';
    const head = made.texts.get('content/languages/oc/site.yaml') ?? '';
    expect(head).toMatch(
      /^# yaml-language-server: \$schema=\.\.\/\.\.\/json-schemas\/languages\/site\.json\n/,
    );
    const partial = new Ajv({ allErrors: true, strict: false, validateFormats: false });
    for (const name of ['icon.json', 'site.json'])
      partial.addSchema(
        JSON.parse(made.texts.get(`content/json-schemas/languages/${name}`) ?? ''),
        name,
      );
    expect(schema).toBe('content/json-schemas/languages/site.json');
    const validate = partial.getSchema('site.json');
    expect(validate?.({ lang: 'oc', address: { street: '1' } })).toBe(true);
    expect(validate?.({ lang: 'oc', adress: {} })).toBe(false);
  });

  test('underline what a build would refuse', () => {
    const site: object = parse(read('content/site.yaml'));
    const said = faults('content/json-schemas/site.json', {
      ...site,
      nmae: 'X',
      slug: 'Not A Slug',
      dir: 'up',
    });
    expect(said.toSorted()).toEqual([' additionalProperties', '/dir enum', '/slug pattern']);
    expect(faults('content/json-schemas/services.json', [{ slug: 'a' }])).toContain('/0 required');
    expect(faults('content/json-schemas/groups.json', { tempalte: true })).toContain(
      ' additionalProperties',
    );
  });

  test('describe every field', () => {
    const silent = [...files.texts.keys()].flatMap((file) =>
      file.startsWith('content/json-schemas/') ? undescribed(parseJson(file), file) : [],
    );
    expect(silent).toEqual([]);
  });

  test('are named at the top of each YAML file', () => {
    const wrong = checked
      .filter(([file]) => file.endsWith('.yaml'))
      .map(([file, schema]) => [file, posix.relative(posix.dirname(file), schema)])
      .filter(
        ([file = '', url]) => !read(file).startsWith(`# yaml-language-server: $schema=${url}\n`),
      );
    expect(wrong).toEqual([]);
  });

  test('are named once in a file with Windows line ends', () => {
    const site = mkdtempSync(join(tmpdir(), 'windows-'));
    mkdirSync(join(site, 'content'));
    const head = '# yaml-language-server: $schema=json-schemas/boats.json';
    writeFileSync(join(site, 'content/boats.yaml'), `${head}\r\n- name: Heron\r\n`);
    const boats = records('boats.yaml', z.object({ name: z.string() }));
    const text = editorFiles(site, { boats }).texts.get('content/boats.yaml');
    rmSync(site, { recursive: true });
    expect(text).toBe(`${head}\n- name: Heron\r\n`);
  });

  test('all belong to existing content', () => {
    const found = new Set(checked.map(([, schema]) => schema));
    // A language has only the files that differ.
    const ofFirst = [...files.schemaOf.values()].filter((it) => !it.includes('/languages/'));
    expect(ofFirst.filter((schema) => !found.has(schema))).toEqual([]);
    expect(
      [...files.schemaOf.values()].filter((schema) => !existsSync(join(root, schema))),
    ).toEqual([]);
  });
});

describe('the JSON Schemas are in the content folder, but are not content:', () => {
  test('problems of the site are not looked up in them', () => {
    const [words = ''] =
      /(?<="description": ")[^"]+/.exec(read('content/json-schemas/site.json')) ?? [];
    expect(words).not.toBe('');
    expect(locateIn(root)(words)).toEqual([]);
  });

  test('nor in comments of content: a link there is not the broken one', () => {
    const site = mkdtempSync(join(tmpdir(), 'commented-'));
    mkdirSync(join(site, 'content'));
    writeFileSync(join(site, 'content/a.yaml'), '# The page /event/\ntitle: Events\n');
    writeFileSync(join(site, 'content/menu.yaml'), '# Links\n- href: /event/\n');
    expect(locateIn(site)('/event/')).toEqual([{ file: 'content/menu.yaml', line: 2 }]);
  });

  test('a link is found in each file that has it, also without the path of the home page', () => {
    const site = mkdtempSync(join(tmpdir(), 'linked-'));
    mkdirSync(join(site, 'content'));
    writeFileSync(join(site, 'content/home.yaml'), '# Links\n- href: "#fair"\n');
    writeFileSync(join(site, 'content/menu.yaml'), '- href: /#fair\n- href: /#fairs\n');
    expect(locateIn(site)('/#fair')).toEqual([
      { file: 'content/home.yaml', line: 2 },
      { file: 'content/menu.yaml', line: 1 },
    ]);
  });

  test('changing them does not reload a page', async () => {
    const site = mkdtempSync(join(tmpdir(), 'watched-'));
    for (const folder of ['pages', 'components', 'content/json-schemas', 'static'])
      mkdirSync(join(site, folder), { recursive: true });
    const changed: string[] = [];
    const settled = vi.fn();
    const watcher = watchSite(site, (file) => changed.push(file), settled);
    try {
      await once(watcher, 'ready');
      writeFileSync(join(site, 'content/json-schemas/boats.json'), '{}');
      writeFileSync(join(site, 'content/boats.yaml'), '[]');
      await expect.poll(() => settled.mock.calls.length).toBeGreaterThan(0);
      expect(changed).toEqual(['content/boats.yaml']);
    } finally {
      await watcher.close();
      rmSync(site, { recursive: true });
    }
  });
});

/** The paths of properties without a description. */
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
