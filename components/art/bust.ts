import { background, engrave, type Sight } from './engraving.ts';
import { unit, type Vector } from './lines.ts';
import {
  broadened,
  ellipsoid,
  hollow,
  leaning,
  limb,
  melt,
  mirrored,
  type Solid,
  turned,
} from './solid.ts';
import { disc, ground, type Point, palette, shape, stroke, svg } from './svg.ts';

// A generic head in the style of a classical bust, two units high and facing the viewer.
const skull = melt(
  0.3,
  ellipsoid([0, 0.2, -0.12], [0.72, 0.84, 0.86]),
  ellipsoid([0, -0.4, 0.2], [0.54, 0.62, 0.56]),
);
const chin = ellipsoid([0, -0.86, 0.52], [0.25, 0.17, 0.2]);
const cheeks = mirrored(ellipsoid([0.36, -0.22, 0.42], [0.2, 0.24, 0.22]));
const brow = mirrored(limb([0.12, 0.14, 0.7], [0.46, 0.16, 0.54], 0.1));
const sockets = mirrored(ellipsoid([0.28, -0.03, 0.84], [0.19, 0.12, 0.16]));
const eyes = mirrored(ellipsoid([0.28, -0.03, 0.58], [0.14, 0.1, 0.1]));
const nose = melt(
  0.1,
  limb([0, 0.08, 0.7], [0, -0.26, 0.88], 0.07, 0.1),
  mirrored(ellipsoid([0.1, -0.29, 0.76], [0.09, 0.07, 0.1])),
);
const mouth = melt(
  0.05,
  ellipsoid([0, -0.5, 0.7], [0.2, 0.05, 0.09]),
  ellipsoid([0, -0.59, 0.69], [0.17, 0.06, 0.09]),
);
const ears = mirrored(ellipsoid([0.74, -0.05, -0.08], [0.08, 0.22, 0.14]));
const face = melt(0.06, hollow(0.18, melt(0.22, skull, chin, cheeks, brow), sockets), eyes);

export const head: Solid = melt(0.1, face, nose, mouth, ears);

const neck: Solid = limb([0, -0.5, -0.26], [0, -1.6, -0.4], 0.37, 0.44);

export const shoulders: Solid = melt(
  0.45,
  mirrored(limb([0.15, -1.52, -0.45], [1.02, -1.92, -0.45], 0.28, 0.36)),
  mirrored(limb([1.02, -1.95, -0.45], [1.42, -3.2, -0.4], 0.38)),
  ellipsoid([0, -2.7, -0.3], [1.08, 1.25, 0.68]),
);

/** Short hair with a straight hairline. */
const shortHair: Solid = hollow(
  0.1,
  ellipsoid([0, 0.34, -0.2], [0.78, 0.8, 0.86]),
  ellipsoid([0, -0.25, 0.75], [0.66, 0.72, 0.8]),
);

/** Full, round hair. */
const fullHair: Solid = hollow(
  0.1,
  ellipsoid([0, 0.42, -0.22], [0.98, 0.92, 0.95]),
  ellipsoid([0, -0.25, 0.85], [0.68, 0.78, 0.8]),
);

/** Hair cut close to the head. */
const croppedHair: Solid = hollow(
  0.06,
  ellipsoid([0, 0.26, -0.17], [0.755, 0.8, 0.85]),
  ellipsoid([0, -0.22, 0.72], [0.66, 0.74, 0.8]),
);

/** Hair combed back into a knot on top. */
const knottedHair: Solid = melt(
  0.08,
  hollow(
    0.1,
    ellipsoid([0, 0.32, -0.24], [0.77, 0.78, 0.84]),
    ellipsoid([0, -0.2, 0.76], [0.68, 0.74, 0.82]),
  ),
  ellipsoid([0, 1.22, -0.34], [0.34, 0.3, 0.34]),
);

