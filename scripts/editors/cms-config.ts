import { stringify } from 'yaml';
import { z } from 'zod';
import type { Collection, Collections } from '../content/collections.ts';
import { languageTag, picture } from '../content/fields.ts';
import { isOneFile } from '../content/list-files.ts';
import { languagesFolder } from '../languages/language-folders.ts';
import { wordless } from '../languages/languages.ts';
import { bodyField, contentFormat, itemsField, versionField, waitsField } from './form-fields.ts';

/** Where the CMS saves files, as described in its documentation. */
type CmsBackend = Readonly<Record<string, unknown>>;

/** A content file with a form, or a folder of Markdown files that have the same one. */
export type CmsEntry = Readonly<{
  name: string;
  label: string;
  file?: string;
  folder?: string;
  fields: readonly CmsField[];
  /** The language of the file, if it is not the first one. */
  language?: string;
  /** Why a document is not on the site, in words. */
  waits?: ((data: unknown) => string | undefined) | undefined;
}>;

/** Gives the data of a content file. */
type Read = (file: string) => unknown;

/**
 * The forms for a site's content, derived from the schemas that check it. `read` gives the data of a
 * content file: a value that may have several shapes gets a form for the one it has.
 */
export function cmsEntries(collections: Collections, read: Read = () => undefined): CmsEntry[] {
  const all = Object.entries(collections);
  // A form needs fields, which a file with arbitrary keys, such as a generated one, lacks; it is saved as YAML.
  const files = all
    .filter(([, collection]) => isOneFile(collection) && !collection.files.endsWith('.json'))
    .map((entry) => fileEntry(entry, read))
    .filter(({ fields }) => fields.length > 0);
  const folders = all.filter(([, { kind }]) => kind === 'documents').map(folderEntry);
  return [...files, ...folders];
}

/**
 * The same forms for the files of another language, in its folder, without required fields. Files that it lacks can be
 * made there; those without words are for all languages.
 */
export function entriesIn(language: string, collections: Collections, read: Read): CmsEntry[] {
  // The overlay explains what is wrong with the folder.
  if (!languageTag().safeParse(language).success) return [];
  const folder = `${languagesFolder}/${language}`;
  const translated = Object.entries(collections).filter(([name]) => !wordless.has(name));
  const own = cmsEntries(Object.fromEntries(translated), (file) => {
    const found = read(`languages/${language}/${file}`);
    return found === undefined ? read(file) : found;
  });
  const there = (path: string) => path.replace(/^content/, folder);
  return own.map(({ file, folder: documents, fields, ...entry }) => ({
    ...entry,
    fields: fields.map(optional),
    name: `${language}_${entry.name}`,
    language,
    ...(file && { file: there(file) }),
    ...(documents && { folder: there(documents), label: `${nameOf(language)}: ${entry.label}` }),
  }));
}

/** A field that may be left out, with those inside it: what a language leaves out is that of the first one. */
const optional = (field: CmsField) => eachField(field, () => ({ required: false }));

/** The CMS takes a list without items for a missing one, and saves no form that lacks what it asks for. */
const asked = (field: CmsField) =>
  eachField(field, ({ widget, min }) => (widget === 'list' && !min ? { required: false } : {}));

/** A field and those inside it, each with what `change` gives it. */
const eachField = (field: CmsField, change: (field: CmsField) => Partial<CmsField>): CmsField => ({
  ...field,
  ...(field.fields && { fields: field.fields.map((inside) => eachField(inside, change)) }),
  ...change(field),
});

/** A language in its own words. */
const nameOf = (language: string) =>
  new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;

/** The configuration of Sveltia CMS for these forms. */
export function cmsConfig(entries: readonly CmsEntry[], backend: CmsBackend): string {
  const languages = [...new Set(entries.map(({ language }) => language))];
  const lists = languages.map((language) => ({
    name: language ? `${language}_content` : 'content',
    label: language ? nameOf(language) : 'Content',
    files: filesOf(entries.filter((entry) => entry.language === language && entry.file)),
  }));
  const folders = filesOf(entries.filter(({ folder }) => folder)).map((entry) => ({
    ...entry,
    create: true,
    slug: { editable: true },
    // Names the entry in lists, and suggests its file name.
    identifier_field: entry.fields[0]?.name,
  }));
  return stringify({
    backend,
    media_folder: 'content/pictures',
    public_folder: '',
    // No stock photographs: they would need requests to third parties.
    media_libraries: { stock_assets: { providers: [] } },
    // Empty fields of a form are left out, as the schemas require.
    output: { omit_empty_optional_fields: true },
    collections: [...lists, ...folders],
  });
}

/** Forms with the fields that the CMS does not show. */
const filesOf = (entries: readonly CmsEntry[]) =>
  entries.map(({ waits, language: _, ...entry }) => {
    const [first] = entry.fields;
    const summary = waits && first && { summary: `{{${first.name}}}{{${waitsField}}}` };
    const unseen = [versionField, ...(summary ? [waitsField] : [])];
    const hidden = unseen.map((name) => ({ name, widget: 'hidden', required: false }));
    const fields = [...entry.fields.map(asked), ...hidden];
    return { ...entry, ...summary, format: contentFormat, fields };
  });

function fileEntry(
  [name, { kind, files, schema }]: [string, Collection],
  read: (file: string) => unknown,
): CmsEntry {
  const shape = shapeOf(schema);
  const values = [read(files)].flat();
  const items = itemOf(shape, values);
  const list = { name: itemsField, label: 'Items', widget: 'list', ...items };
  const fields = kind === 'record' ? cmsFields(shape, values) : [list];
  return { name, label: inWords(name), file: `content/${files}`, fields };
}

