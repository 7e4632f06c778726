import { orb } from './globe.ts';
import {
  type FontFile,
  type Lettering,
  openTypefaces,
  type Style,
  type Typeface,
  type Typefaces,
} from './lettering.ts';
import { balance, markAt } from './mark.ts';
import { horizontal } from './path.ts';
import { type Paints, paint } from './site-data.ts';
import { ground, palette, shape, stroke, svg } from './svg.ts';

/** The size that social networks recommend. */
export const cardSize = { width: 1200, height: 630 };

/**
 * The words on a card: the firm's name, a line above the title, and the page's title. For a firm
 * with its own mark, the card shows the name without a mark.
 */
type Card = { name: string; eyebrow: string; title: string; paints: Paints; ownMark?: boolean };

/** A card, and the site's fonts that it is set in. */
type WithFonts = Card & { fonts: readonly FontFile[] };

/** The positions of the words, in pixels. */
export const words = { left: 72, top: 72, bottom: 558, width: 600, lines: 4, height: 280 };

const smallest = 34;
const titleSizes = [92, 84, 76, 68, 60, 52, 46, 40, smallest];
const brandStyle = { size: 34, weight: 600, tracking: -0.02 };
const eyebrowStyle = { size: 20, weight: 400, tracking: 0.06 };
const leading = 1.04;
const ruleWidth = 48;
const globe = { middle: [1062, 330] as const, radius: 372, longitude: 0, latitude: 14 };
const art = orb(globe);

const opened = new Map<string, Promise<Typefaces>>();

/**
 * Draws a page's card. If the fonts lack the page's script, the card shows only the firm's name.
 * `root` is the site's folder.
 */
export async function drawCard({ fonts, ...card }: WithFonts, root = '.'): Promise<string> {
  const key = JSON.stringify([root, fonts]);
  const typefaces = opened.get(key) ?? openTypefaces(fonts, root);
  opened.set(key, typefaces);
  const { sans, mono } = await typefaces;
  const [title = ''] = [card.title, card.name].filter(sans.canSet);
  const name = sans.canSet(card.name) ? card.name : '';
  const eyebrow = mono.canSet(card.eyebrow.toUpperCase()) ? card.eyebrow : '';
  return socialCard({ ...card, name, eyebrow, title }, { sans, mono });
}

/** The picture that represents a page where its link is shared. */
export function socialCard(
  { name, eyebrow, title, paints, ownMark }: Card,
  { sans, mono }: Typefaces,
): string {
  const { lines, size } = setTitle(title, sans);
  const firstLine = words.bottom - (lines.length - 1) * size * leading;
  const eyebrowLine = firstLine - size * 0.7 - 40;
  const heading = lines.map((line, index) =>
    sans(line, titleStyle(size)).at([words.left - size * 0.04, firstLine + index * size * leading]),
  );
  const beside = ownMark ? 0 : 76;
  const brand = within(sans, name, brandStyle, cardSize.width - 2 * words.left - beside);
  const card = svg(
    cardSize,
    ground(cardSize, palette.night),
    art,
    ownMark ? '' : markAt([words.left, words.top - 28], 56, palette.onNight),
    shape(brand.at([words.left + beside, words.top + 12]), palette.onNight),
    stroke(horizontal(words.left, words.left + ruleWidth, eyebrowLine - 7), palette.sun, 3),
    shape(
      within(mono, eyebrow.toUpperCase(), eyebrowStyle, words.width - ruleWidth - 20).at([
        words.left + ruleWidth + 20,
        eyebrowLine,
      ]),
      palette.onNightMuted,
    ),
    shape(heading.join(''), palette.onNight),
  );
  return paint(card, paints);
}

/**
 * The title's lines at the largest size that fits. A title too long for every size is cut short.
 */
export function setTitle(title: string, sans: Typeface): { lines: string[]; size: number } {
  for (const size of titleSizes) {
    const lines = balance(title, words.width, measureIn(sans, size));
    const fits = lines.length <= words.lines && lines.length * size * leading <= words.height;
    if (fits && lines.every((line) => measureIn(sans, size)(line) <= words.width))
      return { lines, size };
  }
  return { lines: cutShort(title, measureIn(sans, smallest)), size: smallest };
}

/** As much of a title as fits on four lines. A word that is too long is broken. */
function cutShort(title: string, measure: (line: string) => number): string[] {
  const lines = [''];
  for (const letter of title) {
    const line = lines.at(-1) + letter;
    if (measure(`${line}…`) <= words.width) lines[lines.length - 1] = line;
    else if (lines.length === words.lines) {
      return [...lines.slice(0, -1), `${lines.at(-1)?.trimEnd()}…`];
    } else {
      const [, full = line.slice(0, -1), rest = letter] = /^(.*) (.*)$/.exec(line) ?? [];
      lines.splice(-1, 1, full, rest);
    }
  }
  return lines;
}

const measureIn = (sans: Typeface, size: number) => (line: string) =>
  sans(line, titleStyle(size)).width;

/** Sets a line in its style, smaller if it would be too wide. */
function within(face: Typeface, text: string, style: Style, room: number): Lettering {
  const set = face(text, style);
  return set.width <= room ? set : face(text, { ...style, size: (style.size * room) / set.width });
}

function titleStyle(size: number) {
  return { size, weight: 500, tracking: -0.035 };
}
