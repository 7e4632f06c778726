import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Face, Font, Buffer as GlyphRun, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { type Point, tenths } from '../lines/svg.ts';

/** How a text is set: size in pixels, weight as in CSS, tracking in em. */
export type Style = { size: number; weight: number; tracking?: number };

/** A text as outlines, so that a picture needs no font. */
export type Lettering = { width: number; at(start: Point): string };

/** Sets a line of text; `at` gives path data from the left end of the baseline. */
export type Typeface = (text: string, style: Style) => Lettering;

/** The site's type. */
export type Typefaces = { sans: Typeface; mono: Typeface };

const files = {
  sans: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  mono: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
};
const latin = String.fromCodePoint(...range(0x20, 0x17f), ...range(0x2000, 0x206f), 0x20ac, 0x2122);

/** Whether the site's fonts have all letters of a text. */
export const canSet = (text: string) => [...text].every((letter) => latin.includes(letter));

/** Opens the site's fonts for lettering. */
export async function openTypefaces(): Promise<Typefaces> {
  return { sans: await openTypeface(files.sans), mono: await openTypeface(files.mono) };
}

async function openTypeface(file: string): Promise<Typeface> {
  const packed = await readFile(createRequire(import.meta.url).resolve(file));
  // HarfBuzz does not read woff2.
  const face = new Face(new Blob(await subsetFont(packed, latin, { targetFormat: 'sfnt' })));
  const fonts = new Map<number, Font>();
  return (text, style) => {
    const font = fonts.get(style.weight) ?? new Font(face);
    if (!fonts.has(style.weight)) font.setVariations([new Variation('wght', style.weight)]);
    fonts.set(style.weight, font);
    return letter(font, face.upem, text, style);
  };
}

function letter(font: Font, unitsPerEm: number, text: string, style: Style): Lettering {
  const scale = style.size / unitsPerEm;
  const tracking = (style.tracking ?? 0) * style.size;
  const glyphs: { glyph: number; left: number }[] = [];
  let width = 0;
  for (const { codepoint, cluster, xAdvance } of shapeText(font, text)) {
    if (codepoint === 0) throw new Error(`the font has no "${text[cluster]}", found in "${text}"`);
    glyphs.push({ glyph: codepoint, left: width });
    width += xAdvance * scale + tracking;
  }
  const at = ([x, y]: Point) =>
    glyphs.map(({ glyph, left }) => place(font.glyphToPath(glyph), scale, x + left, y)).join('');
  return { width: width - tracking, at };
}

/** Picks a text's glyphs and their advances, with kerning. What HarfBuzz calls codepoint is a glyph. */
function shapeText(font: Font, text: string) {
  const run = new GlyphRun();
  run.addText(text);
  run.guessSegmentProperties();
  shape(font, run);
  const positions = run.getGlyphPositions();
  return run.getGlyphInfos().map(({ codepoint, cluster }, index) => {
    return { codepoint, cluster, xAdvance: positions[index]?.xAdvance ?? 0 };
  });
}

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
