/** A place or a direction: right, up and towards us. */
export type Vector = readonly [x: number, y: number, z: number];

/** Where one comes to from a place, in a direction, after a distance. */
export function onward([x, y, z]: Vector, [dx, dy, dz]: Vector, distance: number): Vector {
  return [x + dx * distance, y + dy * distance, z + dz * distance];
}

/** How much two directions have in common: 1 where they are the same, 0 at right angles. */
export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** The same direction, one unit long. */
export function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

/** The way from the second place to the first. */
export function subtract(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}
