import type { Noise } from './noise.ts';
import { chords, type Drawing, maskedRows, type Sheet, sheet, tonedRows } from './rows.ts';
import { covered, face, open, type Sitter, sitter } from './sitter.ts';

/** Converts units of a head to pixels, from the middle of the face. */
const unit = 118;
const middle = { x: sheet.width / 2, y: 208 } as const;

/** The boldness of a line at a place, from 0 (none) to 3. */
function toneAt(u: number, v: number, who: Sitter): number {
  if (v < 1.2 && Math.abs(u) > 1.4) return 0;
  // The head leans around its neck, while the shoulders stay level.
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

function dressTone(u: number, v: number, { dress, light, shoulders }: Sitter): number {
  const edge = dress === 'lapels' || dress === 'collar' ? Math.abs(u) - 0.2 - (2.4 - v) * 0.32 : 1;
  if (Math.abs(edge) < 0.035) return 0;
  if (dress === 'shawl' && Math.sin(u * 9 * light + v * 12) > 0.72) return 0;
  const lit = (u * light) / shoulders;
  return edge < 0 || lit > 0.45 ? 2 : 1;
}

function hairTone(u: number, v: number, { hair, light }: Sitter): number {
  if (hair === 'wrap') return Math.sin(v * 11 + u * 5 * light) > -0.6 ? 2 : 0;
  // Curls, or strands falling from the crown.
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

/** Head and shoulders of a person. Hair, build, dress, beard and glasses follow from the seed. */
export function bust(noise: Noise, _on: Sheet, seed: number, spacing: number): Drawing {
  const who = sitter(noise, seed);
  const at = (x: number, y: number) => toneAt((x - middle.x) / unit, (y - middle.y) / unit, who);
  const [, lines, half, bold] = tonedRows(at, 4, spacing);
  return {
    lines: lines ?? '',
    ...(half && { half }),
    ...(bold && { bold }),
    faint: maskedRows(sheet, () => true, 3 * spacing),
    sun: chords({ x: middle.x + 140 * who.light, y: 56 }, 25, 5),
  };
}
