import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Problem, ProblemsError } from '../problems.ts';
import type { Font } from './fields.ts';
import { lettersLacking } from './font-file.ts';

/** A further file of a font, and the letters that are taken from it. */
export type Cut = { path: string; source: Uint8Array; letters: string };

/**
 * Finds letters that a font's file lacks in those that stand beside it, where its package has cut it
 * by scripts, as Fontsource does. `lacking` is what none of them has.
 */
export async function furtherCuts(path: string, source: Uint8Array, characters: string) {
  const cuts: Cut[] = [];
  let lacking = await lettersLacking(source, characters);
  for (const other of lacking ? otherScripts(path) : []) {
    const source = await readFile(other);
    const left = await lettersLacking(source, lacking);
    const letters = [...lacking].filter((letter) => !left.includes(letter)).join('');
    if (letters) cuts.push({ path: other, source, letters });
    lacking = left;
  }
  return { cuts, lacking };
}

/** Beside `tern-latin-400.woff2`, the files `tern-latin-ext-400.woff2`, `tern-greek-400.woff2` and so on. */
function otherScripts(path: string): string[] {
  const [own, before, after] = /^(.*-)latin(-(?!ext-).*)$/.exec(basename(path)) ?? [];
  if (!before || !after) return [];
  const folder = dirname(path);
  return readdirSync(folder)
    .filter((name) => name !== own && name.startsWith(before) && name.endsWith(after))
    .map((name) => join(folder, name));
}

/**
 * A font as woff2, with some characters alone, and what content keeps of its weights and features. Throws
 * a ProblemsError where content says that a font of one weight has several.
 */
export async function cutFont(
  { family, weight, features, kerning }: Pick<Font, 'family' | 'weight' | 'features' | 'kerning'>,
  source: Uint8Array,
  characters: string,
): Promise<Uint8Array> {
  const { default: subset } = await import('subset-font');
  const kept = features ? { keepFeatures: features, noLayoutClosure: features.length === 0 } : {};
  const whole = await subset(Buffer.from(source), characters, { ...kept, targetFormat: 'sfnt' });
  if (!(await variesInWeight(whole))) {
    if (typeof weight === 'object') throw new ProblemsError([noOther(family, weight)]);
    return subset(whole, characters, { ...kept, targetFormat: 'woff2' });
  }
  const cut = (wght: Font['weight'], targetFormat: 'sfnt' | 'woff2') =>
    subset(whole, characters, { ...kept, targetFormat, variationAxes: { wght } });
  if (kerning === undefined) return cut(weight, 'woff2');
  const [font, still] = await Promise.all([cut(weight, 'sfnt'), cut(kerning, 'sfnt')]);
  takeKerning(font, still);
  // What the kerning took up before goes as the font is written anew.
  return subset(font, characters, { ...kept, targetFormat: 'woff2' });
}

async function variesInWeight(font: Uint8Array): Promise<boolean> {
  const { Blob, Face } = await import('harfbuzzjs');
  return 'wght' in new Face(new Blob(font)).getAxisInfos();
}

const noOther = (family: string, { min, max }: { min: number; max: number }): Problem => ({
  file: 'content/fonts.yaml',
  field: `${family}.weight`,
  expected: `one weight, such as ${min}: the file has no other`,
  found: `${min} to ${max}`,
});

/**
 * Gives a variable font the kerning of one of its weights, which is half as large. Both have the same
 * letters in the same order, since they are cut from one font.
 */
function takeKerning(font: Buffer, still: Buffer): void {
  const [to, from] = [findTable(font, 'GPOS'), findTable(still, 'GPOS')];
  if (!to || !from || from.length > to.length) return;
  still.copy(font, to.start, from.start, from.start + from.length);
  font.writeUInt32BE(from.length, to.entry + 12);
}

/** Where a table of an sfnt file stands: OpenType, "Organization of an OpenType font". */
export function findTable(font: Buffer, tag: string) {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + 16 * at);
  const entry = entries.find((entry) => font.toString('latin1', entry, entry + 4) === tag);
  if (entry === undefined) return undefined;
  return { entry, start: font.readUInt32BE(entry + 8), length: font.readUInt32BE(entry + 12) };
}
