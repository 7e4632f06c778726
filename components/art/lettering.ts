import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import bidiFactory from 'bidi-js';
import { convert } from 'fontverter';
import type { Font } from 'harfbuzzjs';
import { moved } from './path.ts';
import type { Point } from './svg.ts';

type HarfBuzz = typeof import('harfbuzzjs');

/** How a text is set: size in pixels, weight as in CSS, tracking in em. */
export type Style = { size: number; weight: number; tracking?: number };

/** A text as outlines, so that pictures need no font. */
export type Lettering = { width: number; at(start: Point): string };

/** Sets a line of text. `at` gives its path data, starting at the left end of the baseline. */
export type Typeface = {
  /** Throws for a text with a letter that the fonts lack. */
  (text: string, style: Style): Lettering;
  /** Whether the fonts have every letter of a text. */
  canSet(text: string): boolean;
};

export type Typefaces = { sans: Typeface; mono: Typeface };

/** A font as listed in content: its role, and the path of its file. */
export type FontFile = { role: string; file: string };

/** The words to be set, their language, and the direction of their lines. */
export type Wording = {
  text: string;
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
};

/**
 * Opens the site's fonts for `sans` and `mono` text: as many of their files as the words need. As on
 * a page, each letter comes from the first font of the role that has it, or else of the main role, and has the
 * size of the first font. A file that begins with `./` is in the site's folder, `root`. Throws if a font is not
 * installed.
 */
export async function openTypefaces(
  fonts: readonly FontFile[],
  wording: Wording,
  root = '.',
): Promise<Typefaces> {
  const open = async (wanted: string) => {
    const ofRole = (wanted?: string) => fonts.filter(({ role }) => role === wanted);
    const main = ofRole(fonts.some(({ role }) => role === 'sans') ? 'sans' : fonts[0]?.role);
    if (main.length === 0) throw new Error('Expected a font in content/fonts.yaml, found none.');
    const files = new Set([...ofRole(wanted), ...main].map(({ file }) => file));
    const paths = [...files].flatMap((file) => filesOf(file, root));
    return makeTypeface(await openCuts(paths, wording), wording);
  };
  return { sans: await open('sans'), mono: await open('mono') };
}

function makeTypeface(cuts: readonly Cut[], { lang, dir = 'ltr' }: Wording): Typeface {
  const cutFor = (letter: string) => cuts.find((cut) => cut.has(letter));
  const set = (text: string, style: Style) => {
    const pieces = runsOf(composed(text), dir).flatMap((run) => piecesOf(run, cutFor));
    const glyphs = pieces.flatMap(({ cut, ...piece }) => {
      if (!cut) throw new Error(`the font has no "${piece.text}", found in "${text}"`);
      const isTracked = /^(Latn|Grek|Cyrl)?$/.test(piece.script);
      const glyphs = cut.shape({ ...piece, lang }, style.weight);
      return glyphs.map((glyph) => ({
        ...glyph,
        unitsPerEm: glyph.unitsPerEm / cut.size,
        isTracked,
      }));
    });
    return letter(glyphs, style);
  };
  const canSet = (text: string) => lettersOf(text).every(cutFor);
  return Object.assign(set, { canSet });
}

/** A text in NFC. A hyphen that keeps words on one line, which few fonts have, looks like any other. */
const composed = (text: string) => text.normalize().replaceAll('\u2011', '-');

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The letters of a text, each with the marks on it. */
const lettersOf = (text: string): string[] =>
  [...graphemes.segment(composed(text))].map(({ segment }) => segment);

const bidi = bidiFactory();

/** A part of a line whose letters all run in one direction. */
type Run = { text: string; isRtl: boolean };

/** Splits a line into runs, from left to right, by the Unicode Bidirectional Algorithm. */
function runsOf(line: string, dir: 'ltr' | 'rtl'): Run[] {
  const embedding = bidi.getEmbeddingLevels(line, dir);
  const runs: { from: number; to: number; level: number }[] = [];
  for (const at of bidi.getReorderedIndices(line, embedding)) {
    const last = runs.at(-1);
    const level = embedding.levels[at] ?? 0;
    if (last?.level === level && at === last.to + 1) last.to = at;
    else if (last?.level === level && at === last.from - 1) last.from = at;
    else runs.push({ from: at, to: at, level });
  }
  return runs.map(({ from, to, level }) => ({
    text: line.slice(from, to + 1),
    isRtl: level % 2 === 1,
  }));
}

/** A part of a run in one script, which is all in one file of a font. */
type Piece = Run & { script: string; lang?: string | undefined };

/** The scripts whose letters fonts join, reorder or place in ways of their own (ISO 15924). */
const scripts = (
  'Latn Grek Cyrl Armn Geor Hebr Arab Syrc Thaa Nkoo Adlm Deva Beng Guru Gujr Orya Taml Telu Knda ' +
  'Mlym Sinh Thai Laoo Tibt Mymr Khmr Ethi Mong Hang Hira Kana Hani Bopo'
)
  .split(' ')
  .map((tag) => [tag, new RegExp(`\\p{Script=${tag}}`, 'u')] as const);

/** The script of a letter. Spaces, digits and signs belong to any. */
const scriptOf = (letter: string) => scripts.find(([, has]) => has.test(letter))?.[0];

/** Splits a run into pieces, from left to right. */
function piecesOf({ text, isRtl }: Run, cutFor: (letter: string) => Cut | undefined) {
  const pieces: (Piece & { cut: Cut | undefined })[] = [];
  for (const letter of lettersOf(text)) {
    const last = pieces.at(-1);
    const own = scriptOf(letter);
    const isLike = !own || !last?.script || own === last.script;
    // Signs stay with the letters before them, if these are in a font that has them.
    const cut = !own && last?.cut?.has(letter) ? last.cut : cutFor(letter);
    if (last && isLike && last.cut === cut) {
      last.text += letter;
      last.script ||= own ?? '';
    } else pieces.push({ text: letter, isRtl, script: own ?? '', cut });
  }
  return isRtl ? pieces.reverse() : pieces;
}

