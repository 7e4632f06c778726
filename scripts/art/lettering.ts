import { type Cut, type Glyph, openCuts } from './font-cuts.ts';
import { type Point, tenths } from './svg.ts';

/** How a text is set: size in pixels, weight as in CSS, tracking in em. */
export type Style = { size: number; weight: number; tracking?: number };

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

/**
 * Opens the site's fonts for lettering: those for `sans` and `mono`, or the first where there is no
 * such one. A file that begins with `./` lies in the site's folder, `root`. Throws where a font is
 * not installed.
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

/** A text in as few parts as there can be, each set in the first file that has its letters. */
function partsOf(text: string, [cut, ...others]: readonly Cut[], weight?: number): Part[] {
  const run = cut?.(text, weight) ?? [];
  if (!cut || others.length === 0 || isWhole(run)) return [{ text, run }];
  const pieces = piecesOf(text, (letter) => isWhole(cut(letter)));
  return pieces.flatMap(({ text, isIn }) => partsOf(text, isIn ? [cut] : others, weight));
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A text where it changes between letters of a kind and others. */
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
      .map(({ font, number, scale, left }) => place(font.glyphToPath(number), scale, x + left, y))
      .join('');
  return { width: width - space, at };
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
