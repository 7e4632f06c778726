import type { MotifKind } from '../../../content/template/schema/art.ts';
import { bust } from './bust.ts';
import { dunes, peaks, ridge, skyline, tide } from './landscapes.ts';
import { createNoise, ease, mix, type Noise } from './noise.ts';
import { curvedRows, type Drawing, maskedRows, type Sheet, shareOf } from './rows.ts';

/** A globe in parallels. Land has full lines, and the sea has fainter ones. */
function globe(noise: Noise, on: Sheet): Drawing {
  const centre = { x: on.width / 2, y: on.height / 2 };
  const radius = 205 * shareOf(on);
  const onGlobe = (x: number, y: number) => Math.hypot(x - centre.x, y - centre.y) < radius;
  const land = (x: number, y: number) => onGlobe(x, y) && noise(x / 105, y / 80) > 0.5;
  return {
    lines: maskedRows(on, land, 8),
    faint: maskedRows(on, onGlobe, 16),
    sun: `M${centre.x - radius - 45} ${centre.y}H${centre.x + radius + 45}`,
  };
}

/** Many rows become one band. */
function converge(noise: Noise, on: Sheet): Drawing {
  const count = 31;
  const share = shareOf(on);
  const middle = (count - 1) / 2;
  const level = Math.round(250 * share);
  const at = (x: number, index: number) => {
    const order = ease((x / on.width - 1 / 12) * 1.5);
    const crooked = 30 + index * 14 + (noise(x / 70, index / 3) - 0.5) * 70;
    return mix(crooked * share, level + (index - middle) * 2.4 * share, order);
  };
  return { lines: curvedRows(on, count, at), sun: `M0 ${level}H${on.width}` };
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

const drawings: Readonly<
  Record<MotifKind, (noise: Noise, on: Sheet, seed: number, spacing: number) => Drawing>
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

/** Draws a motif on a sheet. The same kind, sheet and seed always give the same lines. */
export const drawMotif = (kind: MotifKind, on: Sheet, seed: number, spacing: number): Drawing =>
  drawings[kind](createNoise(seed), on, seed, spacing);
