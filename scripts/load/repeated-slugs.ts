import type { Problem } from '../problems.ts';
import { place } from './explain-issue.ts';
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
