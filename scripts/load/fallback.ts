import { artifact, keyOf, versionOf } from '../artifacts.js';
import type { DeviceFont } from './font-schema.ts';

/**
 * The names that a font of devices goes by on different systems, and how wide its average letter is,
 * in em (as `@capsizecss/metrics` 4.3 has it).
 */
const measured: Record<DeviceFont, { local: readonly string[]; width: number }> = {
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

const version = versionOf(['scripts/load/fallback.ts'], ['@capsizecss/unpack']);

/**
 * The CSS of "<family> Fallback": a font of the device, made as wide and as high as the one that is
 * read from `source`, so that no line breaks anew when that arrives.
 */
export async function fallbackFace(family: string, source: Uint8Array, name: DeviceFont) {
  const { local, width } = measured[name];
  const make = async () => Buffer.from(JSON.stringify(await measure(source)));
  const kept = String(await artifact('fonts', keyOf(version, source), make));
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

/** How high a font's lines are, and how wide its average letter is, in em. */
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
