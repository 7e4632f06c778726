import { inTenths, type Point, tenths } from './svg.ts';

// Everything here is in whole tenths of a pixel, so that rounding errors never add up.

/** Path data of straight lines from point to point. */
export function polyline(points: readonly Point[]): string {
  const [first, ...rest] = needed(points).map(
    ([x, y]): Point => [Math.round(x * 10), Math.round(y * 10)],
  );
  return first && rest.length > 0 ? start(first) + straight([first, ...rest]) : '';
}

/** How far a line may be from a point that it omits, in pixels: too little to be visible. */
const leeway = 0.25;

/** Keeps only the points that shape the line, by the Ramer–Douglas–Peucker algorithm. */
function needed(points: readonly Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  const [right, down] = [last[0] - first[0], last[1] - first[1]];
  const long = Math.hypot(right, down);
  const away = points.map(([x, y]) => {
    const [dx, dy] = [x - first[0], y - first[1]];
    return long > 0 ? Math.abs(dx * down - dy * right) / long : Math.hypot(dx, dy);
  });
  const furthest = Math.max(...away);
  if (furthest < leeway) return [first, last];
  const at = away.indexOf(furthest);
  return [...needed(points.slice(0, at + 1)).slice(0, -1), ...needed(points.slice(at))];
}

/** Path data of a closed shape around the points. */
export function polygon(points: readonly Point[]): string {
  return points.length > 2 ? `${polyline(points)}z` : '';
}

/**
 * Path data of a smooth curve along the points: a quadratic B-spline, which takes one pair of
 * numbers per point. Its control points are on even tenths. There, the midpoint of two is exact,
 * and so is the mirror image from which `t` derives the next control point.
 */
export function curve(points: readonly Point[]): string {
  const controls = points.map(([x, y]): Point => [Math.round(x * 5) * 2, Math.round(y * 5) * 2]);
  const middles = controls.slice(1).map((to, index) => between(controls[index] ?? to, to));
  const [first, second] = controls;
  const [enter, bend, ...others] = middles;
  const [leave, last] = [middles.at(-1), controls.at(-1)];
  if (!first || !second || !enter || !bend || !leave || !last) return polyline(points);
  const opening = `q${steps([enter, second])} ${steps([enter, bend])}`;
  const bends = others.length > 0 ? `t${steps([bend, ...others])}` : '';
  return (
    compact(start(first) + straight([first, enter]) + opening + bends) + straight([leave, last])
  );
}

/** A point on a line, and the line's width there. */
export type Swell = readonly [x: number, y: number, width: number];

/** Path data, to be filled, of a line of varying width. */
export function swelling(line: readonly Swell[]): string {
  const upper = line.map(([x, y, width]): Point => [x, y - width / 2]);
  const lower = line.map(([x, y, width]): Point => [x, y + width / 2]);
  return polygon([...upper, ...lower.reverse()]);
}

/** Path data of one horizontal line. */
export function horizontal(x1: number, x2: number, y: number): string {
  const from = Math.round(x1 * 10);
  const length = Math.round(x2 * 10) - from;
  return length > 0 ? `${start([from, Math.round(y * 10)])}h${inTenths(length)}` : '';
}

function between([x1, y1]: Point, [x2, y2]: Point): Point {
  return [(x1 + x2) / 2, (y1 + y2) / 2];
}

function start([x, y]: Point): string {
  return compact(`M${inTenths(x)} ${inTenths(y)}`);
}

function straight(points: readonly Point[]): string {
  return `l${compact(steps(points))}`;
}

function steps(points: readonly Point[]): string {
  const moves = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y];
    return `${inTenths(x - fromX)} ${inTenths(y - fromY)}`;
  });
  return moves.join(' ');
}

/** A minus sign separates two numbers as well as a space does. */
function compact(data: string): string {
  return data.replaceAll(' -', '-');
}

/** Converts an outline from font units, where up is positive, to a position in the picture. */
export function moved(outline: string, scale: number, [x, y]: Point): string {
  return outline
    .replace(
      /(-?[\d.]+),(-?[\d.]+)/g,
      (_, right, up) => `${tenths(x + Number(right) * scale)} ${tenths(y - Number(up) * scale)} `,
    )
    .replace(/ (?=[A-Z]|$)/g, '');
}
