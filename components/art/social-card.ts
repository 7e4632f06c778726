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
type Card = {
  name: string;
  eyebrow: string;
  title: string;
  paints: Paints;
  ownMark?: boolean;
  lang?: string;
  /** The direction of the language. `rtl` mirrors the card. */
  dir?: 'ltr' | 'rtl';
};

/** A card, and the site's fonts that it is set in. */
type WithFonts = Card & { fonts: readonly FontFile[] };

/** The positions of the words, in pixels. */
export const words = { left: 72, top: 72, bottom: 558, width: 600, lines: 4, height: 280 };

const smallest = 34;
const titleSizes = [92, 84, 76, 68, 60, 52, 46, 40, smallest];
const brandStyle = { size: 34, weight: 600, tracking: -0.02 };
const eyebrowStyle = { size: 20, weight: 400, tracking: 0.06 };

/** The distance of the lines of a title, in em. Many scripts have marks above and below letters. */
const leadingOf = (title: string) =>
  /^[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\P{L}]*$/u.test(
    title,
  )
    ? 1.04
    : 1.3;

const ruleWidth = 48;
const globe = { radius: 372, longitude: 0, latitude: 14 };
const art = {
  ltr: orb({ ...globe, middle: [1062, 330] }),
  rtl: orb({ ...globe, middle: [cardSize.width - 1062, 330] }),
};

/**
 * Draws a page's card. If the fonts lack a letter of the title, the card shows only the firm's name.
 * `root` is the site's folder.
 */
export async function drawCard({ fonts, ...card }: WithFonts, root = '.'): Promise<string> {
  const { lang, dir } = card;
  const text = [card.name, card.eyebrow, card.title].join(' ');
  const { sans, mono } = await openTypefaces(fonts, { text, lang, dir }, root);
  const [title = ''] = [card.title, card.name].filter(sans.canSet);
  const name = sans.canSet(card.name) ? card.name : '';
  const eyebrow = mono.canSet(inCapitals(card)) ? card.eyebrow : '';
  return socialCard({ ...card, name, eyebrow, title }, { sans, mono });
}

const inCapitals = ({ eyebrow, lang }: Card) => eyebrow.toLocaleUpperCase(lang);

/** The picture that represents a page where its link is shared. */
export function socialCard(card: Card, { sans, mono }: Typefaces): string {
  const { name, title, paints, ownMark, dir = 'ltr' } = card;
  /** The left end of something that stands this far from the edge where lines begin. */
  const leftOf = (distance: number, width: number) =>
    dir === 'ltr' ? words.left + distance : cardSize.width - words.left - distance - width;
  const { lines, size } = setTitle(title, sans);
  const leading = leadingOf(title);
  const firstLine = words.bottom - (lines.length - 1) * size * leading;
  const eyebrowLine = firstLine - size * 0.7 - 40;
  const heading = lines.map((line, index) => {
    const set = sans(line, titleStyle(size));
    return set.at([leftOf(-size * 0.04, set.width), firstLine + index * size * leading]);
  });
  const beside = ownMark ? 0 : 76;
  const brand = within(sans, name, brandStyle, cardSize.width - 2 * words.left - beside);
  const eyebrow = within(mono, inCapitals(card), eyebrowStyle, words.width - ruleWidth - 20);
  const rule = leftOf(0, ruleWidth);
  const drawn = svg(
    cardSize,
    ground(cardSize, palette.night),
    art[dir],
    ownMark ? '' : markAt([leftOf(0, 56), words.top - 28], 56, palette.onNight),
    shape(brand.at([leftOf(beside, brand.width), words.top + 12]), palette.onNight),
    stroke(horizontal(rule, rule + ruleWidth, eyebrowLine - 7), palette.sun, 3),
    shape(eyebrow.at([leftOf(ruleWidth + 20, eyebrow.width), eyebrowLine]), palette.onNightMuted),
    shape(heading.join(''), palette.onNight),
  );
  return paint(drawn, paints);
}

/**
 * The title's lines at the largest size that fits. A title too long for every size is cut short.
 */
export function setTitle(title: string, sans: Typeface): { lines: string[]; size: number } {
  const leading = leadingOf(title);
  for (const size of titleSizes) {
    const lines = balance(title, words.width, measureIn(sans, size));
    const fits = lines.length <= words.lines && lines.length * size * leading <= words.height;
    if (fits && lines.every((line) => measureIn(sans, size)(line) <= words.width))
      return { lines, size };
  }
  return { lines: cutShort(title, measureIn(sans, smallest)), size: smallest };
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** As much of a title as fits on four lines. A word that is too long is broken. */
function cutShort(title: string, measure: (line: string) => number): string[] {
  const lines = [''];
  for (const { segment: letter } of graphemes.segment(title)) {
    const line = lines.at(-1) + letter;
    if (measure(`${line}…`) <= words.width) lines[lines.length - 1] = line;
    else if (lines.length === words.lines) {
      return [...lines.slice(0, -1), `${lines.at(-1)?.trimEnd()}…`];
    } else {
      const [, full = line.slice(0, -letter.length), rest = letter] =
        /^(.*) (.*)$/.exec(line) ?? [];
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
