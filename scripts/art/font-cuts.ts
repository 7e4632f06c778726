import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';

type HarfBuzz = typeof import('harfbuzzjs');

/** A glyph, its width in font units, and how many of these an em has. Number 0 stands for none. */
export type Glyph = { number: number; advance: number; font: Font; unitsPerEm: number };

/** Picks a text's glyphs in one of a font's files, of a weight. */
export type Cut = (text: string, weight?: number) => Glyph[];

const latin = String.fromCodePoint(...range(0x20, 0x17f), ...range(0x2000, 0x206f), 0x20ac, 0x2122);

/**
 * Opens the files of a font: the named one, and where a package has cut it by scripts, as Fontsource
 * does, also the one with the letters of further languages, such as Ł. Throws where the font is not
 * installed.
 */
export async function openCuts(file: string, root: string): Promise<Cut[]> {
  const harfBuzz: HarfBuzz = await import('harfbuzzjs');
  const own = file.startsWith('./') && resolve(root, file);
  const path = own || createRequire(import.meta.url).resolve(file);
  const further = path.replace(/-latin-(?=[^/]*$)/, '-latin-ext-');
  const paths = further !== path && existsSync(further) ? [path, further] : [path];
  return Promise.all(paths.map((path) => openCut(path, harfBuzz)));
}

async function openCut(path: string, harfBuzz: HarfBuzz): Promise<Cut> {
  const { Blob, Face, Font, Variation } = harfBuzz;
  // HarfBuzz does not read woff2.
  const sfnt = await subsetFont(await readFile(path), latin, { targetFormat: 'sfnt' });
  const face = new Face(new Blob(sfnt));
  const fonts = new Map<number, Font>();
  return (text, weight = 400) => {
    const font = fonts.get(weight) ?? new Font(face);
    if (!fonts.has(weight)) font.setVariations([new Variation('wght', weight)]);
    fonts.set(weight, font);
    return shapeText(font, text, harfBuzz).map((glyph) => {
      return { ...glyph, font, unitsPerEm: face.upem };
    });
  };
}

/** A text's glyphs and their advances, with kerning. What HarfBuzz calls codepoint is a glyph. */
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

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