const markdownHint =
  'Markdown: `## ` begins a section, `[^1]` names a footnote, `- [ ]` is a task, `: ` defines the word ' +
  'above, `![a harbour](harbour.jpg)` shows a picture of the assets. `content/README.md` shows all that the site knows, with examples. It knows no HTML.';

function folderEntry([name, { files, schema, waits }]: [string, Collection]): CmsEntry {
  // As it is typed: the CMS's rich text editor rewrites tables, escapes and code that it was not
  // asked to change.
  const body = { name: bodyField, label: 'Text', widget: 'text', required: false };
  const fields = cmsFields(shapeOf(schema), []);
  return {
    name,
    label: inWords(name),
    folder: `content/${files.replace(/\/[^/]*$/, '')}`,
    fields: [...fields, { ...body, hint: markdownHint }],
    waits: waits && ((data) => waits(data, new Date())),
  };
}

const shapeOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', target: 'draft-7' });

/** A field of a form, as Sveltia and Decap CMS describe it. */
export type CmsField = Schema & Inner & { name: string; widget: string };

type Schema = Readonly<Record<string, unknown>>;

/** The fields inside an object or each item of a list, or the one field of each item. */
type Inner = { fields?: readonly CmsField[]; field?: CmsField; required?: boolean };

/** With more options than this, the value is typed rather than chosen from a list. */
const mostOptions = 60;

/** The fields of a form for the objects that a JSON Schema describes, and those in content. */
function cmsFields(schema: Schema, values: readonly unknown[]): CmsField[] {
  const required = new Set(listOf(schema.required));
  return Object.entries(objectOf(schema.properties)).map(([name, property]) => {
    const inside = values.map((value) => objectOf(value)[name]);
    const widget = widgetOf(inUse(objectOf(property), inside), inside);
    if (widget.widget === 'hidden') return { name, ...widget };
    const label = objectOf(property).title ?? inWords(name);
    return { name, label, required: required.has(name), ...hint(objectOf(property)), ...widget };
  });
}

/** The shape that all values have, if a schema describes several, or else its only one with fields. */
function inUse(schema: Schema, values: readonly unknown[]): Schema {
  const shapes = listOf(schema.anyOf).map(objectOf);
  const given = values.filter((value) => value !== undefined);
  const fits = ({ const: only, type, properties }: Schema, value: unknown) => {
    if (only !== undefined) return only === value;
    const known = objectOf(properties);
    const isOfKind = ([name, inside]: [string, unknown]) => {
      const { [name]: property } = known;
      const { const: kind } = objectOf(property);
      return property !== undefined && (kind === undefined || kind === inside);
    };
    if (type === 'object') return value instanceof Object && Object.entries(value).every(isOfKind);
    return type === typeof value || (type === 'integer' && Number.isInteger(value));
  };
  const has = (shape: Schema) =>
    given.length > 0 ? given.every((value) => fits(shape, value)) : shape.type === 'object';
  const found = shapes.find(has);
  return found
    ? { ...found, ...(schema.description ? { description: schema.description } : {}) }
    : schema;
}

function widgetOf(schema: Schema, values: readonly unknown[]): Schema & Inner & { widget: string } {
  const { type, pattern, format } = schema;
  const options = 'const' in schema ? [schema.const] : listOf(schema.enum);
  if (options.length > 0 && options.length <= mostOptions) return { widget: 'select', options };
  if (type === 'boolean') return { widget: 'boolean' };
  if (type === 'number' || type === 'integer')
    return { widget: 'number', value_type: type === 'integer' ? 'int' : 'float', ...range(schema) };
  if (type === 'object')
    return { widget: 'object', collapsed: true, fields: cmsFields(schema, values) };
  if (type === 'array')
    return { widget: 'list', ...count(schema), ...itemOf(objectOf(schema.items), values.flat()) };
  if (format === 'date') return { widget: 'datetime', date_format: true, time_format: false };
  if (pattern === picturePattern) return { widget: 'image', choose_url: false };
  if (typeof pattern === 'string')
    return {
      widget: 'string',
      pattern: [pattern, schema.patternErrorMessage ?? schema.description ?? `like ${pattern}`],
    };
  if (type === 'string') return { widget: options.length ? 'string' : 'text' };
  // A value that has several shapes in one list gets no form field, and stays as it is in the file.
  return { widget: 'hidden' };
}

const { pattern: picturePattern } = z.toJSONSchema(picture(), { io: 'input' });

/** The items of a list: the fields of objects, or a single field. */
function itemOf(items: Schema, values: readonly unknown[]): Schema & Inner {
  if (items.type === 'object') return { fields: cmsFields(items, values) };
  return { field: { name: 'item', label: 'Item', ...widgetOf(items, values) } };
}

/** The CMS shows hints as Markdown without HTML, in which `<slug>` would disappear. */
const hint = ({ description }: Schema) =>
  typeof description === 'string' ? { hint: description.replace(/[\\`*_[\]<&~]/g, '\\$&') } : {};
const range = ({ minimum, maximum }: Schema) => ({
  ...(minimum !== undefined && { min: minimum }),
  ...(maximum !== undefined && { max: maximum }),
});

/** How many items a list has. */
const count = ({ minItems, maxItems }: Schema) => range({ minimum: minItems, maximum: maxItems });

const inWords = (name: string) =>
  name
    .replace(/[-_]/g, ' ')
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());
const objectOf = (value: unknown): Schema => Object.fromEntries(Object.entries(Object(value)));
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
