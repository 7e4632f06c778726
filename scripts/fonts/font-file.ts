/** Reads a font's file: its metrics, and the letters of content that it lacks. */
import { artifact, keyOf, versionOf } from '../base/artifacts.js';
import type { DeviceFont } from '../content/fields.ts';

const version = versionOf(['scripts/fonts/font-file.ts'], ['@capsizecss/unpack']);

/**
 * The names of a system font on different systems, and the average width of its letters in em (from
 * `@capsizecss/metrics` 4.3).
 */
const deviceFonts: Record<DeviceFont, { local: readonly string[]; width: number }> = {
  Arial: {
    local: [
      'Arial',
      'ArialMT',
      'Liberation Sans',
      // Android has none of them. Its own letters are as wide, but for a five-hundredth.
      'Roboto-Regular',
    ],
    width: 913 / 2048,
  },
  'Courier New': {
    local: [
      'Courier New',
      'CourierNewPSMT',
      'Liberation Mono',
      // A bare Linux and Android have none of them. Their own letters are as wide.
      'DejaVu Sans Mono',
      'Droid Sans Mono',
      'DroidSansMono',
    ],
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
export async function fallbackFace(
  family: string,
  source: Uint8Array,
  name: DeviceFont,
  range = '',
) {
  const { local, width } = deviceFonts[name];
  const { ascent, descent, lineGap, width: ours } = await measuresOf(source);
  const adjust = ours / width;
  const sources = local.map((font) => `local("${font}")`).join(',');
  return [
    `@font-face{font-family:"${family} Fallback";src:${sources};size-adjust:${percent(adjust)};`,
    `ascent-override:${percent(ascent / adjust)};descent-override:${percent(descent / adjust)};`,
    `line-gap-override:${percent(lineGap / adjust)}${range}}`,
  ].join('');
}

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

/**
 * The size at which a font's small letters are as high as those of the first font, so that words of both look like
 * one text, as CSS. Fonts of scripts without small letters mostly say that height, too.
 */
export async function sizeAdjust(source: Uint8Array, first: Uint8Array): Promise<string> {
  const [own, wanted] = await Promise.all([measuresOf(source), measuresOf(first)]);
  const adjust = own.xHeight > 0 && wanted.xHeight > 0 ? wanted.xHeight / own.xHeight : 1;
  return Math.abs(adjust - 1) < 0.01 ? '' : `;size-adjust:${percent(adjust)}`;
}

/** The height of a font's lines and small letters, and the average width of its letters, in em. */
type Measures = {
  ascent: number;
  descent: number;
  lineGap: number;
  xHeight: number;
  width: number;
};

async function measuresOf(source: Uint8Array): Promise<Measures> {
  const make = async () => Buffer.from(JSON.stringify(await measure(source)));
  return JSON.parse(String(await artifact('fonts', keyOf(version, 'measures', source), make)));
}

async function measure(source: Uint8Array): Promise<Measures> {
  const { fromBuffer } = await import('@capsizecss/unpack');
  const { ascent, descent, lineGap, xHeight, xWidthAvg, unitsPerEm } = await fromBuffer(
    Buffer.from(source),
  );
  return {
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
    xHeight: xHeight / unitsPerEm,
    width: xWidthAvg / unitsPerEm,
  };
}

/** Letters in content that the fonts of a role lack, and the first text with one of them. */
export type Lacking = { families: readonly string[]; letters: string; example: string };

/** Finds the first text in content with one of the letters that fonts lack, if there is any. */
export function findLacking(
  families: readonly string[],
  lacking: string,
  content: unknown,
): Lacking[] {
  const texts = lacking ? textsOf(content) : [];
  const all = new Set(lacking);
  const used = new Set(texts.flatMap((text) => [...text].filter((letter) => all.has(letter))));
  const example = texts.find((text) => [...text].some((letter) => used.has(letter)));
  if (!example) return [];
  return [{ families, letters: [...used].sort().join(''), example }];
}

/** The letters and symbols of a text that a font could lack. Signs such as × are not missed. */
export const lettersOf = (text: string): string => (text.match(letter) ?? []).join('');

const letter = /[\p{L}\p{So}]/gu;

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.search(letter) >= 0 ? [value] : [];
  if (!value || typeof value !== 'object') return [];
  // A document that names its own language is a guest on the site: devices have fonts for it.
  if ('lang' in value && 'sections' in value) return [];
  return Object.values(value).flatMap(textsOf);
}
