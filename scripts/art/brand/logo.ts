import { palette } from '../lines/palette.ts';
import { shape, svg } from '../lines/svg.ts';
import type { Typeface } from './lettering.ts';
import { markAt } from './mark.ts';

/** The size that the specification gives the logo file. */
export const logoSize = { width: 288, height: 100 };

const margin = 4;
/** All in widths of the mark. */
const gap = 0.34;
const textSize = 0.62;
/** Height of Instrument Sans capitals in em. */
const capitals = 0.7;

/** Mark and name side by side, as large as the logo's size allows. */
export function logo(name: string, sans: Typeface): string {
  const style = { weight: 600, tracking: -0.02 };
  const natural = 1 + gap + sans(name, { ...style, size: textSize }).width;
  const { width, height } = logoSize;
  const markWidth = Math.min(height - 2 * margin, (width - 2 * margin) / natural);
  const left = (width - markWidth * natural) / 2;
  const size = markWidth * textSize;
  const baseline = height / 2 + (size * capitals) / 2;
  const word = sans(name, { ...style, size });
  return svg(
    logoSize,
    markAt([left, (height - markWidth) / 2], markWidth, palette.ink),
    shape(word.at([left + markWidth * (1 + gap), baseline]), palette.ink),
  );
}
