import { basename } from 'node:path';
import { z } from 'zod';
import type { Fault, Problem } from '../base/problems.ts';
import { checkData } from './check-data.ts';
import type { Collection } from './collections.ts';
import { placeOfField } from './explain-issue.ts';
import { isListFile } from './list-files.ts';
import { documentProblems, type PictureInText, readMarkdown } from './markdown.ts';
import { fillPlaceholder, fillPlaceholders, type Wording } from './placeholders.ts';
import type { Source } from './read-source.ts';

/** A checked record and its place. */
export type SourcedRecord = {
  collection: string;
  source: Source;
  path: readonly PropertyKey[];
  value: unknown;
  /** What editors should know about its Markdown. */
  remarks?: readonly Remark[];
  /** The pictures that its Markdown shows, each with its line in the file. */
  pictures?: readonly PictureInText[];
};

/** What an editor should know about a line of a text, as the end of a sentence that begins with its place. */
export type Remark = { file: string; line: number; says: string };

/** Reports slugs that occur twice, since a slug identifies one record of its collection. */
export function repeatedSlugs(records: readonly SourcedRecord[]): Problem[] {
  const seen = new Map<string, SourcedRecord>();
  return records.flatMap((record) => {
    const slug: unknown = Reflect.get(Object(record.value), 'slug');
    if (typeof slug !== 'string') return [];
    const key = `${record.collection}/${slug}`;
    const first = seen.get(key);
    if (!first) {
      seen.set(key, record);
      return [];
    }
    const { file, line } = placeOfField(first.source, first.path);
    return [
      {
        ...placeOfField(record.source, [...record.path, 'slug']),
        expected: 'a slug that no other record of the collection has',
        found: `"${slug}", which ${file}:${line} also has`,
        advice: 'give one of the two another slug',
      },
    ];
  });
}

/** What the front matter of a document says of its language, if that is not the language of the site. */
const ownLanguage = z
  .object({
    lang: z.string().optional().catch(undefined),
    notes: z.object({ title: z.string(), back: z.string() }).optional().catch(undefined),
  })
  .catch({});

/** The checked records of a file. Their errors are added to `problems`, if given. */
export function parseSource(
  source: Source,
  name: string,
  { kind, schema, files }: Collection,
  wording: Wording,
  problems?: Problem[],
): SourcedRecord[] {
  const fill = (data: unknown, path: readonly PropertyKey[]) =>
    fillPlaceholders(data, wording, path, (at, fault: Fault) =>
      // Looked up only now, since finding the line reads the file again.
      problems?.push({ ...placeOfField(source, at), ...fault }),
    );
  const parse = (data: unknown, path: readonly PropertyKey[]): SourcedRecord[] => {
    const filled = fill(data, path);
    const { lang = wording.quotes, notes = wording.noteWords } =
      kind === 'documents' ? ownLanguage.parse(filled) : {};
    const checked = checkData(filled, schema, source, path, lang);
    problems?.push(...checked.problems);
    if (checked.problems.length > 0) return [];
    if (kind !== 'documents') return [{ collection: name, source, path, value: checked.value }];
    const markdown = readMarkdown(source.body, {
      lang,
      noteWords: notes,
      fill: (found) =>
        fillPlaceholder(found, wording, (fault) => {
          problems?.push({ file: source.file, line: source.bodyLine + found.line, ...fault });
        }),
    });
    problems?.push(...documentProblems(source, markdown));
    const { sections } = markdown;
    // A text of the first language is that one's: its lines are in another file.
    const own = source.borrowsBody ? { remarks: [], pictures: [] } : markdown;
    const remarks = own.remarks.map(({ line, says }) => ({
      file: source.file,
      line: source.bodyLine + line,
      says,
    }));
    const value = { ...Object(checked.value), slug: basename(source.file, '.md'), sections };
    const pictures = own.pictures.map(({ picture, line }) => ({
      picture,
      line: source.bodyLine + line,
    }));
    return [{ collection: name, source, path, value, remarks, pictures }];
  };
  if (isListFile({ kind, files }) && source.data === null) {
    const expected = 'a list: lines that begin with "- "';
    const advice = 'add records, or write [] if there are none';
    problems?.push({ ...placeOfField(source, []), expected, found: 'nothing', advice });
    return [];
  }
  if (kind !== 'records' || !Array.isArray(source.data)) return parse(source.data, []);
  return source.data.flatMap((item, index) => parse(item, [index]));
}
