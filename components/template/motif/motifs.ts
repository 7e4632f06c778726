import type { MotifKind } from '../../../content/template/schema/art.ts';
import { converging } from '../../art/convergence.ts';
import { along, stretches } from '../../art/lines.ts';
import { curve } from '../../art/path.ts';
import { around, parallel } from '../../art/sphere.ts';
import { bust } from './bust.ts';
import { dunes, peaks, ridge, skyline, tide } from './landscapes.ts';
import { createNoise, ease, type Noise } from './noise.ts';
import { curvedRows, type Drawing, maskedRows, type Sheet, shareOf } from './rows.ts';

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
