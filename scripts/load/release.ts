import type { Problem } from '../problems.ts';
import type { ContentModules, Unready } from './collections.ts';
import { fieldPath, place } from './explain-issue.ts';
import type { LoadedContent } from './load-content.ts';
import type { SourcedRecord } from './parse-source.ts';
import { lineOf } from './read-source.ts';

/**
 * Lists what visitors must not see: every sample, and whatever else the site's own `beforeRelease`
 * names.
 */
export function checkRelease(
  modules: ContentModules,
  loaded: LoadedContent,
  builtOn: Date,
): Problem[] {
  const { content, records } = loaded;
  const samples = findSamples(records).map((sample) => ({
    ...sample,
    expected: 'facts of your own, and no `sample: true` beside them',
    found: 'a sample',
  }));
  const unready = Object.values(modules).flatMap(({ beforeRelease }) => {
    return beforeRelease?.(content, builtOn) ?? [];
  });
  return [...samples, ...placed(unready, records)];
}

/** Lists where records contradict each other, as the site's own `contradictions` names it. */
export function checkContradictions(
  modules: ContentModules,
  { content, records, problems }: LoadedContent,
): Problem[] {
  if (problems.length > 0) return [];
  const told = Object.values(modules).flatMap(({ contradictions }) => {
    return contradictions?.(content) ?? [];
  });
  return placed(told, records);
}

const placed = (told: readonly Unready[], records: readonly SourcedRecord[]): Problem[] =>
  told.flatMap(({ collection, field, ...problem }) => {
    const own = records.filter((each) => each.collection === collection);
    const [first, ...rest] = field;
    const [record, inside] = typeof first === 'number' ? [own[first], rest] : [own[0], field];
    return record ? [{ ...place(record.source, [...record.path, ...inside]), ...problem }] : [];
  });

/** A place in content that still holds something invented. */
export type Sample = { file: string; line: number; field: string };

/** Lists every place that content marks as `sample: true`. */
export function findSamples(records: readonly SourcedRecord[]): Sample[] {
  return records.flatMap(({ source, path, value }) =>
    samplePaths(value).map((inside) => ({
      file: source.file,
      field: fieldPath([...path, ...inside]),
      // Parses the file a second time, so only where it is asked for.
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
