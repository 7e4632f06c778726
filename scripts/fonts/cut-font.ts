import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Problem, ProblemsError } from '../base/problems.ts';
import type { Font } from '../content/fields.ts';
import { takeWords } from './shaping.ts';

/** A file of a font, and the characters to take from it. */
export type Cut = { path: string; source: Uint8Array; letters: string };

/**
 * Divides words among the files of a font: its own, and those beside it if the package splits the font by script, as
 * Fontsource does. A file that has all of a word sets it, since some have stray letters of other scripts. `rest`
 * is what none of them can set.
 */
export async function cutsOf(path: string, words: readonly string[]) {
  const own = await readFile(path);
  const cuts: Cut[] = [{ path, source: own, letters: '' }];
  let rest = words;
  for (const taking of ['words', 'letters', 'composed'] as const)
    for (const file of [path, ...otherScripts(path)]) {
      if (rest.length === 0) break;
      const cut = cuts.find((each) => each.path === file);
      const source = cut?.source ?? (await readFile(file));
      const taken = await takeWords(source, rest, taking);
      rest = taken.rest;
      if (cut) cut.letters = inOrder(cut.letters + taken.letters);
      else if (taken.letters) cuts.push({ path: file, source, letters: taken.letters });
    }
  return { cuts, rest };
}

/** Characters, each once, by their numbers. */
const inOrder = (characters: string) =>
  [...new Set(characters)]
    .sort((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0))
    .join('');

/** For `tern-latin-400.woff2`, the files `tern-greek-400.woff2` and so on beside it. */
function otherScripts(path: string): string[] {
  const [own, before, after] = /^(.*-)latin(-(?!ext-).*)$/.exec(basename(path)) ?? [];
  if (!before || !after) return [];
  const folder = dirname(path);
  return readdirSync(folder)
    .filter((name) => name !== own && name.startsWith(before) && name.endsWith(after))
    .sort()
    .map((name) => join(folder, name));
}

/**
 * What shapers need of a font to write scripts whose letters are joined, reordered or stacked, or carry marks
 * (OpenType specification, "Script-specific development"): kept whatever features content lists.
 */
const needed = (
  'abvf abvm abvs akhn blwf blwm blws ccmp cfar cjct curs dist fin2 fin3 fina half haln init isol ljmo locl mark med2 ' +
  'medi mkmk nukt pref pres pstf psts rclt rkrf rlig rphf stch tjmo vatu vjmo'
).split(' ');

/** A letter or mark with which a font needs them. */
const isShaped =
  /\p{M}|(?![\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Zyyy}])\p{L}/u;

/**
 * Subsets a font to the given characters, and to the weights and features that content lists, as
 * woff2. Throws a ProblemsError if content gives a range of weights to a font that is not variable.
 */
export async function cutFont(
  { family, weight, features, kerning }: Pick<Font, 'family' | 'weight' | 'features' | 'kerning'>,
  source: Uint8Array,
  characters: string,
): Promise<Uint8Array> {
  const { default: subset } = await import('subset-font');
  const keepFeatures = features && [...features, ...(isShaped.test(characters) ? needed : [])];
  const kept = keepFeatures ? { keepFeatures, noLayoutClosure: keepFeatures.length === 0 } : {};
  const whole = await subset(Buffer.from(source), characters, { ...kept, targetFormat: 'sfnt' });
  if (!(await variesInWeight(whole))) {
    if (typeof weight === 'object') throw new ProblemsError([notVariable(family, weight)]);
    return subset(whole, characters, { ...kept, targetFormat: 'woff2' });
  }
  const cut = (wght: Font['weight'], targetFormat: 'sfnt' | 'woff2') =>
    subset(whole, characters, { ...kept, targetFormat, variationAxes: { wght } });
  if (kerning === undefined) return cut(weight, 'woff2');
  const [font, still] = await Promise.all([cut(weight, 'sfnt'), cut(kerning, 'sfnt')]);
  takeKerning(font, still);
  // Rewriting the font drops the space that the old kerning took up.
  return subset(font, characters, { ...kept, targetFormat: 'woff2' });
}

async function variesInWeight(font: Uint8Array): Promise<boolean> {
  const { Blob, Face } = await import('harfbuzzjs');
  return 'wght' in new Face(new Blob(font)).getAxisInfos();
}

const notVariable = (family: string, { min, max }: { min: number; max: number }): Problem => ({
  file: 'content/fonts.yaml',
  field: `${family}.weight`,
  expected: `one weight, such as ${min}: this is not a variable font`,
  found: `${min} to ${max}`,
});

/**
 * Gives a variable font the kerning of one of its weights, rounded to a hundredth of an em. That is
 * half as large and compresses better, and the difference is invisible. Both fonts have the same
 * glyphs in the same order, since they are subsets of one font.
 */
function takeKerning(font: Buffer, still: Buffer): void {
  const [to, from, head] = [
    findTable(font, 'GPOS'),
    findTable(still, 'GPOS'),
    findTable(still, 'head'),
  ];
  if (!to || !from || !head || from.length > to.length) return;
  const unitsPerEm = still.readUInt16BE(head.start + 18);
  const kerning = still.subarray(from.start, from.start + from.length);
  for (const at of advances(kerning)) {
    const hundredths = Math.round((kerning.readInt16BE(at) / unitsPerEm) * 100);
    kerning.writeInt16BE(Math.round((hundredths * unitsPerEm) / 100), at);
  }
  kerning.copy(font, to.start);
  font.writeUInt32BE(from.length, to.entry + 12);
}

/** The offsets of the kerning values in a GPOS table (OpenType specification, "PairPos"). */
function advances(gpos: Buffer): number[] {
  const word = (at: number) => gpos.readUInt16BE(at);
  /** The offsets that follow a count, from the start of their table. */
  const places = (start: number, count: number) =>
    times(word(count), (at) => start + word(count + 2 + 2 * at));
  const lookups = word(8);
  return places(lookups, lookups).flatMap((lookup) =>
    places(lookup, lookup + 4).flatMap((place) => {
      // An extension subtable.
      const pairs = word(lookup) === 9 ? place + gpos.readUInt32BE(place + 4) : place;
      const kind = word(lookup) === 9 ? word(place + 2) : word(lookup);
      const isKerning = kind === 2 && word(pairs + 4) === 4 && word(pairs + 6) === 0;
      if (!isKerning) return [];
      if (word(pairs) === 2)
        return times(word(pairs + 12) * word(pairs + 14), (at) => pairs + 16 + 2 * at);
      return places(pairs, pairs + 8).flatMap((set) => times(word(set), (at) => set + 4 + 4 * at));
    }),
  );
}

const times = <Made>(count: number, make: (at: number) => Made) =>
  Array.from({ length: count }, (_, at) => make(at));

/** The position of a table in an sfnt file: OpenType, "Organization of an OpenType font". */
export function findTable(font: Buffer, tag: string) {
  const entries = times(font.readUInt16BE(4), (at) => 12 + 16 * at);
  const entry = entries.find((entry) => font.toString('latin1', entry, entry + 4) === tag);
  if (entry === undefined) return undefined;
  return { entry, start: font.readUInt32BE(entry + 8), length: font.readUInt32BE(entry + 12) };
}
