/** What a motif is drawn on, in units of its view box. Every crop of it shows the subject at `sun`. */
export type Sheet = { width: number; height: number; sun: number };

/** For frames from 3 to 2 down to 4 to 5, width to height. */
export const sheet: Sheet = { width: 720, height: 480, sun: 485 };

/** For bands across the page. A phone shows the middle of it, left of any form. */
export const strip: Sheet = { width: 1440, height: 288, sun: 640 };

/** How high a sheet is, as a share of the usual one. */
export const shareOf = (on: Sheet) => on.height / sheet.height;

/** The paths of a motif: its lines, the fainter ones, and the saffron one. */
export type Drawing = { lines: string; faint?: string; sun: string };

const step = 6;
const curveStep = 12;

/** Path data of straight rows, drawn only where `inside` is true. */
export function maskedRows(
  on: Sheet,
  inside: (x: number, y: number) => boolean,
  spacing = 10,
  from = spacing,
): string {
  let path = '';
  for (let y = from; y < on.height; y += spacing) {
    let start: number | undefined;
    for (let x = 0; x <= on.width; x += step) {
      const here = x < on.width && inside(x, y);
      if (here) start ??= x;
      else if (start !== undefined) {
        // A line is at least two steps long; anything shorter would be a dot.
        if (x - start > step) path += `M${start} ${y}H${x - step / 2}`;
        start = undefined;
      }
    }
  }
  return path;
}

/**
 * Path data of curved rows, from the front to the back. `height` gives the height of row `index` at
 * x. With `hidden`, the parts behind a row in front are left out.
 */
export function curvedRows(
  on: Sheet,
  count: number,
  height: (x: number, index: number) => number,
  hidden = false,
): string {
  const horizon = new Map<number, number>();
  let path = '';
  for (let index = 0; index < count; index++) {
    let last: number | undefined;
    for (let x = 0; x <= on.width; x += curveStep) {
      const y = Math.round(height(x, index));
      const covered = hidden && y >= (horizon.get(x) ?? Number.POSITIVE_INFINITY);
      if (!covered) {
        path += last === undefined ? `M${x} ${y}` : `l${curveStep} ${y - last}`;
        horizon.set(x, y);
      }
      last = covered ? undefined : y;
    }
  }
  return path;
}

/** Path data of a disc in parallels, each as wide as the disc at its height, down to `low`. */
export function chords(
  at: { x: number; y: number },
  radius: number,
  spacing: number,
  low = at.y + radius,
): string {
  let path = '';
  for (let y = at.y - radius + spacing / 2; y < low; y += spacing) {
    const half = Math.round(Math.sqrt(radius ** 2 - (y - at.y) ** 2));
    path += `M${at.x - half} ${y}h${2 * half}`;
  }
  return path;
}
