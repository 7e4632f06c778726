import { basename } from 'node:path';
import MarkdownIt from 'markdown-it';
import type { Problem } from '../problems.ts';
import { checkData } from './check-data.ts';
import type { Collection, Section } from './collections.ts';
import { place } from './explain-issue.ts';
import { setQuotes } from './fields.ts';
import { type Filling, fillPlaceholders, type Misfilled } from './placeholders.ts';
import type { Source } from './read-source.ts';

/** A checked record and where it stands. */
export type SourcedRecord = {
  collection: string;
  source: Source;
  path: readonly PropertyKey[];
  value: unknown;
};

/** A slug names one record of its collection: says where one is used twice. */
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
    const { file, line } = place(first.source, first.path);
    return [
      {
        ...place(record.source, [...record.path, 'slug']),
        expected: 'a slug that no other record of the collection has',
        found: `"${slug}", which ${file}:${line} has too`,
        advice: 'give one of the two another slug',
      },
    ];
  });
}

/** The records that one file holds, checked; what is wrong with them is added to `problems`. */
export function parseSource(
  source: Source,
  name: string,
  { kind, schema }: Collection,
  filling: Filling,
  problems: Problem[],
): SourcedRecord[] {
  const fill = (data: unknown, path: readonly PropertyKey[]) =>
    fillPlaceholders(data, filling, path, (at, misfilled: Misfilled) =>
      problems.push({ ...place(source, at), ...misfilled }),
    );
  const parse = (data: unknown, path: readonly PropertyKey[]): SourcedRecord[] => {
    const filled = fill(data, path);
    const checked = checkData(filled, schema, source, path);
    problems.push(...checked.problems);
    if (checked.problems.length > 0) return [];
    const value =
      kind === 'documents'
        ? asDocument(checked.value, source.file, String(fill(source.body, [])))
        : checked.value;
    return [{ collection: name, source, path, value }];
  };
  if (kind !== 'records' || !Array.isArray(source.data)) return parse(source.data, []);
  return source.data.flatMap((item, index) => parse(item, [index]));
}

function asDocument(fields: unknown, file: string, body: string): object {
  return { ...Object(fields), slug: basename(file, '.md'), sections: markdownSections(body) };
}

// No raw HTML: texts come from editors, and the pages' CSP allows no inline anything.
// Of a typographer's replacements only the quotation marks.
const parser = new MarkdownIt({ html: false, linkify: false, typographer: true });
parser.disable('replacements');

/** The heading as an id: its words and numbers in lower case, joined by hyphens; empty where it has none. */
function slugify(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

/** Cuts Markdown at its `## ` headings. Text before the first heading is a section without id. */
function markdownSections(source: string): Section[] {
  const tokens = parser.parse(source, {});
  const cuts = tokens.flatMap((token, at) =>
    token.type === 'heading_open' && token.tag === 'h2' ? [at] : [],
  );
  const render = (from: number, to: number | undefined) =>
    parser.renderer.render(tokens.slice(from, to), parser.options, {});
  const intro = render(0, cuts[0] ?? tokens.length);
  const sections = cuts.map((cut, index) => {
    const title = tokens[cut + 1]?.content ?? '';
    const id = slugify(title) || `section-${index + 1}`;
    return { id, title: setQuotes(title), html: render(cut + 3, cuts[index + 1]) };
  });
  return intro ? [{ id: '', title: '', html: intro }, ...sections] : sections;
}
