import type { MotifKind } from '../../../content/template/schema/art.ts';
import { converging } from '../../art/convergence.ts';
import { along, stretches } from '../../art/lines.ts';
import { curve } from '../../art/path.ts';
import { around, parallel } from '../../art/sphere.ts';
import { createNoise, ease, type Noise } from './noise.ts';
import {
  chords,
  curvedRows,
  type Drawing,
  maskedRows,
  type Sheet,
  shareOf,
  sheet,
} from './rows.ts';

/** A globe in parallels, as the firm's. Land has full lines, and the sea has fainter ones. */
function globe(noise: Noise, on: Sheet): Drawing {
  const middle = [on.width / 2, on.height / 2] as const;
  const radius = 205 * shareOf(on);
  const world = { middle, radius, longitude: 0, latitude: 0 };
  const latitudes = along(-85, 85, 2.5);
  const coasts = latitudes.flatMap((latitude) =>
    stretches(along(-90, 90, 3), (longitude) =>
      noise(longitude / 30 + 9, latitude / 24 + 9) > 0.52 ? longitude : undefined,
    ).map((land) => parallel(world, latitude, [land[0] ?? 0, land.at(-1) ?? 0])),
  );
  const water = latitudes.filter((_, index) => index % 2 === 1);
  return {
    lines: coasts.join(''),
    faint: water.map((latitude) => parallel(world, latitude, around(world))).join(''),
    sun: `M${middle[0] - radius - 45} ${middle[1]}H${middle[0] + radius + 45}`,
  };
}

/** Many rows become one band, as in the firm's picture. */
function converge(_noise: Noise, on: Sheet, seed: number): Drawing {
  const share = shareOf(on);
  const level = Math.round(250 * share);
  const sun = { middle: [on.width, level], radius: 58 * share } as const;
  const turn = [on.width / 12, on.width * 0.75] as const;
  const ways = converging({ size: on, sun, lines: 31, turn }, seed * 100);
  return { lines: ways.map(curve).join(''), sun: `M0 ${level}H${on.width}` };
}

/** Disorder outside, order inside. */
function lens(noise: Noise, on: Sheet): Drawing {
  const centre = { x: on.width / 2 + 20, y: on.height / 2 };
  const radius = 148 * shareOf(on);
  const at = (x: number, index: number) => {
    const y = 18 + index * 15;
    const outside = ease((Math.hypot(x - centre.x, y - centre.y) / radius - 0.84) * 2.5);
    return y + (noise(x / 34, index * 0.9) - 0.5) * 54 * outside;
  };
  const arc = (way: 1 | -1) => `a${radius} ${radius} 0 1 1 ${2 * radius * way} 0`;
  const sun = `M${centre.x - radius} ${centre.y}${arc(1)}${arc(-1)}`;
  return { lines: curvedRows(on, Math.round(on.height / 15) - 1, at), sun };
}

/** Growing columns. */
function steps(noise: Noise, on: Sheet): Drawing {
  const share = shareOf(on);
  const width = 80;
  const last = on.width / width - 1;
  const top = (column: number) => (60 + (column / last) * 272 + noise(column * 5) * 70) * share;
  const inside = (x: number, y: number) =>
    x % width < width - 18 && on.height - y < top(Math.floor(x / width));
  const level = Math.round(on.height - top(last) - 12);
  return {
    lines: maskedRows(on, inside, 8),
    faint: maskedRows(on, () => true, 48, 48),
    sun: `M0 ${level}H${on.width}`,
  };
}

type Point = { x: number; y: number };

const inDisc = (x: number, y: number, at: Point, radius: number) =>
  (x - at.x) ** 2 + (y - at.y) ** 2 < radius ** 2;

const disc = (at: Point, radius: number) => chords(at, radius, 5);

/** Sand or water: rows that lean against each other. */
function dunes(noise: Noise, on: Sheet): Drawing {
  const share = shareOf(on);
  const lean = (x: number, index: number) =>
    (noise(x / 210, index / 9) * 110 + noise(x / 90, index / 5) * 22) * share;
  const at = (x: number, index: number) => on.height - 12 - index * 9 - lean(x, index);
  const sun = disc({ x: on.sun, y: 122 * share }, 34);
  return { lines: curvedRows(on, Math.round(28 * share), at, true), sun };
}

/** One finding amid much noise. */
function ridge(noise: Noise, on: Sheet): Drawing {
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
function peaks(noise: Noise, on: Sheet): Drawing {
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
function skyline(noise: Noise, on: Sheet): Drawing {
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
function tide(noise: Noise, on: Sheet): Drawing {
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

const drawings: Readonly<Record<MotifKind, (noise: Noise, on: Sheet, seed: number) => Drawing>> = {
  converge,
  dunes,
  globe,
  lens,
  peaks,
  ridge,
  skyline,
  steps,
  tide,
};

/** Draws a motif on a sheet. The same kind, sheet and seed always give the same lines. */
export const drawMotif = (kind: MotifKind, on: Sheet, seed: number): Drawing =>
  drawings[kind](createNoise(seed), on, seed);
