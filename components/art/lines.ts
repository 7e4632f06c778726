import type { Point } from './svg.ts';

/** A place or a direction: right, up and towards us. */
export type Vector = readonly [x: number, y: number, z: number];

/** The place at a distance from another, in a direction. */
export function onward([x, y, z]: Vector, [dx, dy, dz]: Vector, distance: number): Vector {
  return [x + dx * distance, y + dy * distance, z + dz * distance];
}

/** How closely two directions agree: 1 if they are the same, 0 at right angles. */
export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** The length of a vector. Math.hypot is many times slower. */
function length([x, y, z]: Vector): number {
  return Math.sqrt(x * x + y * y + z * z);
}

/** The same direction, one unit long. */
export function unit(direction: Vector): Vector {
  const long = length(direction) || 1;
  const [x, y, z] = direction;
  return [x / long, y / long, z / long];
}

/** The vector from the second place to the first. */
export function subtract(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

/** Perlin's smootherstep: from 0 to 1, with zero velocity and acceleration at both ends. */
export function ease(t: number): number {
  const x = Math.min(1, Math.max(0, t));
  return x * x * x * (x * (x * 6 - 15) + 10);
}

/** The bell curve: 1 in the middle, almost 0 three units away. */
export function bell(x: number): number {
  return Math.exp((-x * x) / 2);
}

/**
 * The heights of parallels from `top` to `bottom`, `spacing` pixels apart, from half a step down.
 */
export function rows(top: number, bottom: number, spacing: number): number[] {
  const count = Math.round((bottom - top) / spacing);
  return Array.from({ length: count }, (_, row) => top + (row + 0.5) * spacing);
}

/** Positions along a row from `left` to `right`, both included, about `step` pixels apart. */
export function along(left: number, right: number, step: number): number[] {
  const count = Math.max(1, Math.round((right - left) / step));
  return Array.from({ length: count + 1 }, (_, index) => left + ((right - left) * index) / count);
}

/**
 * Positions along a row through the full width of a picture and slightly past both edges, exactly
 * `step` pixels apart. With whole pixels, equal steps take a tenth fewer bytes.
 */
export function across(width: number, step: number): number[] {
  return along(-step, (Math.ceil(width / step) + 1) * step, step);
}

/**
 * The values found along a row, in unbroken stretches: the row is cut wherever `find` returns
 * nothing.
 */
export function stretches<Found>(
  row: readonly number[],
  find: (x: number) => Found | undefined,
): Found[][] {
  const found: Found[][] = [];
  let open = false;
  for (const here of row.map(find)) {
    if (here === undefined) open = false;
    else if (open) found.at(-1)?.push(here);
    else {
      found.push([here]);
      open = true;
    }
  }
  return found;
}

/** The visible parts of a line, each extended by a point at both ends, so that no end shows. */
export function seen(line: readonly Point[], isSeen: (x: number, y: number) => boolean): Point[][] {
  return stretches([...line.keys()], (at) =>
    line.slice(Math.max(0, at - 1), at + 2).some((place) => isSeen(...place))
      ? line[at]
      : undefined,
  );
}
