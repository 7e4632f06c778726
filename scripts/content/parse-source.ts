import { basename } from 'node:path';
import type { Problem } from '../problems.ts';
import { checkData } from './check-data.ts';
import type { Collection } from './define.ts';
import { markdownSections } from './markdown.ts';
import { fillPlaceholders, type Placeholders } from './placeholders.ts';
import type { Source } from './read-source.ts';
import type { SourcedRecord } from './repeated-slugs.ts';

/** The records that one file holds, checked; what is wrong with them is added to `problems`. */
export function parseSource(
  source: Source,
  name: string,
  { kind, schema }: Collection,
  placeholders: Placeholders,
  problems: Problem[],
): SourcedRecord[] {
  const parse = (data: unknown, path: readonly PropertyKey[]): SourcedRecord[] => {
    const filled = fillPlaceholders(data, placeholders);
    const checked = checkData(filled, schema, source, path);
    problems.push(...checked.problems);
    if (checked.problems.length > 0) return [];
    const value =
      kind === 'documents' ? asDocument(checked.value, source, placeholders) : checked.value;
    return [{ collection: name, source, path, value }];
  };
  if (kind !== 'records' || !Array.isArray(source.data)) return parse(source.data, []);
  return source.data.flatMap((item, index) => parse(item, [index]));
}

function asDocument(fields: unknown, source: Source, placeholders: Placeholders): object {
  const body = String(fillPlaceholders(source.body, placeholders));
  const slug = basename(source.file, '.md');
  return { ...Object(fields), slug, sections: markdownSections(body) };
}
