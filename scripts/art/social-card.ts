import { orb } from './globe.ts';
import { canSet, type Lettering, openTypefaces, type Typefaces } from './lettering.ts';
import { balance, markAt } from './mark.ts';
import { horizontal } from './path.ts';
import { type Paints, paint } from './site-data.ts';
import { ground, palette, shape, stroke, svg } from './svg.ts';

/** The size that social networks ask for. */
export const cardSize = { width: 1200, height: 630 };

/** What a card says: the firm's name, a line above the title, and the title of the page. */
type Card = { name: string; eyebrow: string; title: string; paints: Paints };

/** Where the words stand, in pixels. */
export const words = { left: 72, top: 72, bottom: 558, width: 600, lines: 4, height: 280 };

const titleSizes = [92, 84, 76, 68, 60, 52, 46, 40, 34];
const leading = 1.04;
const ruleWidth = 48;
const globe = { middle: [1062, 330] as const, radius: 372, longitude: 0, latitude: 14 };
const art = orb(globe);

let typefaces: Promise<Typefaces> | undefined;

/** Draws a page's card; in a script that the fonts lack, the firm's name stands alone. */
export async function drawCard(card: Card): Promise<string> {
  typefaces ??= openTypefaces();
  const [name = '', eyebrow = ''] = [card.name, card.eyebrow].map((text) =>
    canSet(text) ? text : '',
  );
  const [title = ''] = [card.title, card.name].filter(canSet);
  return socialCard({ ...card, name, eyebrow, title }, await typefaces);
}

/** The picture that stands for a page where its link is shared. */
export function socialCard(
  { name, eyebrow, title, paints }: Card,
  { sans, mono }: Typefaces,
): string {
  const { lines, size } = setTitle(title, sans);
  const firstLine = words.bottom - (lines.length - 1) * size * leading;
  const eyebrowLine = firstLine - size * 0.7 - 40;
  const heading = lines.map((line, index) =>
    sans(line, titleStyle(size)).at([words.left - size * 0.04, firstLine + index * size * leading]),
  );
  const brand = sans(name, { size: 34, weight: 600, tracking: -0.02 });
  const card = svg(
    cardSize,
    ground(cardSize, palette.night),
    art,
    markAt([words.left, words.top - 28], 56, palette.onNight),
    shape(brand.at([words.left + 76, words.top + 12]), palette.onNight),
    stroke(horizontal(words.left, words.left + ruleWidth, eyebrowLine - 7), palette.sun, 3),
    shape(
      setEyebrow(eyebrow, mono).at([words.left + ruleWidth + 20, eyebrowLine]),
      palette.onNightMuted,
    ),
    shape(heading.join(''), palette.onNight),
  );
  return paint(card, paints);
}

/**
 * The title's lines, and the largest size at which they fit. Throws for a title that never does.
 */
export function setTitle(
  title: string,
  sans: Typefaces['sans'],
): { lines: string[]; size: number } {
  for (const size of titleSizes) {
    const measure = (line: string) => sans(line, titleStyle(size)).width;
    const lines = balance(title, words.width, measure);
    const fits = lines.length <= words.lines && lines.length * size * leading <= words.height;
    if (fits && lines.every((line) => measure(line) <= words.width)) {
      return { lines, size };
    }
  }
  throw new Error(`a title that fits a social card: at most 4 lines, found "${title}"`);
}

function setEyebrow(eyebrow: string, mono: Typefaces['mono']): Lettering {
  const style = { size: 20, weight: 400, tracking: 0.06 };
  const set = mono(eyebrow.toUpperCase(), style);
  const room = words.width - ruleWidth - 20;
  return set.width <= room
    ? set
    : mono(eyebrow.toUpperCase(), { ...style, size: (style.size * room) / set.width });
}

function titleStyle(size: number) {
  return { size, weight: 500, tracking: -0.035 };
}
