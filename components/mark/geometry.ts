/** A horizontal bar across a disc: its upper and lower edge. */
export type Bar = { top: number; bottom: number };

type Disc = { x: number; y: number; radius: number };

/** The firm's mark on a square of `size`: bars of a disc, and the equator, which is wider. */
export type MarkGeometry = {
  size: number;
  disc: Disc;
  bars: readonly Bar[];
  equator: Bar & { left: number; right: number };
};

/** The mark for 24 px and up: the bars get thinner towards the equator. */
export const mark: MarkGeometry = {
  size: 40,
  disc: { x: 20, y: 20, radius: 15 },
  bars: [
    { top: 5, bottom: 8 },
    { top: 10, bottom: 13 },
    { top: 15, bottom: 17.4 },
    { top: 22.6, bottom: 25 },
    { top: 27, bottom: 30 },
    { top: 32, bottom: 35 },
  ],
  equator: { top: 18.7, bottom: 21.3, left: 0, right: 40 },
};

/** For 16 px: every bar and gap is a pixel, so that no edge is blurred, at 32 and 48 px either. */
export const smallMark: MarkGeometry = {
  size: 16,
  disc: { x: 8, y: 7.5, radius: 7 },
  bars: [1, 3, 5, 9, 11, 13].map((top) => ({ top, bottom: top + 1 })),
  equator: { top: 7, bottom: 8, left: 0, right: 16 },
};

/** For a tile of 32 px: bars of two pixels, gaps of one. */
export const tileMark: MarkGeometry = {
  size: 32,
  disc: { x: 16, y: 16, radius: 10.5 },
  bars: [6, 9, 12, 18, 21, 24].map((top) => ({ top, bottom: top + 2 })),
  equator: { top: 15, bottom: 17, left: 3, right: 29 },
};

/** Path data of a mark's bars, without the equator. */
export function barsPath({ disc, bars }: MarkGeometry): string {
  return bars.map((bar) => barPath(disc, bar)).join('');
}

/** Path data of a mark's equator. */
export function equatorPath({ equator: { top, bottom, left, right } }: MarkGeometry): string {
  return `M${rounded(left)} ${rounded(top)}h${rounded(right - left)}v${rounded(bottom - top)}H${rounded(left)}z`;
}

/** Path data of one bar of a disc, whose ends follow the disc's edge. */
export function barPath({ x, y, radius }: Disc, bar: Bar, decimals = 2): string {
  const short = (value: number) => rounded(value, decimals);
  const top = Math.max(bar.top, y - radius);
  const bottom = Math.min(bar.bottom, y + radius);
  if (bottom <= top) return '';
  const upper = halfChord(radius, top - y);
  const lower = halfChord(radius, bottom - y);
  const arc = `A${short(radius)} ${short(radius)} 0 0 1`;
  return (
    `M${short(x - upper)} ${short(top)}H${short(x + upper)}` +
    `${arc} ${short(x + lower)} ${short(bottom)}H${short(x - lower)}` +
    `${arc} ${short(x - upper)} ${short(top)}z`
  );
}

function halfChord(radius: number, away: number): number {
  return Math.sqrt(Math.max(0, radius ** 2 - away ** 2));
}

function rounded(value: number, decimals = 2): string {
  return String(Number(value.toFixed(decimals))).replace(/^(-?)0\./, '$1.');
}
