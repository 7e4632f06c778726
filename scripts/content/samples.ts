import { fieldPath } from './explain-issue.ts';
import { lineOf } from './read-source.ts';
import type { SourcedRecord } from './repeated-slugs.ts';

/** A place in content that still holds something invented. */
export type Sample = { file: string; line: number; field: string };

/** Lists every place that content marks as `sample: true`. */
export function findSamples(records: readonly SourcedRecord[]): Sample[] {
  return records.flatMap(({ source, path, value }) =>
    samplePaths(value).map((inside) => ({
      file: source.file,
      field: fieldPath([...path, ...inside]),
      // A file is parsed a second time for its lines: only where someone asks.
      get line() {
        return lineOf(source, [...path, ...inside]);
      },
    })),
  );
}

function samplePaths(value: unknown): PropertyKey[][] {
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => {
    if (key === 'sample' && item === true) return [[key]];
    const here = Array.isArray(value) ? Number(key) : key;
    return samplePaths(item).map((inside) => [here, ...inside]);
  });
}
