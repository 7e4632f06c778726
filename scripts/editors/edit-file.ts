import { isDeepStrictEqual } from 'node:util';
import { parse, stringify } from 'yaml';
import type { CmsField } from './cms-config.ts';
import { editYaml } from './edit-yaml.ts';
import { bodyField, itemsField } from './form-fields.ts';
import { mergeData, withoutEmpty } from './merge-data.ts';

/** What a form shows of a file: its fields; the items of a list; the text of a document as `body`. */
export type FormData = Readonly<Record<string, unknown>>;

/** A change that is not made, with its reason, for the editor. */
export class Refusal extends Error {}

/** The data of a content file's text, for its form. Throws if it has no valid YAML. */
export function formData(text: string, file: string): FormData {
  const { yaml, body } = partsOf(text, file);
  const data: unknown = parse(yaml);
  if (Array.isArray(data)) return { [itemsField]: data };
  const { text: typed } = bodyParts(body);
  return file.endsWith('.md') ? { ...Object(data), [bodyField]: typed } : { ...Object(data) };
}

/**
 * The text of a content file after an editor changed its form from `shown` to `sent`. Everything else
 * stays as it is, to the byte, also what somebody else has changed since the form was shown. Throws a
 * Conflict if both changed the same field.
 */
export function editedText(
  text: string,
  file: string,
  { shown, sent, fields }: { shown: FormData; sent: FormData; fields: readonly CmsField[] },
): string {
  const [before, after, current] = [shown, sent, formData(text, file)].map((data) =>
    withoutEmpty(data, { fields }),
  );
  const now = Object(mergeData(before, after, current));
  const { start, yaml, end, body } = partsOf(text, file);
  // A file without any data is what its form is.
  const isList = Array.isArray(parse(yaml) ?? (isListForm(fields) ? [] : {}));
  const dataOf = ({ [bodyField]: typed, ...data }: FormData) =>
    isList
      ? (data[itemsField] ?? [])
      : file.endsWith('.md')
        ? data
        : { ...data, ...(typed !== undefined && { body: typed }) };
  const wanted = dataOf(now);
  const edited = editYaml(yaml, dataOf(Object(current)), wanted);
  const got = withoutEmpty(formData(start + edited + end, file), { fields });
  // Never the case for any content that we know of: YAML has corners, such as shared anchors.
  if (!isDeepStrictEqual(dataOf(Object(got)), wanted))
    throw new Refusal('YAML of this kind cannot be edited in a form: change the file itself');
  return start + edited + end + bodyText(body, now[bodyField], text);
}

/** The text of a new content file. */
export function newText(sent: FormData, file: string, fields: readonly CmsField[]): string {
  const { [bodyField]: body, ...data } = Object(withoutEmpty(sent, { fields }));
  const yaml = stringify(isListForm(fields) ? data[itemsField] : data, { lineWidth: 0 });
  return file.endsWith('.md') ? `---\n${yaml}---\n\n${String(body ?? '').trimEnd()}\n` : yaml;
}

const isListForm = (fields: readonly CmsField[]) =>
  fields.length === 1 && fields[0]?.name === itemsField;

/** Front matter with its lines of ---, and the text below. Of other files, all is YAML. */
function partsOf(text: string, file: string) {
  if (!file.endsWith('.md')) return { start: '', yaml: text, end: '', body: '' };
  const found =
    /^(\uFEFF?---[ \t]*\r?\n)((?:[\s\S]*?\r?\n)??)(---[ \t]*(?:\r?\n|$))([\s\S]*)$/.exec(text);
  if (!found) throw new Error(`${file} has no front matter`);
  const [, start = '', yaml = '', end = '', body = ''] = found;
  return { start, yaml, end, body };
}

/** A text without the empty lines around it, and these. */
function bodyParts(body: string) {
  const [, above = '', text = '', below = ''] = /^(\s*\n)?([\s\S]*?)(\s*)$/.exec(body) ?? [];
  return { above, text: text.replaceAll('\r\n', '\n'), below };
}

function bodyText(body: string, typed: unknown, file: string): string {
  const { above, text, below } = bodyParts(body);
  const now = String(typed ?? '').replace(/^(?:[ \t]*\n)+|\s+$/g, '');
  if (now === text) return body;
  const end = file.includes('\r\n') ? '\r\n' : '\n';
  return (above || end) + now.replaceAll('\n', end) + (below || end);
}
