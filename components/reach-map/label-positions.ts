/** A pin on the map with its label, in the map's units. */
export type Pin = { x: number; y: number; label: string };

/** A label's position: its anchor point, and which end of the text is at that point. */
type LabelPosition = {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  /**
   * True if it would cover another label or a pin, or leave the map. It shows only while its pin is
   * highlighted.
   */
  isCrowded: boolean;
};

type Place = Omit<LabelPosition, 'isCrowded'>;

type Box = { left: number; right: number; top: number; bottom: number };

/** The font size of the labels, in the map's units. */
export const labelSize = 14;

// What a character and a line take up at that size.
const charWidth = 9.6;
const wideWidth = 15;
const lineHeight = 18;

/** Full-width characters, such as Chinese ones. */
const wide =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Ethiopic}\p{Extended_Pictographic}]/u;

const candidates = [
  { dx: 11, dy: 6, anchor: 'start' },
  { dx: -11, dy: 6, anchor: 'end' },
  { dx: 9, dy: 21, anchor: 'start' },
  { dx: 9, dy: -9, anchor: 'start' },
  { dx: -9, dy: 21, anchor: 'end' },
  { dx: -9, dy: -9, anchor: 'end' },
  { dx: 0, dy: 28, anchor: 'middle' },
  { dx: 0, dy: -14, anchor: 'middle' },
] as const;

/**
 * Finds a place for each label where it covers no pin and no other label: the first free one of
 * eight around its pin, or the one that overlaps least. Pins with close neighbours choose first. If
 * there is no room for a label, it is `crowded`. `fixed` is a label already in place, which begins
 * at its own point.
 */
export function placeLabels(pins: readonly Pin[], width: number, fixed?: Pin): LabelPosition[] {
  const points: Box[] = pins.map(({ x, y }) => box(x - 5, x + 5, y - 5, y + 5));
  const labels = fixed ? [textBox({ ...fixed, anchor: 'start' }, fixed.label)] : [];
  const places = new Map<Pin, LabelPosition>();
  for (const pin of pins.toSorted((a, b) => nearestOther(a, pins) - nearestOther(b, pins))) {
    const options = candidates.map(({ dx, dy, anchor }) => {
      const place = { x: pin.x + dx, y: pin.y + dy, anchor };
      const area = textBox(place, pin.label);
      const outside = Math.max(0, -area.left) + Math.max(0, area.right - width);
      const cost = outside * lineHeight + overlapWith(labels, area) + overlapWith(points, area);
      return { place, area, cost };
    });
    const best = options.reduce((a, b) => (b.cost < a.cost ? b : a));
    const isCrowded = best.cost > 0;
    if (!isCrowded) labels.push(best.area);
    places.set(pin, { ...best.place, isCrowded });
  }
  return pins.flatMap((pin) => places.get(pin) ?? []);
}

function textBox({ x, y, anchor }: Place, label: string): Box {
  const widths = [...label].map((sign) => (wide.test(sign) ? wideWidth : charWidth));
  const length = widths.reduce((sum, each) => sum + each, 0);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - length : x - length / 2;
  return box(left, left + length, y - lineHeight * 0.75, y + lineHeight * 0.25);
}

const box = (left: number, right: number, top: number, bottom: number): Box => ({
  left,
  right,
  top,
  bottom,
});

function overlapWith(taken: readonly Box[], area: Box): number {
  return taken.reduce((sum, other) => {
    const wide = Math.min(area.right, other.right) - Math.max(area.left, other.left);
    const high = Math.min(area.bottom, other.bottom) - Math.max(area.top, other.top);
    return sum + (wide > 0 && high > 0 ? wide * high : 0);
  }, 0);
}

function nearestOther(pin: Pin, pins: readonly Pin[]): number {
  return Math.min(
    ...pins
      .filter((other) => other !== pin)
      .map((other) => Math.hypot(other.x - pin.x, other.y - pin.y)),
  );
}
