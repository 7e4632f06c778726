import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { type Point, tenths } from './svg.ts';

/** How a text is set: size in pixels, weight as in CSS, tracking in em. */
export type Style = { size: number; weight: number; tracking?: number };

type HarfBuzz = typeof import('harfbuzzjs');

/** A text as outlines, so that a picture needs no font. */
export type Lettering = { width: number; at(start: Point): string };

/** Sets a line of text; `at` gives path data from the left end of the baseline. */
export type Typeface = {
  /** Throws for a text with a letter that the font lacks. */
  (text: string, style: Style): Lettering;
  /** Whether the font has all letters of a text. */
  canSet(text: string): boolean;
};

/** The site's type. */
export type Typefaces = { sans: Typeface; mono: Typeface };

/** A font as content lists it: what it is for, and where its file is. */
export type FontFile = { role: string; file: string };

const latin = String.fromCodePoint(...range(0x20, 0x17f), ...range(0x2000, 0x206f), 0x20ac, 0x2122);

/**
 * Opens the site's fonts for lettering: those for `sans` and `mono`, or the first where there is no
 * such one. A file that begins with `./` lies in the site's folder, `root`. Throws where a font is
 * not installed.
 */
export async function openTypefaces(fonts: readonly FontFile[], root = '.'): Promise<Typefaces> {
  const harfBuzz: HarfBuzz = await import('harfbuzzjs');
  const open = (wanted: string) => {
    const font = fonts.find(({ role }) => role === wanted) ?? fonts[0];
    if (!font) throw new Error('Expected a font in content/fonts.yaml, found none.');
    return openTypeface(font.file, root, harfBuzz);
  };
  return { sans: await open('sans'), mono: await open('mono') };
}

async function openTypeface(file: string, root: string, harfBuzz: HarfBuzz): Promise<Typeface> {
  const { Blob, Face, Font, Variation } = harfBuzz;
  const own = file.startsWith('./') && resolve(root, file);
  const packed = await readFile(own || createRequire(import.meta.url).resolve(file));
  // HarfBuzz does not read woff2.
  const face = new Face(new Blob(await subsetFont(packed, latin, { targetFormat: 'sfnt' })));
  const fonts = new Map<number, Font>();
  const missing = (run: GlyphRun) => run.find(({ codepoint }) => codepoint === 0);
  const set = (text: string, style: Style) => {
    const font = fonts.get(style.weight) ?? new Font(face);
    if (!fonts.has(style.weight)) font.setVariations([new Variation('wght', style.weight)]);
    fonts.set(style.weight, font);
    const run = shapeText(font, text, harfBuzz);
    const lacks = missing(run);
    if (lacks) throw new Error(`the font has no "${text[lacks.cluster]}", found in "${text}"`);
    return letter(run, font, face.upem, style);
  };
  const plain = new Font(face);
  const canSet = (text: string) => !missing(shapeText(plain, text, harfBuzz));
  return Object.assign(set, { canSet });
}

function letter(run: GlyphRun, font: Font, unitsPerEm: number, style: Style): Lettering {
  const scale = style.size / unitsPerEm;
  const tracking = (style.tracking ?? 0) * style.size;
  const glyphs: { glyph: number; left: number }[] = [];
  let width = 0;
  for (const { codepoint, xAdvance } of run) {
    glyphs.push({ glyph: codepoint, left: width });
    width += xAdvance * scale + tracking;
  }
  const at = ([x, y]: Point) =>
    glyphs.map(({ glyph, left }) => place(font.glyphToPath(glyph), scale, x + left, y)).join('');
  return { width: width - tracking, at };
}

/**
 * Picks a text's glyphs and their advances, with kerning. What HarfBuzz calls codepoint is a glyph.
 */
function shapeText(font: Font, text: string, { Buffer: Run, shape }: HarfBuzz) {
  const run = new Run();
  run.addText(text);
  run.guessSegmentProperties();
  shape(font, run);
  const positions = run.getGlyphPositions();
  return run.getGlyphInfos().map(({ codepoint, cluster }, index) => {
    return { codepoint, cluster, xAdvance: positions[index]?.xAdvance ?? 0 };
  });
}

type GlyphRun = ReturnType<typeof shapeText>;

/** Moves an outline from font units, where up is positive, to a place in the picture. */
function place(outline: string, scale: number, x: number, y: number): string {
  return outline
    .replace(
      /(-?[\d.]+),(-?[\d.]+)/g,
      (_, right, up) => `${tenths(x + Number(right) * scale)} ${tenths(y - Number(up) * scale)} `,
    )
    .replace(/ (?=[A-Z]|$)/g, '');
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
