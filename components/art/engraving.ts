import { along, dot, onward, rows, stretches, type Vector } from './lines.ts';
import { horizontal, type Swell, swelling } from './path.ts';
import { distanceTo, normal, type Solid } from './solid.ts';
import type { Point, Size } from './svg.ts';

/** What is engraved: a solid, the brightness of its surface, and the direction of the light. */
type Sitter = { solid: Solid; brightness(place: Vector): number; light: Vector };

/** How the solid is shown. */
export type Sight = {
  size: Size;
  /** Pixels to a unit of the solid. */
  scale: number;
  /** Where the solid's origin is in the picture. */
  origin: Point;
  /** How steeply we look down on it, in degrees. */
  above: number;
  /** Pixels between two lines. */
  spacing: number;
};

/** Where rays start: in front of every solid, in units from its origin. */
const front = 2.5;
/** Pixels between two samples of a line. */
const step = 4;

/** Path data of the sitter, cut into parallels whose thickness shows the light. */
export function engrave(sitter: Sitter, sight: Sight): string {
  const [, originY] = sight.origin;
  const bottom = (originY - sight.size.height) / sight.scale - 1;
  const top = originY / sight.scale + 1;
  const across = along(0, sight.size.width, step);
  return rows(bottom, top, sight.spacing / sight.scale)
    .flatMap((height) => stretches(across, (x) => engraveAt(sitter, sight, x, height)))
    .map((line) => (line.length > 2 ? swelling(line) : ''))
    .join('');
}

/** The surface at one place of a parallel, unless something in front hides it. */
function engraveAt(sitter: Sitter, sight: Sight, x: number, height: number): Swell | undefined {
  const start: Vector = [(x - sight.origin[0]) / sight.scale, height, front];
  const depth = distanceTo(sitter.solid, start, [0, 0, -1], 2 * front);
  if (depth === undefined) return undefined;
  const place = onward(start, [0, 0, -1], depth);
  const out = normal(sitter.solid, place);
  const [, up, toward] = towardUs(sight);
  if (isHit(sitter.solid, onward(place, out, 0.03), [0, up, toward])) return undefined;
  const y = sight.origin[1] - sight.scale * (height * toward - place[2] * up);
  return [x, y, sight.spacing * tone(sitter, place, out)];
}

/** The share of the paper that the line covers: a hair in the shade, most of it in the light. */
function tone({ solid, brightness, light }: Sitter, place: Vector, out: Vector): number {
  const lit = Math.max(0, dot(out, light));
  const inShade = lit > 0 && isHit(solid, onward(place, out, 0.05), light);
  return Math.min(0.8, 0.1 + 0.72 * lit * (inShade ? 0.25 : 1) * brightness(place));
}

/** Path data of the straight parallels behind the sitter. */
export function background({ solid }: Sitter, sight: Sight): string {
  const [, up, toward] = towardUs(sight);
  const across = along(0, sight.size.width, step);
  return rows(0, sight.size.height, sight.spacing)
    .flatMap((y) => {
      const level = (sight.origin[1] - y) / sight.scale;
      const free = stretches(across, (x) => {
        const aside = (x - sight.origin[0]) / sight.scale;
        const eye: Vector = [aside, level * toward + front * up, front * toward - level * up];
        return isHit(solid, eye, [0, -up, -toward]) ? undefined : x;
      });
      return free.map((line) => horizontal(line[0] ?? 0, line.at(-1) ?? 0, y));
    })
    .join('');
}

function isHit(solid: Solid, from: Vector, direction: Vector): boolean {
  return distanceTo(solid, from, direction, 2 * front) !== undefined;
}

function towardUs({ above }: Sight): Vector {
  const angle = (above * Math.PI) / 180;
  return [0, Math.sin(angle), Math.cos(angle)];
}
