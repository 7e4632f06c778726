type Point = readonly [x: number, y: number];

/** A curve between two places that rises with their distance. Whole units keep it short. */
export function arcPath([x1, y1]: Point, [x2, y2]: Point): string {
  const distance = Math.hypot(x2 - x1, y2 - y1);
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2 - distance * 0.28];
  return `M${[x1, y1].map(Math.round).join(' ')}Q${[mx, my, x2, y2].map(Math.round).join(' ')}`;
}
