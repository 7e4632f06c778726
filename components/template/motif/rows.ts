/** The sheet that motifs are drawn on, in units of its view box. */
export const sheet = { width: 720, height: 480 } as const;

const step = 6;
const curveStep = 12;

/** Path data of straight rows, drawn only where `inside` says that there is something. */
export function maskedRows(
  inside: (x: number, y: number) => boolean,
  spacing = 10,
  from = spacing,
): string {
  let path = '';
  for (let y = from; y < sheet.height; y += spacing) {
    let start: number | undefined;
    for (let x = 0; x <= sheet.width; x += step) {
      const here = x < sheet.width && inside(x, y);
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
 * Path data of curved rows, from the front to the back: `height` says where row `index` runs at x.
 * With `hidden`, what lies behind a row in front is left out.
 */
export function curvedRows(
  count: number,
  height: (x: number, index: number) => number,
  hidden = false,
): string {
  const horizon = new Map<number, number>();
  let path = '';
  for (let index = 0; index < count; index++) {
    let last: number | undefined;
    for (let x = 0; x <= sheet.width; x += curveStep) {
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
