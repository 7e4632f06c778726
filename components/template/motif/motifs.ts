import type { MotifKind } from '../../../content/template/schema/art.ts';
import { bust } from './bust.ts';
import { createNoise, ease, mix, type Noise } from './noise.ts';
import { chords, curvedRows, type Drawing, maskedRows, sheet } from './rows.ts';

const centre = { x: sheet.width / 2, y: sheet.height / 2 } as const;

const inDisc = (x: number, y: number, at: { x: number; y: number }, radius: number) =>
  (x - at.x) ** 2 + (y - at.y) ** 2 < radius ** 2;

// Every frame cropped from the sheet shows the complete sun.
const disc = (at: { x: number; y: number }, radius: number) => chords(at, radius, 5);

/** A globe in parallels. Land has full lines, and the sea has fainter ones. */
function globe(noise: Noise): Drawing {
  const onGlobe = (x: number, y: number) => inDisc(x, y, centre, 205);
  const land = (x: number, y: number) => onGlobe(x, y) && noise(x / 105, y / 80) > 0.5;
  return {
    lines: maskedRows(land, 8),
    faint: maskedRows(onGlobe, 16),
    sun: `M${centre.x - 250} ${centre.y}H${centre.x + 250}`,
  };
}

/** Many rows become one band. */
function converge(noise: Noise): Drawing {
  const count = 31;
  const middle = (count - 1) / 2;
  const at = (x: number, index: number) => {
    const order = ease((x - 60) / 480);
    const crooked = 30 + index * 14 + (noise(x / 70, index / 3) - 0.5) * 70;
    return mix(crooked, 250 + (index - middle) * 2.4, order);
  };
  return { lines: curvedRows(count, at), sun: `M0 250H${sheet.width}` };
}

/** Sand or water: rows that lean against each other. */
function dunes(noise: Noise): Drawing {
  const at = (x: number, index: number) =>
    468 - index * 9 - noise(x / 210, index / 9) * 110 - noise(x / 90, index / 5) * 22;
  return { lines: curvedRows(28, at, true), sun: disc({ x: 520, y: 122 }, 34) };
}

/** One finding amid much noise. */
function ridge(noise: Noise): Drawing {
  const at = (x: number, index: number) => {
    const near = Math.exp(-(((x - 380) / 130) ** 2)) * Math.exp(-(((index - 17) / 9) ** 2));
    return 462 - index * 12 - near * 150 * noise(x / 52, index / 2) - noise(x / 30, index) * 8;
  };
  return { lines: curvedRows(32, at, true), sun: `M0 462H${sheet.width}` };
}

/** Disorder outside, order inside. */
function lens(noise: Noise): Drawing {
  const at = (x: number, index: number) => {
    const y = 18 + index * 15;
    const outside = ease((Math.hypot(x - 410, y - centre.y) - 124) / 60);
    return y + (noise(x / 34, index * 0.9) - 0.5) * 54 * outside;
  };
  const ring = `M262 ${centre.y}a148 148 0 1 1 296 0a148 148 0 1 1 -296 0`;
  return { lines: curvedRows(31, at), sun: ring };
}

/** Mountains in front of a low sun. */
function peaks(noise: Noise): Drawing {
  const tops = [90, 250, 430, 610].map((x, index) => ({
    x: x + noise(index * 7) * 60,
    height: 150 + noise(index * 7 + 3) * 210,
  }));
  const ground = (x: number) =>
    Math.max(...tops.map((top) => top.height - Math.abs(x - top.x) * 0.95), 30);
  const inside = (x: number, y: number) => sheet.height - y < ground(x) + noise(x / 20) * 10;
  const sun = { x: 520, y: 136 };
  return {
    lines: maskedRows((x, y) => inside(x, y) && !inDisc(x, y, sun, 56), 8),
    sun: disc(sun, 42),
  };
}

/** A city: blocks of different heights. */
function skyline(noise: Noise): Drawing {
  const height = (x: number) => {
    const block = Math.floor(x / 54);
    const gap = x % 54 > 44;
    return gap ? 0 : 70 + noise(block * 3.7) * 330 * (0.4 + noise(block / 4));
  };
  const sun = { x: 342, y: 136 };
  const free = (x: number, y: number) => !inDisc(x, y, sun, 56);
  return {
    lines: maskedRows((x, y) => sheet.height - y < height(x) && free(x, y), 8),
    faint: maskedRows(free, 40, 40),
    sun: disc(sun, 40),
  };
}

/** Growing columns. */
function steps(noise: Noise): Drawing {
  const width = sheet.width / 9;
  const top = (column: number) => 60 + column * 34 + noise(column * 5) * 70;
  const inside = (x: number, y: number) =>
    x % width < width - 18 && sheet.height - y < top(Math.floor(x / width));
  const last = sheet.height - top(8) - 12;
  return {
    lines: maskedRows(inside, 8),
    faint: maskedRows(() => true, 48, 48),
    sun: `M0 ${Math.round(last)}H${sheet.width}`,
  };
}

/** The sun over water, with its broken reflection. */
function tide(noise: Noise): Drawing {
  const shore = 250;
  const onWater = (x: number, y: number) =>
    y > shore && noise(x / 46, y / 9) > 0.34 + (Math.abs(x - centre.x) / sheet.width) * 0.5;
  return {
    lines: maskedRows(onWater, 9),
    faint: maskedRows((_x, y) => y > shore, 18),
    sun: chords({ x: centre.x, y: shore }, 128, 6, shore - 6),
  };
}

const drawings: Readonly<
  Record<MotifKind, (noise: Noise, seed: number, spacing: number) => Drawing>
> = {
  bust,
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

/** Draws a motif. The same kind and seed always give the same lines. */
export const drawMotif = (kind: MotifKind, seed: number, spacing: number): Drawing =>
  drawings[kind](createNoise(seed), seed, spacing);