function letter(
  run: readonly (Glyph & { isTracked: boolean })[],
  { size, tracking = 0 }: Style,
): Lettering {
  let [width, space] = [0, 0];
  const glyphs = run.map((glyph) => {
    const scale = size / glyph.unitsPerEm;
    const left = width + glyph.right * scale;
    // Space would tear joined letters apart, and marks stand on the letters before them.
    space = glyph.isTracked && glyph.advance > 0 ? tracking * size : 0;
    width += glyph.advance * scale + space;
    return { ...glyph, scale, left };
  });
  const at = ([x, y]: Point) =>
    glyphs
      .map(({ font, number, scale, left, up }) =>
        moved(font.glyphToPath(number), scale, [x + left, y - up * scale]),
      )
      .join('');
  return { width: width - space, at };
}

/**
 * A glyph, its width and its distance from the place of writing in font units, and the font units
 * per em. Glyph 0 means that none exists.
 */
type Glyph = {
  number: number;
  advance: number;
  right: number;
  up: number;
  font: Font;
  unitsPerEm: number;
};

/** One file of a font: whether it has a letter, and the glyphs of a text at a given weight. */
type Cut = {
  has(letter: string): boolean;
  shape(piece: Piece, weight?: number): Glyph[];
  /** The height of its small letters in em, if it says that, and how much larger it is set for it. */
  xHeight: number;
  size: number;
};

/** The file of a font, and those beside it with other letters, as Fontsource names them. */
function filesOf(file: string, root: string): string[] {
  const own = file.startsWith('./') && resolve(root, file);
  const path = own || createRequire(import.meta.url).resolve(file);
  const [name, before, after] = /^(.*-)latin(-(?!ext-).*)$/.exec(basename(path)) ?? [];
  if (!before || !after || !existsSync(path)) return [path];
  const others = readdirSync(dirname(path))
    .filter((other) => other !== name && other.startsWith(before) && other.endsWith(after))
    .sort();
  return [path, ...others.map((other) => join(dirname(path), other))];
}

const opened = new Map<string, Promise<Cut>>();

/** Opens the first of some files, and those of the others that have letters which it lacks. */
async function openCuts(paths: readonly string[], { text, lang }: Wording): Promise<Cut[]> {
  const cuts: Cut[] = [];
  // The words may be set in capitals.
  let lacking = lettersOf(text + text.toLocaleUpperCase(lang));
  for (const path of paths) {
    if (cuts.length > 0 && lacking.length === 0) break;
    const made = opened.get(path) ?? openCut(path);
    opened.set(path, made);
    const cut = await made;
    const left = lacking.filter((letter) => !cut.has(letter));
    const [first = cut] = cuts;
    const size = cut.xHeight > 0 && first.xHeight > 0 ? first.xHeight / cut.xHeight : 1;
    if (cuts.length === 0 || left.length < lacking.length) cuts.push({ ...cut, size });
    lacking = left;
  }
  return cuts;
}

let decoding: Promise<unknown> = Promise.resolve();

/**
 * A file as HarfBuzz reads it, which is not as WOFF2. The decoder has a single memory, so that two files at once
 * would get each other's bytes.
 */
function decoded(path: string): Promise<Uint8Array> {
  const made = decoding.then(async () => convert(await readFile(path), 'sfnt'));
  decoding = made.catch(() => {});
  return made;
}

async function openCut(path: string): Promise<Cut> {
  const { Blob, Face, Font, MetricsTag, Variation, ...harfBuzz }: HarfBuzz = await import(
    'harfbuzzjs'
  );
  const face = new Face(new Blob(await decoded(path)));
  const fonts = new Map<number, Font>();
  const known = new Map<string, boolean>();
  const shapeAt = (piece: Piece, weight = 400): Glyph[] => {
    const font = fonts.get(weight) ?? new Font(face);
    if (!fonts.has(weight)) font.setVariations([new Variation('wght', weight)]);
    fonts.set(weight, font);
    const unitsPerEm = face.upem;
    return shapePiece(font, piece, harfBuzz).map((glyph) => ({ ...glyph, font, unitsPerEm }));
  };
  const has = (letter: string): boolean => {
    const piece = { text: letter, script: scriptOf(letter) ?? '', isRtl: false };
    const isIn = known.get(letter) ?? shapeAt(piece).every(({ number }) => number !== 0);
    known.set(letter, isIn);
    return isIn;
  };
  const xHeight = (new Font(face).getMetricPosition(MetricsTag.X_HEIGHT) ?? 0) / face.upem;
  return { has, shape: shapeAt, xHeight, size: 1 };
}

/** A text's glyphs, kerned and joined, from left to right. HarfBuzz's `codepoint` is a glyph number here. */
function shapePiece(
  font: Font,
  { text, script, isRtl, lang }: Piece,
  { Buffer: Run, Direction, shape }: Pick<HarfBuzz, 'Buffer' | 'Direction' | 'shape'>,
) {
  const run = new Run();
  run.addText(text);
  run.setDirection(isRtl ? Direction.RTL : Direction.LTR);
  if (script) run.setScript(script);
  if (lang) run.setLanguage(lang);
  run.guessSegmentProperties();
  shape(font, run);
  const positions = run.getGlyphPositions();
  return run.getGlyphInfos().map(({ codepoint }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    return { number: codepoint, advance: xAdvance, right: xOffset, up: yOffset };
  });
}
