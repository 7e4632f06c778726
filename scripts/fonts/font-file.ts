/** Reads a font's file: its metrics, and which letters it lacks. */
import { artifact, keyOf, versionOf } from '../base/artifacts.js';
import type { DeviceFont } from '../content/fields.ts';

const version = versionOf(
  ['scripts/fonts/font-file.ts'],
  ['@capsizecss/unpack', 'subset-font', 'harfbuzzjs'],
);

/**
 * The names of a system font on different systems, and the average width of its letters in em (from
 * `@capsizecss/metrics` 4.3).
 */
const deviceFonts: Record<DeviceFont, { local: readonly string[]; width: number }> = {
  Arial: { local: ['Arial', 'ArialMT', 'Liberation Sans'], width: 913 / 2048 },
  'Courier New': {
    local: ['Courier New', 'CourierNewPSMT', 'Liberation Mono'],
    width: 1229 / 2048,
  },
  Georgia: { local: ['Georgia', 'Gelasio'], width: 913 / 2048 },
  'Times New Roman': {
    local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
    width: 832 / 2048,
  },
  Verdana: { local: ['Verdana', 'DejaVu Sans'], width: 1049 / 2048 },
};

/**
 * The CSS of "<family> Fallback": a system font, scaled to the metrics of the font in `source`, so
 * that lines do not break differently when that font loads.
 */
export async function fallbackFace(family: string, source: Uint8Array, name: DeviceFont) {
  const { local, width } = deviceFonts[name];
  const make = async () => Buffer.from(JSON.stringify(await measure(source)));
  const kept = String(await artifact('fonts', keyOf(version, 'measures', source), make));
  const { ascent, descent, lineGap, width: ours }: Measures = JSON.parse(kept);
  const adjust = ours / width;
  const sources = local.map((font) => `local("${font}")`).join(',');
  return [
    `@font-face{font-family:"${family} Fallback";src:${sources};size-adjust:${percent(adjust)};`,
    `ascent-override:${percent(ascent / adjust)};descent-override:${percent(descent / adjust)};`,
    `line-gap-override:${percent(lineGap / adjust)}}`,
  ].join('');
}

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

/** The height of a font's lines, and the average width of its letters, in em. */
type Measures = { ascent: number; descent: number; lineGap: number; width: number };

async function measure(source: Uint8Array): Promise<Measures> {
  const { fromBuffer } = await import('@capsizecss/unpack');
  const { ascent, descent, lineGap, xWidthAvg, unitsPerEm } = await fromBuffer(Buffer.from(source));
  return {
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
    width: xWidthAvg / unitsPerEm,
  };
}

/**
 * Letters in content that a font lacks, the first text with one of them, and whether some are in none
 * of the site's fonts, so that social cards cannot show them.
 */
export type Lacking = { family: string; letters: string; example: string; inNone: boolean };

/** Finds the first text in content with one of the letters that a font lacks, if there is any. */
export function findLacking(
  family: string,
  lacking: string,
  inNone: string,
  content: unknown,
): Lacking[] {
  const texts = lacking ? textsOf(content) : [];
  const all = new Set(lacking);
  const used = new Set(texts.flatMap((text) => [...text].filter((letter) => all.has(letter))));
  const example = texts.find((text) => [...text].some((letter) => used.has(letter)));
  if (!example) return [];
  const letters = [...used].sort().join('');
  return [{ family, letters, example, inNone: [...inNone].some((letter) => used.has(letter)) }];
}

/** Which of some characters beyond ASCII a font lacks: letters, marks on them, digits and signs. */
export async function charactersLacking(source: Uint8Array, characters: string): Promise<string> {
  const used = (characters.match(beyondAscii) ?? []).join('');
  const find = () => findCharacters(source, used);
  return String(await artifact('fonts', keyOf(version, 'characters', source, used), find));
}

/** The letters and symbols of a text that a font could lack. */
export const lettersOf = (text: string): string => (text.match(letter) ?? []).join('');

async function findCharacters(source: Uint8Array, used: string): Promise<Buffer> {
  const [{ default: subset }, { Blob, Face }] = await Promise.all([
    import('subset-font'),
    import('harfbuzzjs'),
  ]);
  // HarfBuzz cannot read woff2.
  const sfnt = await subset(Buffer.from(source), used, { targetFormat: 'sfnt' });
  const has = new Set(new Face(new Blob(sfnt)).collectUnicodes());
  return Buffer.from([...used].filter((letter) => !has.has(letter.codePointAt(0) ?? 0)).join(''));
}

// Every font has the letters of ASCII, so only others count. Signs such as × are ignored, since they
// may be in the font for numbers, which has more of them.
const letter = /(?![a-z])[\p{L}\p{So}]/giu;

const beyondAscii = /(?![\p{ASCII}])[\p{L}\p{M}\p{N}\p{P}\p{S}]/gu;

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.search(letter) >= 0 ? [value] : [];
  if (!value || typeof value !== 'object') return [];
  // A document that names its own language is a guest on the site: devices have fonts for it.
  if ('lang' in value && 'sections' in value) return [];
  return Object.values(value).flatMap(textsOf);
}
