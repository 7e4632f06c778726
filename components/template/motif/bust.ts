import type { Drawing } from './motifs.ts';
import { mix, type Noise } from './noise.ts';
import { chords, maskedRows, sheet, tonedRows } from './rows.ts';

/** How hair is worn; the seed of a bust counts through them. */
const hairs = ['cropped', 'bob', 'bald', 'bun', 'parted', 'long', 'round', 'wrap'] as const;
const dresses = ['crew', 'lapels', 'shawl', 'collar'] as const;

type Sitter = {
  hair: (typeof hairs)[number];
  dress: (typeof dresses)[number];
  bearded: boolean;
  spectacled: boolean;
  /** Half the width of the head, and of the shoulders. */
  head: number;
  shoulders: number;
  /** How much the jaw narrows, and how far the face looks aside. */
  jaw: number;
  turn: number;
  /** Sine of the angle by which the head leans. */
  tilt: number;
  /** The side that the light comes from. */
  light: 1 | -1;
};

/** Units of a head to pixels, from the middle of the face. */
const unit = 118;
const middle = { x: sheet.width / 2, y: 208 } as const;

function sitter(noise: Noise, seed: number): Sitter {
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

/** How far the face stands out of the picture, 0 at its edge; undefined outside of it. */
function face(u: number, v: number, { head, jaw, turn }: Sitter): number | undefined {
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

/** Whether hair or a wrap covers a place, which the face may lie under. */
function covered(u: number, v: number, { hair, head, turn }: Sitter): boolean {
  const x = u - turn * 0.5;
  const round = (wide: number, top: number, low: number) =>
    (u / wide) ** 2 + ((v - low) / (top + low)) ** 2 < 1;
  const brow = (height: number) => v < -height + 0.35 * x * x;
  switch (hair) {
    case 'bald':
      return false;
    case 'cropped':
      return round(head + 0.04, 1.16, -0.2) && brow(0.68);
    case 'parted':
      return round(head + 0.1, 1.26, -0.1) && v < -0.46 - 0.34 * (x + 0.4) ** 2 + 0.5 * x * x;
    case 'bob':
      return round(head + 0.22, 1.27, 0.1) && v < 0.62 && (brow(0.5) || Math.abs(x) > 0.66);
    case 'long':
      return (
        (v < 0.1 ? round(head + 0.16, 1.26, 0.1) : Math.abs(u) < head + 0.16 + v * 0.08) &&
        v < 1.75 &&
        (v < -0.92 + 1.2 * Math.abs(x + 0.12) || Math.abs(x) > 0.7)
      );
    case 'bun':
      return (
        (round(head + 0.05, 1.2, -0.1) && brow(0.66)) ||
        (u / 0.36) ** 2 + ((v + 1.36) / 0.3) ** 2 < 1
      );
    case 'round':
      return (u / 1.16) ** 2 + ((v + 0.42) / 1.08) ** 2 < 1 && (brow(0.56) || Math.abs(x) > 0.72);
    case 'wrap':
      return (u / (head + 0.16)) ** 2 + ((v + 0.72) / 0.82) ** 2 < 1 && v < -0.5 - 0.16 * x;
  }
}

/** How dark a line is at a place: 0 none, to 3 the boldest. */
function toneAt(u: number, v: number, who: Sitter): number {
  if (v < 1.2 && Math.abs(u) > 1.4) return 0;
  // The head leans around its neck; the shoulders stay.
  const leaning = u + who.tilt * (v - 1.2);
  if (covered(leaning, v, who)) return hairTone(leaning, v, who);
  const here = face(leaning, v, who);
  if (here !== undefined) return skinTone(leaning, v, here, who);
  const neck = Math.abs(u + who.tilt * (v - 1.2)) < 0.4 && v < 1.72 && v > 0.6;
  const slope = 1.32 + 0.3 * (u / who.shoulders) ** 2 + 0.6 * (Math.abs(u) / who.shoulders) ** 6;
  const body = Math.abs(u) < who.shoulders && v > slope + (Math.abs(u) < 0.4 ? 0.14 : 0);
  if (body && !open(u, v, who)) return dressTone(u, v, who);
  if (neck) return v < 1.16 || u * who.light < -0.12 ? 1 : 2;
  return body ? 2 : 0;
}

/** Where the dress is open at the neck. */
function open(u: number, v: number, { dress }: Sitter): boolean {
  const depth = { crew: 1.62, lapels: 2.3, shawl: 1.5, collar: 1.95 }[dress];
  const width = { crew: 0.5, lapels: 0.34, shawl: 0.36, collar: 0.3 }[dress];
  return dress === 'crew'
    ? (u / width) ** 2 + ((v - 1.4) / 0.3) ** 2 < 1
    : Math.abs(u) < (width * (depth - v)) / (depth - 1.4);
}

function dressTone(u: number, v: number, { dress, light, shoulders }: Sitter): number {
  const edge = dress === 'lapels' || dress === 'collar' ? Math.abs(u) - 0.2 - (2.4 - v) * 0.32 : 1;
  if (Math.abs(edge) < 0.035) return 0;
  if (dress === 'shawl' && Math.sin(u * 9 * light + v * 12) > 0.72) return 0;
  const lit = (u * light) / shoulders;
  return edge < 0 || lit > 0.45 ? 2 : 1;
}

function hairTone(u: number, v: number, { hair, light }: Sitter): number {
  if (hair === 'wrap') return Math.sin(v * 11 + u * 5 * light) > -0.6 ? 2 : 0;
  // Curls, or strands that fall from the crown.
  const fall = Math.atan2(u + 0.12, v + 1.7);
  const strand = hair === 'round' ? Math.sin(u * 19) * Math.sin(v * 23) : Math.sin(fall * 26);
  const shines = Math.abs(Math.hypot(u - 0.2 * light, v + 0.1) - 0.92) < 0.12 && u * light > 0;
  return strand > (hair === 'round' ? 0.6 : 0.8) ? 0 : shines ? 2 : 1;
}

function skinTone(u: number, v: number, here: number, who: Sitter): number {
  const x = u - who.turn * here;
  if (who.spectacled && Math.abs(v + 0.1) < 0.2) {
    const rim = Math.hypot((Math.abs(x) - 0.31) / 0.25, (v + 0.1) / 0.19);
    if (rim > 0.8 && rim < 1.05) return 0;
  }
  const eye = Math.hypot((Math.abs(x) - 0.3) / 0.13, (v + 0.1) / 0.04) < 1;
  if (eye || Math.hypot(x / 0.24, (v - 0.59) / 0.032) < 1) return 0;
  if (who.bearded && v > 0.36 + 0.5 * (Math.abs(x) < 0.5 ? 0.1 : 0.6 - Math.abs(x)))
    return Math.sin(Math.atan2(x, v + 0.2) * 30) > 0.7 ? 0 : 1;
  const step = 0.03;
  const across = ((face(u + step, v, who) ?? 0) - here) / step;
  const down = ((face(u, v + step, who) ?? 0) - here) / step;
  const lit = (0.62 - 0.66 * who.light * across + 0.42 * down) / Math.hypot(1, across, down);
  return lit > 0.66 ? 3 : lit > 0.3 ? 2 : 1;
}

/** Head and shoulders of a person: hair, build, dress, beard and glasses follow from the seed. */
export function bust(noise: Noise, seed: number): Drawing {
  const who = sitter(noise, seed);
  const at = (x: number, y: number) => toneAt((x - middle.x) / unit, (y - middle.y) / unit, who);
  const [, lines, half, bold] = tonedRows(at, 4, 8);
  return {
    lines: lines ?? '',
    ...(half && { half }),
    ...(bold && { bold }),
    faint: maskedRows(() => true, 24),
    sun: chords({ x: middle.x + 158 * who.light, y: 64 }, 25, 5),
  };
}
