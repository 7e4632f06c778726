import type { Problem } from '../base/problems.ts';
import { problemOf } from '../base/trace.ts';
import {
  allCollections,
  type Collections,
  type ContentModules,
  type Unready,
} from '../content/collections.ts';
import { checkContrast } from '../content/contrast.ts';
import { eachObject } from '../content/each-object.ts';
import { fieldPath, placeOfField, valueAt } from '../content/explain-issue.ts';
import type { LoadedContent } from '../content/load-content.ts';
import { lineOf } from '../content/read-source.ts';
import type { SourcedRecord } from '../content/records.ts';
import { isSame, type LoadedLanguages, translatedContent } from '../languages/languages.ts';
import type { Library } from '../pictures/picture-library.ts';
import { checkPictures } from '../pictures/unfit-pictures.ts';

/**
 * Lists all errors in content: schema violations, missing pictures, colours with too little
 * contrast, and, once all of it matches its schemas, records that contradict each other.
 */
export function checkContent(
  collections: ContentModules,
  loaded: LoadedLanguages,
  library: Library,
  builtOn: Date,
): Problem[] {
  return [
    ...loaded.problems,
    ...checkPictures(loaded.records, library),
    ...checkContrast(loaded),
    ...ownRules(collections, loaded, ({ contradictions }, content, whole) =>
      contradictions?.(content, builtOn, whole),
    ),
  ];
}

/**
 * Lists what visitors must not see: every sample, and whatever the site's own `beforeRelease` adds
 * for any language.
 */
export function checkRelease(
  collections: ContentModules,
  loaded: LoadedLanguages,
  builtOn: Date,
): Problem[] {
  const samples = findSamples(loaded.records).map((sample) => ({
    ...sample,
    expected: 'real content, without `sample: true`',
    found: 'invented content',
  }));
  const unready = ownRules(collections, loaded, ({ beforeRelease }, content) =>
    beforeRelease?.(content, builtOn),
  );
  return [...samples, ...unready];
}

/**
 * Lists what a site's own rules report for each language, of whose lists what it borrows is no part: a
 * record of the first language may name a service that another one does not have yet. What the first language
 * reports is not reported again for a file that takes it from there.
 */
function ownRules(
  collections: ContentModules,
  { languages, problems }: LoadedLanguages,
  apply: (
    module: ContentModules[string],
    content: LoadedContent['content'],
    whole: LoadedContent['content'],
  ) => readonly Unready[] | undefined,
): Problem[] {
  // The rules are written for content that matches its schemas.
  if (problems.length > 0) return [];
  const all = allCollections(collections);
  return Object.entries(collections).flatMap(([file, module]) => {
    const [first = [], ...others] = languages.map((language) => {
      const content = translatedContent(language, all);
      try {
        return (apply(module, content, language.content) ?? []).map((report) => {
          // Records that wait are not in the content.
          const shown = [content[report.collection]].flat();
          const shownRecords = language.records.filter(({ value }) => shown.includes(value));
          return placed(report, shownRecords, all, file);
        });
      } catch (error) {
        return [problemOf(error, file)];
      }
    });
    return [
      ...first,
      ...others.flat().filter((problem) => !first.some((it) => isSame(it, problem))),
    ];
  });
}

/** A report with its place: that of the record, else the file of the collection, else `rules`. */
function placed(
  { collection, field, ...problem }: Unready,
  records: readonly SourcedRecord[],
  collections: Collections,
  rules: string,
): Problem {
  const ofCollection = records.filter((each) => each.collection === collection);
  const [first, ...rest] = field;
  const [record, inside] =
    typeof first === 'number' ? [ofCollection[first], rest] : [ofCollection[0], field];
  if (record) return { ...placeOfField(record.source, [...record.path, ...inside]), ...problem };
  const files = collections[collection]?.files;
  const file = files === undefined ? rules : `content/${files}`;
  return { file, field: fieldPath([collection, ...field]), ...problem };
}

/** A place in content that is marked as invented. */
export type Sample = { file: string; line: number; field: string };

/** Lists every place that content marks as `sample: true`, but none that a file takes from the first language. */
export function findSamples(records: readonly SourcedRecord[]): Sample[] {
  return records.flatMap(({ source, path, value }) =>
    samplePaths(value)
      .map((inside) => [...path, ...inside])
      .filter((at) => source.written === undefined || valueAt(source.written, at) === true)
      .map((at) => ({
        file: source.file,
        field: fieldPath(at),
        // A getter, because finding the line parses the file again.
        get line() {
          return lineOf(source, at);
        },
      })),
  );
}

function samplePaths(value: unknown): PropertyKey[][] {
  const paths: PropertyKey[][] = [];
  eachObject(value, (object, path) => {
    if (Reflect.get(object, 'sample') === true) paths.push([...path, 'sample']);
    return false;
  });
  return paths;
}
