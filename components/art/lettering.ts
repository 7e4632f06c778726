import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { moved } from './path.ts';
import type { Point } from './svg.ts';

type HarfBuzz = typeof import('harfbuzzjs');

/** How a text is set: size in pixels, weight as in CSS, tracking in em. */
export type Style = { size: number; weight: number; tracking?: number };

/** A text as outlines, so that pictures need no font. */
export type Lettering = { width: number; at(start: Point): string };

/** Sets a line of text. `at` gives its path data, starting at the left end of the baseline. */
export type Typeface = {
  /** Throws for a text with a letter that the font lacks. */
  (text: string, style: Style): Lettering;
  /** Whether the font has every letter of a text. */
  canSet(text: string): boolean;
};

export type Typefaces = { sans: Typeface; mono: Typeface };

/** A font as listed in content: its role, and the path of its file. */
export type FontFile = { role: string; file: string };

/**
 * Opens the site's fonts for `sans` and `mono` text. A role without a font gets the first one. A
 * file that begins with `./` is in the site's folder, `root`. Throws if a font is not installed.
 */
export async function openTypefaces(fonts: readonly FontFile[], root = '.'): Promise<Typefaces> {
  const open = (wanted: string) => {
    const font = fonts.find(({ role }) => role === wanted) ?? fonts[0];
    if (!font) throw new Error('Expected a font in content/fonts.yaml, found none.');
    return openTypeface(font.file, root);
  };
  return { sans: await open('sans'), mono: await open('mono') };
}

async function openTypeface(file: string, root: string): Promise<Typeface> {
  const cuts = await openCuts(file, root);
  const set = (text: string, style: Style) => {
    const parts = partsOf(text, cuts, style.weight);
    const lacks = parts.find(({ run }) => !isWhole(run));
    if (lacks) throw new Error(`the font has no "${lacks.text}", found in "${text}"`);
    const glyphs = parts.flatMap(({ run }) => run);
    return letter(glyphs, style);
  };
  const canSet = (text: string) => partsOf(text, cuts).every(({ run }) => isWhole(run));
  return Object.assign(set, { canSet });
}

type Part = { text: string; run: readonly Glyph[] };

const isWhole = (run: readonly Glyph[]) => run.every(({ number }) => number !== 0);

/** Splits a text into as few parts as possible, each set in the first file that has its letters. */
function partsOf(text: string, [cut, ...others]: readonly Cut[], weight?: number): Part[] {
  const run = cut?.(text, weight) ?? [];
  if (!cut || others.length === 0 || isWhole(run)) return [{ text, run }];
  const pieces = piecesOf(text, (letter) => isWhole(cut(letter)));
  return pieces.flatMap(({ text, isIn }) => partsOf(text, isIn ? [cut] : others, weight));
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Splits a text wherever letters of a kind meet others. */
function piecesOf(text: string, isOfKind: (letter: string) => boolean) {
  const pieces: { text: string; isIn: boolean }[] = [];
  for (const { segment } of letters.segment(text.normalize())) {
    const [isIn, last] = [isOfKind(segment), pieces.at(-1)];
    if (last?.isIn === isIn) last.text += segment;
    else pieces.push({ text: segment, isIn });
  }
  return pieces;
}

function letter(run: readonly Glyph[], { size, tracking = 0 }: Style): Lettering {
  const space = tracking * size;
  const glyphs: (Glyph & { scale: number; left: number })[] = [];
  let width = 0;
  for (const glyph of run) {
    const scale = size / glyph.unitsPerEm;
    glyphs.push({ ...glyph, scale, left: width });
    width += glyph.advance * scale + space;
  }
  const at = ([x, y]: Point) =>
    glyphs
      .map(({ font, number, scale, left }) => moved(font.glyphToPath(number), scale, [x + left, y]))
      .join('');
  return { width: width - space, at };
}

/** A glyph, its width in font units, and the font units per em. Glyph 0 means that none exists. */
type Glyph = { number: number; advance: number; font: Font; unitsPerEm: number };

/** Finds a text's glyphs in one file of a font, at a given weight. */
type Cut = (text: string, weight?: number) => Glyph[];

/** All characters from U+0020 to U+D7FF; those that a file has are kept. */
const everyLetter = Array.from({ length: 0xd7e0 }, (_, at) => String.fromCharCode(0x20 + at)).join(
  '',
);

/** How Fontsource names the files with the letters of other languages, such as Ł. */
const scripts = 'latin-ext vietnamese greek greek-ext cyrillic cyrillic-ext'.split(' ');

/**
 * Opens the files of a font: the named one, and those beside it for other languages. Throws if the
 * font is not installed.
 */
async function openCuts(file: string, root: string): Promise<Cut[]> {
  const harfBuzz: HarfBuzz = await import('harfbuzzjs');
  const own = file.startsWith('./') && resolve(root, file);
  const path = own || createRequire(import.meta.url).resolve(file);
  const further = scripts.map((script) => path.replace(/-latin-(?=[^/]*$)/, `-${script}-`));
  const paths = [path, ...further.filter((other) => other !== path && existsSync(other))];
  return Promise.all(paths.map((path) => openCut(path, harfBuzz)));
}

async function openCut(path: string, harfBuzz: HarfBuzz): Promise<Cut> {
  const { Blob, Face, Font, Variation } = harfBuzz;
  // HarfBuzz cannot read woff2.
  const sfnt = await subsetFont(await readFile(path), everyLetter, { targetFormat: 'sfnt' });
  const face = new Face(new Blob(sfnt));
  const fonts = new Map<number, Font>();
  return (text, weight = 400) => {
    const font = fonts.get(weight) ?? new Font(face);
    if (!fonts.has(weight)) font.setVariations([new Variation('wght', weight)]);
    fonts.set(weight, font);
    const unitsPerEm = face.upem;
    return shapeText(font, text, harfBuzz).map((glyph) => ({ ...glyph, font, unitsPerEm }));
  };
}

/** A text's glyphs and kerned advances. HarfBuzz's `codepoint` is a glyph number here. */
function shapeText(font: Font, text: string, { Buffer: Run, shape }: HarfBuzz) {
  const run = new Run();
  run.addText(text);
  run.guessSegmentProperties();
  shape(font, run);
  const positions = run.getGlyphPositions();
  return run.getGlyphInfos().map(({ codepoint }, index) => {
    return { number: codepoint, advance: positions[index]?.xAdvance ?? 0 };
  });
}
