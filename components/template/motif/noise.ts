/** A smooth value between 0 and 1 for each point of the plane. */
export type Noise = (x: number, y?: number) => number;

/** Value noise. The same seed gives the same field everywhere, so builds are reproducible. */
export function createNoise(seed: number): Noise {
  return (x, y = 0) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const across = ease(x - left);
    const above = mix(lattice(left, top, seed), lattice(left + 1, top, seed), across);
    const below = mix(lattice(left, top + 1, seed), lattice(left + 1, top + 1, seed), across);
    return mix(above, below, ease(y - top));
  };
}

/** A value between two others: `part` 0 gives the first, 1 the second. */
const mix = (from: number, to: number, part: number) => from + (to - from) * part;

/** A transition from 0 to 1, slow at both ends. Values outside are clamped. */
export function ease(part: number): number {
  const held = Math.min(1, Math.max(0, part));
  return held * held * (3 - 2 * held);
}

function lattice(x: number, y: number, seed: number): number {
  let bits = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1442695041);
  bits = Math.imul(bits ^ (bits >>> 13), 1274126177);
  return ((bits ^ (bits >>> 16)) >>> 0) / 4294967296;
}
