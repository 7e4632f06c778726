import { ease } from './lines.ts';

/** Returns the next number of a sequence, from 0 up to but not including 1. */
type Random = () => number;

/** Mulberry32 by Tommy Ettinger (public domain): the same seed always gives the same sequence. */
export function random(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const latticeSize = 512;

/**
 * One-dimensional value noise from -1 to 1. It is smooth, bends once per unit of `x` and repeats
 * after 512 units. Two different seeds never bend at the same places.
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
