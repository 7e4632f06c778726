import type { Problem } from '../problems.ts';
import type { ContentModules, Unready } from './collections.ts';
import { fieldPath, place } from './explain-issue.ts';
import type { LoadedContent } from './load-content.ts';
import { type Palette, paletteOf } from './palette.ts';
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
  loaded: LoadedContent,
  library: Library,
): Problem[] {
  return [
    ...loaded.problems,
    ...checkPictures(loaded.records, library),
    ...checkContrast(loaded),
    ...checkContradictions(modules, loaded),
  ];
}

/** Lists what visitors must not see: every sample, and whatever the site's own `beforeRelease` adds. */
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

/** Lists contradictions between records, as found by the site's own `contradictions`. */
function checkContradictions(
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

/** A place in content that is still invented. */
export type Sample = { file: string; line: number; field: string };

/** Lists every place that content marks as `sample: true`. */
export function findSamples(records: readonly SourcedRecord[]): Sample[] {
  return records.flatMap(({ source, path, value }) =>
    samplePaths(value).map((inside) => ({
      file: source.file,
      field: fieldPath([...path, ...inside]),
      // A getter, because finding a line parses the file a second time.
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

/** The contrast of two opaque colours, 1 to 21 (WCAG 2.2, relative luminance of sRGB). */
export function contrast(one: string, other: string): number {
  const [bright, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Relative luminance of a colour such as #051d21: 0 for black, 1 for white. */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const themes = ['light', 'dark'] as const;

/** Reports the colours of a palette whose contrast is too low, in each theme. */
function checkContrast({ content, records }: LoadedContent): Problem[] {
  const palette = paletteOf(content);
  const record = records.find(({ collection }) => collection === 'palette');
  if (!palette || !record) return [];
  const value = (name: string, theme: 'light' | 'dark') => inTheme(palette.colours[name], theme);
  return palette.contrast.flatMap(({ colour, on, least }) =>
    on.flatMap((ground) =>
      themes.flatMap((theme): Problem[] => {
        const [text, behind] = [value(colour, theme), value(ground, theme)];
        const ratio = contrast(text, behind);
        if (ratio >= least) return [];
        const [up, down] =
          luminance(text) > luminance(behind) ? [colour, ground] : [ground, colour];
        return [
          {
            ...place(record.source, ['colours', colour, theme]),
            expected: `a contrast of at least ${least} on ${ground} (${behind}) in the ${theme} theme`,
            // Truncated, not rounded: 4.49 must not read as 4.5.
            found: `${Math.floor(ratio * 100) / 100} for ${colour} (${text})`,
            advice: `make ${up} lighter or ${down} darker`,
          },
        ];
      }),
    ),
  );
}

const inTheme = (colour: Palette['colours'][string] | undefined, theme: 'light' | 'dark') =>
  typeof colour === 'object' ? colour[theme] : (colour ?? '#000000');
