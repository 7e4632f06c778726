import type { Problem } from '../problems.ts';
import type { ContentModules, Unready } from './collections.ts';
import { checkContrast } from './contrast.ts';
import { fieldPath, place } from './explain-issue.ts';
import type { LoadedLanguages } from './languages.ts';
import type { LoadedContent } from './load-content.ts';
import type { Library } from './picture-library.ts';
import { lineOf } from './read-source.ts';
import type { SourcedRecord } from './records.ts';
import { checkPictures } from './unfit-pictures.ts';

/**
 * Lists all errors in content: schema violations, missing pictures, colours with too little
 * contrast, and records that contradict each other.
 */
export function checkContent(
  modules: ContentModules,
  loaded: LoadedLanguages,
  library: Library,
): Problem[] {
  return [
    ...loaded.problems,
    ...checkPictures(loaded.records, library),
    ...checkContrast(loaded),
    ...checkContradictions(modules, loaded),
  ];
}

/**
 * Lists what visitors must not see: every sample, and whatever the site's own `beforeRelease` adds
 * for any language.
 */
export function checkRelease(
  modules: ContentModules,
  { records, languages }: LoadedLanguages,
  builtOn: Date,
): Problem[] {
  const samples = findSamples(records).map((sample) => ({
    ...sample,
    expected: 'real content, without `sample: true`',
    found: 'invented content',
  }));
  const unready = Object.values(modules).flatMap(({ beforeRelease }) =>
    inEach(languages, (content) => beforeRelease?.(content, builtOn)),
  );
  return [...samples, ...unready];
}

/** Lists contradictions between records, as found by the site's own `contradictions`. */
function checkContradictions(
  modules: ContentModules,
  { languages, problems }: LoadedLanguages,
): Problem[] {
  if (problems.length > 0) return [];
  return Object.values(modules).flatMap(({ contradictions }) =>
    inEach(languages, (content) => contradictions?.(content)),
  );
}

/** Reports for each language. A borrowed record is reported as in the first language. */
function inEach(
  languages: LoadedLanguages['languages'],
  tell: (content: LoadedContent['content']) => readonly Unready[] | undefined,
): Problem[] {
  return languages.flatMap(({ content, records }) => placed(tell(content) ?? [], records));
}

const placed = (told: readonly Unready[], records: readonly SourcedRecord[]): Problem[] =>
  told.flatMap(({ collection, field, ...problem }) => {
    const own = records.filter((each) => each.collection === collection);
    const [first, ...rest] = field;
    const [record, inside] = typeof first === 'number' ? [own[first], rest] : [own[0], field];
    return record ? [{ ...place(record.source, [...record.path, ...inside]), ...problem }] : [];
  });

/** A place in content that is marked as invented. */
export type Sample = { file: string; line: number; field: string };

/** Lists every place that content marks as `sample: true`. */
export function findSamples(records: readonly SourcedRecord[]): Sample[] {
  return records.flatMap(({ source, path, value }) =>
    samplePaths(value).map((inside) => ({
      file: source.file,
      field: fieldPath([...path, ...inside]),
      // A getter, because finding the line parses the file again.
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
