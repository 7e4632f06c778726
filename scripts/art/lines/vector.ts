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

/** Length of a way. Math.hypot is many times slower, and a solid asks a million times. */
export function length([x, y, z]: Vector): number {
  return Math.sqrt(x * x + y * y + z * z);
}

/** The same direction, one unit long. */
export function unit(direction: Vector): Vector {
  const long = length(direction) || 1;
  const [x, y, z] = direction;
  return [x / long, y / long, z / long];
}

/** The way from the second place to the first. */
export function subtract(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}
