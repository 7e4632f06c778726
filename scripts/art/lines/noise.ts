import { random } from './random.ts';

const latticeSize = 512;

/**
 * One-dimensional value noise from -1 to 1: smooth, one bend for each unit of `x`, repeating after
 * 512 units. Two seeds never bend at the same places.
 */
export function noise(seed: number): (x: number) => number {
  const next = random(seed);
  const lattice = Array.from({ length: latticeSize }, () => next() * 2 - 1);
  const phase = next() * latticeSize;
  const at = (index: number) => lattice[((index % latticeSize) + latticeSize) % latticeSize] ?? 0;
  return (x) => {
    const cell = Math.floor(x + phase);
    const blend = ease(x + phase - cell);
    return at(cell) * (1 - blend) + at(cell + 1) * blend;
  };
}

/** Perlin's quintic: 0 to 1 with no speed and no acceleration at either end. */
export function ease(t: number): number {
  const x = Math.min(1, Math.max(0, t));
  return x * x * x * (x * (x * 6 - 15) + 10);
}
