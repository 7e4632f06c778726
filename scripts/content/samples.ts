import { place } from './explain-issue.ts';
import type { SourcedRecord } from './repeated-slugs.ts';

/** A place in content that still holds something invented. */
export type Sample = { file: string; line: number; field: string };

/** Lists every place that content marks as `sample: true`. */
export function findSamples(records: readonly SourcedRecord[]): Sample[] {
  return records.flatMap(({ source, path, value }) =>
    samplePaths(value).map((inside) => {
      const { file, line = 1, field = '' } = place(source, [...path, ...inside]);
      return { file, line, field };
    }),
  );
}

function samplePaths(value: unknown, path: PropertyKey[] = []): PropertyKey[][] {
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    return key === 'sample' && item === true ? [here] : samplePaths(item, here);
  });
}