/** Hair that falls to the shoulders. */
const longHair: Solid = melt(
  0.16,
  fullHair,
  mirrored(limb([0.74, 0.1, -0.3], [0.78, -1.2, -0.34], 0.26, 0.2)),
);

/** A scarf around head and neck. */
const scarf: Solid = melt(
  0.14,
  hollow(
    0.08,
    ellipsoid([0, 0.24, -0.16], [0.86, 0.94, 0.92]),
    ellipsoid([0, -0.14, 0.86], [0.58, 0.76, 0.74]),
  ),
  limb([-0.4, -1.0, 0.12], [0.42, -1.16, 0.16], 0.26),
  limb([0.42, -1.16, 0.16], [0.7, -1.9, 0.22], 0.24, 0.16),
);

/** A head wrap, with folds that rise around the head. */
export const wrap: Solid = melt(
  0.06,
  ellipsoid([0, 0.7, -0.25], [0.84, 0.52, 0.86]),
  ellipsoid([0.06, 1.06, -0.36], [0.62, 0.42, 0.6]),
  mirrored(limb([0, 0.52, 0.5], [0.72, 0.34, -0.15], 0.12)),
  limb([-0.5, 0.75, 0.35], [0.55, 1.0, 0.15], 0.12),
  limb([-0.45, 1.1, 0.1], [0.5, 1.3, -0.1], 0.1),
);

/** A placeholder until there is a photograph of a person. */
export type Bust = {
  hair: Solid;
  /** How far the head turns to our right and leans to our left, in degrees. */
  pose: { turn: number; lean: number };
  /** The widths of head and shoulders, relative to the generic ones. */
  build: { head: number; shoulders: number };
  /** The neckline of the dress: half its width at the neck, its depth, and how bright it is. */
  opening: { width: number; depth: number; brightness: number };
  /** How bright the dress is. */
  dress: number;
  sun: Point;
};

export const board: readonly Bust[] = [
  {
    hair: wrap,
    pose: { turn: -26, lean: -3 },
    build: { head: 0.94, shoulders: 0.92 },
    opening: { width: 0.62, depth: 2.0, brightness: 1.02 },
    dress: 0.66,
    sun: [112, 204],
  },
  {
    hair: shortHair,
    pose: { turn: 24, lean: 4 },
    build: { head: 1.08, shoulders: 1.1 },
    opening: { width: 0.4, depth: 2.9, brightness: 1.1 },
    dress: 0.52,
    sun: [482, 186],
  },
  {
    hair: fullHair,
    pose: { turn: 10, lean: 2 },
    build: { head: 0.99, shoulders: 0.97 },
    opening: { width: 0.26, depth: 2.2, brightness: 1.02 },
    dress: 0.8,
    sun: [506, 246],
  },
];

