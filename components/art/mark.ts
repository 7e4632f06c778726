import { barsPath, equatorPath, type MarkGeometry, mark, smallMark } from '../mark/geometry.ts';
import type { Typeface } from './lettering.ts';
import { type Point, palette, shape, svg, tenths } from './svg.ts';

/** A mark as part of a picture: its top left corner, its width, and the colour of its bars. */
export function markAt(
  [x, y]: Point,
  width: number,
  colour: string,
  geometry: MarkGeometry = mark,
): string {
  const scale = Math.round((width / geometry.size) * 1000) / 1000;
  const bars = shape(barsPath(geometry), colour) + shape(equatorPath(geometry), palette.sun);
  return `<g transform="translate(${tenths(x)} ${tenths(y)}) scale(${scale})">${bars}</g>`;
}

/** The firm's own mark, from a file, as a `data:` address. */
export type OwnMark = string | undefined;

function placed(own: OwnMark, at: Point, width: number, colour: string, geometry = mark): string {
  if (!own) return markAt(at, width, colour, geometry);
  const [x, y, size] = [...at, width].map(tenths);
  return `<image x="${x}" y="${y}" width="${size}" height="${size}" href="${own}"/>`;
}

/** The icon of browser tabs. The drawn mark's bars are light when the browser is dark. */
export function faviconSvg(own?: OwnMark): string {
  const { size } = smallMark;
  if (own) return svg({ width: size, height: size }, placed(own, [0, 0], size, ''));
  const { ink, onNight, sun } = palette;
  const dark = `@media(prefers-color-scheme:dark){.bars{fill:${onNight}}}`;
  return svg(
    { width: smallMark.size, height: smallMark.size },
    `<style>${dark}</style>`,
    `<path class="bars" fill="${ink}" d="${barsPath(smallMark)}"/>`,
    shape(equatorPath(smallMark), sun),
  );
}

type Tile = { share: number; corner: number; geometry?: MarkGeometry; own?: OwnMark };

/** A square app icon. The mark takes a `share` of its width; `corner` is a radius in pixels. */
export function tileSvg(size: number, { share, corner, geometry, own }: Tile): string {
  const start = (size * (1 - share)) / 2;
  return svg(
    { width: size, height: size },
    `<rect width="${size}" height="${size}" rx="${corner}" fill="${palette.night}"/>`,
    placed(own, [start, start], size * share, palette.onNight, geometry),
  );
}

/**
 * Breaks a text into as few lines as fit the width, then makes those lines as even as possible.
 * `measure` returns the width of a line. A word wider than the width gets a line to itself.
 */
export function balance(text: string, width: number, measure: (line: string) => number): string[] {
  const words = wordsOf(text);
  const fewest = fill(words, width, measure).length;
  let [narrow, wide] = [0, width];
  while (wide - narrow > 1) {
    const middle = (narrow + wide) / 2;
    if (fill(words, middle, measure).length > fewest) narrow = middle;
    else wide = middle;
  }
  return fill(words, wide, measure);
}

function fill(
  words: readonly string[],
  width: number,
  measure: (line: string) => number,
): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && measure((last + word).trimEnd()) <= width)
      lines[lines.length - 1] = last + word;
    else lines.push(word);
  }
  return lines.map((line) => line.trimEnd());
}

const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Scripts without spaces between words, and their signs. */
const unspaced =
  /[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\u3000-\u303f\uff00-\uff60]/u;

/** What no line begins with: closing signs, marks, and the endings of Japanese words. */
const follows = /^([\p{Pe}\p{Pf}\p{Po}\p{Pd}\p{M}\p{Lm}々〜～…‥]|\p{sc=Hira}+$)/u;

/** The parts of a text after which a line may end, each with the space that follows it. */
function wordsOf(text: string): string[] {
  const parts: string[] = [];
  for (const { segment } of words.segment(text.trim().replace(/\s+/g, ' '))) {
    const last = parts.at(-1);
    const isUnspaced = unspaced.test(last?.at(-1) ?? '') || unspaced.test(segment.charAt(0));
    const mayBreak = isUnspaced && !follows.test(segment) && !/[\p{Ps}\p{Pi}]$/u.test(last ?? '');
    if (last === undefined || (segment !== ' ' && (last.endsWith(' ') || mayBreak)))
      parts.push(segment);
    else parts[parts.length - 1] = last + segment;
  }
  return parts;
}

/** The size that the specification gives the logo file. */
const logoSize = { width: 288, height: 100 };

const margin = 4;
/** In widths of the mark. */
const gap = 0.34;
const textSize = 0.62;
/** The height of Instrument Sans capitals, in em. */
const capitals = 0.7;

/**
 * Mark and name side by side, in the direction of the language, as large as the logo's size allows.
 * If the fonts lack a letter of the name, the mark is drawn alone.
 */
export function logo(name: string, sans: Typeface, own?: OwnMark, dir = 'ltr'): string {
  const style = { weight: 600, tracking: -0.02 };
  const text = sans.canSet(name) ? name : '';
  const natural = 1 + (text ? gap + sans(text, { ...style, size: textSize }).width : 0);
  const { width, height } = logoSize;
  const markWidth = Math.min(height - 2 * margin, (width - 2 * margin) / natural);
  const left = (width - markWidth * natural) / 2;
  const size = markWidth * textSize;
  const baseline = height / 2 + (size * capitals) / 2;
  const word = sans(text, { ...style, size });
  const right = width - left;
  const [markLeft, wordLeft] =
    dir === 'rtl' ? [right - markWidth, left] : [left, right - word.width];
  return svg(
    logoSize,
    placed(own, [markLeft, (height - markWidth) / 2], markWidth, palette.ink),
    shape(word.at([wordLeft, baseline]), palette.ink),
  );
}

/**
 * An ICO file with a single square PNG, which browsers have been able to read since 2007. Layout: a
 * header of 6 bytes, an entry of 16, the PNG (https://en.wikipedia.org/wiki/ICO_(file_format)).
 */
export function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
