import { palette } from '../lines/palette.ts';
import { disc, ground, type Point, shape, stroke, svg } from '../lines/svg.ts';
import { unit, type Vector } from '../lines/vector.ts';
import { background, engrave, type Sight } from './engraving.ts';
import { fullHair, head, neck, shortHair, shoulders, wrap } from './head.ts';
import { melt, type Solid, turned } from './solid.ts';

/** One of the board, until there is a photograph. */
export type Bust = {
  hair: Solid;
  /** The way the head is turned: degrees to our right. */
  turn: number;
  /** Where the dress is open: half its width at the neck, how far down, and how bright inside. */
  opening: { width: number; depth: number; brightness: number };
  /** How bright the dress is. */
  dress: number;
  sun: Point;
};

export const board: readonly Bust[] = [
  {
    hair: wrap,
    turn: -26,
    opening: { width: 0.62, depth: 2.0, brightness: 1.02 },
    dress: 0.66,
    sun: [112, 204],
  },
  {
    hair: shortHair,
    turn: 24,
    opening: { width: 0.4, depth: 2.9, brightness: 1.1 },
    dress: 0.52,
    sun: [482, 186],
  },
  {
    hair: fullHair,
    turn: 10,
    opening: { width: 0.26, depth: 2.2, brightness: 1.02 },
    dress: 0.8,
    sun: [506, 246],
  },
];

const sight: Sight = {
  size: { width: 600, height: 720 },
  scale: 160,
  origin: [300, 350],
  above: 9,
  spacing: 8,
};

/** An engraved bust: cut into parallels, which swell in the light and thin in the shade. */
export function bustPicture({ hair, turn, opening, dress, sun }: Bust): string {
  const skin = melt(0.25, turned(turn, head), neck);
  const hairdo = turned(turn, hair);
  const brightness = (place: Vector) => {
    const [bare, cloth] = [skin(place), shoulders(place)];
    if (hairdo(place) <= Math.min(bare, cloth)) return 0.5;
    return bare < cloth ? 1.08 : inOpening(place, opening) ? opening.brightness : dress;
  };
  const light = unit([sun[0] < sight.origin[0] ? -0.72 : 0.72, 0.45, 0.53]);
  const sitter = { solid: melt(0.03, skin, hairdo, shoulders), brightness, light };
  return svg(
    sight.size,
    ground(sight.size, palette.dusk),
    stroke(background(sitter, sight), palette.reef, 1),
    disc(sun, 29, palette.sun),
    shape(engrave(sitter, sight), palette.foam),
  );
}

const collar = -1.45;

function inOpening([x, y, z]: Vector, { width, depth }: Bust['opening']): boolean {
  return z > -0.35 && Math.abs(x) < (width * (y + depth)) / (depth + collar);
}