/** The people who lead the practices, in the order of the services. */
export const leads: readonly Bust[] = [
  {
    hair: croppedHair,
    pose: { turn: 22, lean: 1 },
    build: { head: 1.05, shoulders: 1.14 },
    opening: { width: 0.3, depth: 2.4, brightness: 1.1 },
    dress: 0.5,
    sun: [484, 150],
  },
  {
    hair: scarf,
    pose: { turn: -20, lean: 2 },
    build: { head: 0.95, shoulders: 0.92 },
    opening: { width: 0.2, depth: 1.8, brightness: 0.9 },
    dress: 0.74,
    sun: [116, 236],
  },
  {
    hair: fullHair,
    pose: { turn: -16, lean: -3 },
    build: { head: 1.04, shoulders: 1.04 },
    opening: { width: 0.42, depth: 2.6, brightness: 1.08 },
    dress: 0.6,
    sun: [104, 172],
  },
  {
    hair: longHair,
    pose: { turn: 18, lean: -2 },
    build: { head: 0.95, shoulders: 0.9 },
    opening: { width: 0.56, depth: 2.0, brightness: 1.04 },
    dress: 0.86,
    sun: [500, 210],
  },
  {
    hair: shortHair,
    pose: { turn: -8, lean: 3 },
    build: { head: 1.02, shoulders: 1 },
    opening: { width: 0.5, depth: 2.2, brightness: 1.1 },
    dress: 0.78,
    sun: [110, 140],
  },
  {
    hair: knottedHair,
    pose: { turn: 26, lean: 2 },
    build: { head: 0.93, shoulders: 0.9 },
    opening: { width: 0.48, depth: 2.1, brightness: 1.02 },
    dress: 0.58,
    sun: [492, 262],
  },
  {
    hair: shortHair,
    pose: { turn: 14, lean: -4 },
    build: { head: 1.1, shoulders: 1.12 },
    opening: { width: 0.36, depth: 3, brightness: 1.12 },
    dress: 0.44,
    sun: [478, 128],
  },
  {
    hair: wrap,
    pose: { turn: 20, lean: 2 },
    build: { head: 0.97, shoulders: 0.96 },
    opening: { width: 0.6, depth: 1.9, brightness: 1 },
    dress: 0.84,
    sun: [506, 190],
  },
  {
    hair: croppedHair,
    pose: { turn: -26, lean: -2 },
    build: { head: 1.12, shoulders: 1.16 },
    opening: { width: 0.54, depth: 2.5, brightness: 1.1 },
    dress: 0.68,
    sun: [98, 204],
  },
  {
    hair: scarf,
    pose: { turn: 12, lean: -2 },
    build: { head: 0.97, shoulders: 0.95 },
    opening: { width: 0.2, depth: 1.8, brightness: 0.9 },
    dress: 0.5,
    sun: [502, 166],
  },
  {
    hair: longHair,
    pose: { turn: -22, lean: 3 },
    build: { head: 0.97, shoulders: 0.95 },
    opening: { width: 0.3, depth: 2.4, brightness: 1.04 },
    dress: 0.54,
    sun: [106, 258],
  },
  {
    hair: knottedHair,
    pose: { turn: -12, lean: -3 },
    build: { head: 0.96, shoulders: 0.92 },
    opening: { width: 0.34, depth: 2.2, brightness: 1.06 },
    dress: 0.82,
    sun: [112, 150],
  },
];

const usual: Sight = {
  size: { width: 600, height: 720 },
  scale: 160,
  origin: [300, 350],
  above: 9,
  spacing: 8,
};

/**
 * An engraved bust, cut into parallels that swell in the light and thin out in the shade. A portrait
 * that is shown small has them further apart.
 */
export function bustPicture(
  { hair, pose, build, opening, dress, sun }: Bust,
  spacing = usual.spacing,
): string {
  const sight = { ...usual, spacing };
  const held = (solid: Solid) =>
    leaning(pose.lean, -1.2, turned(pose.turn, broadened(build.head, solid)));
  const skin = melt(0.25, held(head), neck);
  const hairdo = held(hair);
  const body = broadened(build.shoulders, shoulders);
  const brightness = (place: Vector) => {
    const [bare, cloth] = [skin(...place), body(...place)];
    if (hairdo(...place) <= Math.min(bare, cloth)) return 0.5;
    return bare < cloth ? 1.08 : inOpening(place, opening) ? opening.brightness : dress;
  };
  const light = unit([sun[0] < sight.origin[0] ? -0.72 : 0.72, 0.45, 0.53]);
  const sitter = { solid: melt(0.03, skin, hairdo, body), brightness, light };
  return svg(
    sight.size,
    ground(sight.size, palette.dusk),
    stroke(background(sitter, sight), palette.reef, 1),
    disc(sun, 29, palette.sun),
    shape(engrave(sitter, sight), palette.foam),
  );
}

// Open from the collar down; the collar is 1.45 below the middle of the face.
function inOpening([x, y, z]: Vector, { width, depth }: Bust['opening']): boolean {
  return z > -0.35 && Math.abs(x) < (width * (y + depth)) / (depth - 1.45);
}
