import { mix, type Noise } from './noise.ts';

/** Hairstyles. Seeds cycle through them. */
const hairs = ['cropped', 'bob', 'bald', 'bun', 'parted', 'long', 'round', 'wrap'] as const;
const dresses = ['crew', 'lapels', 'shawl', 'collar'] as const;

/** The person that a bust shows. In these units a head is about two high. */
export type Sitter = {
  hair: (typeof hairs)[number];
  dress: (typeof dresses)[number];
  bearded: boolean;
  spectacled: boolean;
  /** Half the width of the head and of the shoulders. */
  head: number;
  shoulders: number;
  /** How much the jaw narrows, and how far the face looks to the side. */
  jaw: number;
  turn: number;
  /** The sine of the angle by which the head leans. */
  tilt: number;
  /** The side that the light comes from. */
  light: 1 | -1;
};

/** The person for a seed. Seeds cycle through hair and dress; everything else is random. */
export function sitter(noise: Noise, seed: number): Sitter {
  const hair = hairs[seed % hairs.length] ?? 'cropped';
  const wears = (share: number, at: number) => noise(at * 17, 5) < share;
  return {
    hair,
    dress: dresses[Math.floor(seed / hairs.length + seed) % dresses.length] ?? 'crew',
    bearded: (hair === 'cropped' || hair === 'bald' || hair === 'parted') && wears(0.55, 1),
    spectacled: wears(0.35, 2),
    head: mix(0.74, 0.88, noise(3, 9)),
    shoulders: mix(1.55, 2.05, noise(4, 9)),
    jaw: mix(0.16, 0.34, noise(5, 9)),
    turn: mix(-0.3, 0.3, noise(6, 9)),
    tilt: mix(-0.13, 0.13, noise(7, 9)),
    light: noise(8, 9) < 0.5 ? -1 : 1,
  };
}

const bell = (x: number, y: number, wide: number, high: number) =>
  Math.exp(-((x / wide) ** 2) - (y / high) ** 2);

/** How far the face comes forward, 0 at its edge; undefined outside of it. */
export function face(u: number, v: number, { head, jaw, turn }: Sitter): number | undefined {
  const wide = head * (1 - (v > 0 ? jaw * v * v : 0.06 * v * v));
  const inside = 1 - (u / wide) ** 2 - (v / 1.12) ** 2;
  if (inside <= 0) return undefined;
  const round = Math.sqrt(inside) * 0.95;
  const x = u - turn * round;
  const eyes = bell(Math.abs(x) - 0.3, v + 0.1, 0.16, 0.11) * 0.13;
  const brows = bell(Math.abs(x) - 0.3, v + 0.3, 0.24, 0.08) * 0.08;
  const nose = v < 0.3 ? bell(x, v - 0.16, 0.1 + 0.08 * Math.max(0, v), 0.3) * 0.27 : 0;
  const lips = bell(x, v - 0.53, 0.24, 0.05) * 0.07 + bell(x, v - 0.66, 0.2, 0.05) * 0.07;
  const chin = bell(x, v - 0.92, 0.22, 0.14) * 0.08;
  return round - eyes + brows + nose + lips + chin;
}

// Not inside `covered`, which is asked a hundred thousand times and would make them anew.
const round = (u: number, v: number, wide: number, top: number, low: number) =>
  (u / wide) ** 2 + ((v - low) / (top + low)) ** 2 < 1;

const brow = (x: number, v: number, height: number) => v < -height + 0.35 * x * x;

/** Whether hair or a wrap covers a place, possibly over the face. */
export function covered(u: number, v: number, { hair, head, turn }: Sitter): boolean {
  const x = u - turn * 0.5;
  switch (hair) {
    case 'bald':
      return false;
    case 'cropped':
      return round(u, v, head + 0.04, 1.16, -0.2) && brow(x, v, 0.68);
    case 'parted':
      return round(u, v, head + 0.1, 1.26, -0.1) && v < -0.46 - 0.34 * (x + 0.4) ** 2 + 0.5 * x * x;
    case 'bob':
      return (
        round(u, v, head + 0.22, 1.27, 0.1) && v < 0.62 && (brow(x, v, 0.5) || Math.abs(x) > 0.66)
      );
    case 'long':
      return (
        (v < 0.1 ? round(u, v, head + 0.16, 1.26, 0.1) : Math.abs(u) < head + 0.16 + v * 0.08) &&
        v < 1.75 &&
        (v < -0.92 + 1.2 * Math.abs(x + 0.12) || Math.abs(x) > 0.7)
      );
    case 'bun':
      return (
        (round(u, v, head + 0.05, 1.2, -0.1) && brow(x, v, 0.66)) ||
        (u / 0.36) ** 2 + ((v + 1.36) / 0.3) ** 2 < 1
      );
    case 'round':
      return (
        (u / 1.16) ** 2 + ((v + 0.42) / 1.08) ** 2 < 1 && (brow(x, v, 0.56) || Math.abs(x) > 0.72)
      );
    case 'wrap':
      return (u / (head + 0.16)) ** 2 + ((v + 0.72) / 0.82) ** 2 < 1 && v < -0.5 - 0.16 * x;
  }
}

/** Whether a place is in the dress's opening at the neck. */
export function open(u: number, v: number, { dress }: Sitter): boolean {
  const depth = { crew: 1.62, lapels: 2.3, shawl: 1.5, collar: 1.95 }[dress];
  const width = { crew: 0.5, lapels: 0.34, shawl: 0.36, collar: 0.3 }[dress];
  return dress === 'crew'
    ? (u / width) ** 2 + ((v - 1.4) / 0.3) ** 2 < 1
    : Math.abs(u) < (width * (depth - v)) / (depth - 1.4);
}
