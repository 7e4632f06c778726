import type { Noise } from './noise.ts';
import {
  chords,
  curvedRows,
  type Drawing,
  maskedRows,
  type Sheet,
  shareOf,
  sheet,
} from './rows.ts';

type Point = { x: number; y: number };

const inDisc = (x: number, y: number, at: Point, radius: number) =>
  (x - at.x) ** 2 + (y - at.y) ** 2 < radius ** 2;

const disc = (at: Point, radius: number) => chords(at, radius, 5);

/** Sand or water: rows that lean against each other. */
export function dunes(noise: Noise, on: Sheet): Drawing {
  const share = shareOf(on);
  const lean = (x: number, index: number) =>
    (noise(x / 210, index / 9) * 110 + noise(x / 90, index / 5) * 22) * share;
  const at = (x: number, index: number) => on.height - 12 - index * 9 - lean(x, index);
  const sun = disc({ x: on.sun, y: 122 * share }, 34);
  return { lines: curvedRows(on, Math.round(28 * share), at, true), sun };
}

/** One finding amid much noise. */
export function ridge(noise: Noise, on: Sheet): Drawing {
  const share = shareOf(on);
  const near = (x: number, index: number) =>
    Math.exp(-(((x - on.width / 2 - 20) / 130) ** 2)) *
    Math.exp(-(((index / share - 17) / 9) ** 2));
  const at = (x: number, index: number) =>
    on.height -
    18 -
    index * 12 -
    near(x, index) * 150 * share * noise(x / 52, index / 2) -
    noise(x / 30, index) * 8;
  const lines = curvedRows(on, Math.round(32 * share), at, true);
  return { lines, sun: `M0 ${on.height - 18}H${on.width}` };
}

/** Mountains in front of a low sun. */
export function peaks(noise: Noise, on: Sheet): Drawing {
  const share = shareOf(on);
  const tops = Array.from({ length: on.width / 180 }, (_, index) => ({
    x: 90 + index * 175 + noise(index * 7) * 60,
    height: (150 + noise(index * 7 + 3) * 210) * share,
  }));
  const ground = (x: number) =>
    Math.max(...tops.map((top) => top.height - Math.abs(x - top.x) * 0.95), 30 * share);
  const inside = (x: number, y: number) => on.height - y < ground(x) + noise(x / 20) * 10;
  const sun = { x: on.sun, y: 136 * share };
  const radius = 42 * Math.sqrt(share);
  return {
    lines: maskedRows(on, (x, y) => inside(x, y) && !inDisc(x, y, sun, radius + 14), 8),
    sun: disc(sun, radius),
  };
}

/** A city: blocks of different heights. */
export function skyline(noise: Noise, on: Sheet): Drawing {
  const share = shareOf(on);
  const height = (x: number) => {
    const block = Math.floor(x / 54);
    const gap = x % 54 > 44;
    return gap ? 0 : (70 + noise(block * 3.7) * 330 * (0.4 + noise(block / 4))) * share;
  };
  const sun = { x: on.width / 2 - 18, y: 136 * share };
  const free = (x: number, y: number) => !inDisc(x, y, sun, 56);
  return {
    lines: maskedRows(on, (x, y) => on.height - y < height(x) && free(x, y), 8),
    faint: maskedRows(on, free, 40, 40),
    sun: disc(sun, 40),
  };
}

/** The sun over water, with its broken reflection. */
export function tide(noise: Noise, on: Sheet): Drawing {
  const share = shareOf(on);
  const sun = { x: on.width / 2, y: Math.round(250 * share) };
  const near = (x: number) => Math.min(1, Math.abs(x - sun.x) / sheet.width);
  const onWater = (x: number, y: number) =>
    y > sun.y && noise(x / 46, y / 9) > 0.34 + near(x) * 0.5;
  return {
    lines: maskedRows(on, onWater, 9),
    faint: maskedRows(on, (_x, y) => y > sun.y, 18),
    sun: chords(sun, 128 * share, 6, sun.y - 6),
  };
}
