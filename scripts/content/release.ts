import type { Problem } from '../problems.ts';
import { place } from './explain-issue.ts';
import type { ContentModules, LoadedContent } from './load.ts';
import { findSamples } from './samples.ts';

/** Something in content that visitors must not see, as the site itself tells it. */
export type Unready = {
  /** The collection, and the field in its record. */
  collection: string;
  field: readonly string[];
  expected: string;
  found: string;
};

/**
 * What stands between a site and its visitors: every sample, and whatever else the site's own
 * `beforeRelease` names.
 */
export function checkRelease(modules: ContentModules, loaded: LoadedContent): Problem[] {
  const { content, records } = loaded;
  const samples = findSamples(records).map((sample) => ({
    ...sample,
    expected: 'facts of your own, and no `sample: true` beside them',
    found: 'a sample',
  }));
  const unready = Object.values(modules).flatMap(({ beforeRelease }) => {
    return beforeRelease?.(content) ?? [];
  });
  const told = unready.flatMap(({ collection, field, ...problem }) => {
    const record = records.find((each) => each.collection === collection);
    return record ? [{ ...place(record.source, [...record.path, ...field]), ...problem }] : [];
  });
  return [...samples, ...told];
}
