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
export type Bust = ReturnType<typeof bust>;

/**
 * A person. The head turns to our right and leans to our left, in degrees. The widths of head and
 * shoulders are relative to the generic ones. The neckline of the dress has half a width at the
 * neck, a depth, and a brightness; `dress` is how bright the dress is.
 */
const bust = (
  hair: Solid,
  [turn, lean]: [turn: number, lean: number],
  [headWidth, shoulderWidth]: [head: number, shoulders: number],
  [width, depth, brightness]: [width: number, depth: number, brightness: number],
  dress: number,
  sun: Point,
) => ({
  hair,
  turn,
  lean,
  headWidth,
  shoulderWidth,
  opening: { width, depth, brightness },
  dress,
  sun,
});

export const board: readonly Bust[] = [
  bust(wrap, [-26, -3], [0.94, 0.92], [0.62, 2.0, 1.02], 0.66, [112, 204]),
  bust(shortHair, [24, 4], [1.08, 1.1], [0.4, 2.9, 1.1], 0.52, [482, 186]),
  bust(fullHair, [10, 2], [0.99, 0.97], [0.26, 2.2, 1.02], 0.8, [506, 246]),
];

/** The people who lead the practices, in the order of the services. */
export const leads: readonly Bust[] = [
  bust(croppedHair, [22, 1], [1.05, 1.14], [0.3, 2.4, 1.1], 0.5, [484, 150]),
  bust(scarf, [-20, 2], [0.95, 0.92], [0.2, 1.8, 0.9], 0.74, [116, 236]),
  bust(fullHair, [-16, -3], [1.04, 1.04], [0.42, 2.6, 1.08], 0.6, [104, 172]),
  bust(longHair, [18, -2], [0.95, 0.9], [0.56, 2.0, 1.04], 0.86, [500, 210]),
  bust(shortHair, [-8, 3], [1.02, 1], [0.5, 2.2, 1.1], 0.78, [110, 140]),
  bust(knottedHair, [26, 2], [0.93, 0.9], [0.48, 2.1, 1.02], 0.58, [492, 262]),
  bust(shortHair, [14, -4], [1.1, 1.12], [0.36, 3, 1.12], 0.44, [478, 128]),
  bust(wrap, [20, 2], [0.97, 0.96], [0.6, 1.9, 1], 0.84, [506, 190]),
  bust(croppedHair, [-26, -2], [1.12, 1.16], [0.54, 2.5, 1.1], 0.68, [98, 204]),
  bust(scarf, [12, -2], [0.97, 0.95], [0.2, 1.8, 0.9], 0.5, [502, 166]),
  bust(longHair, [-22, 3], [0.97, 0.95], [0.3, 2.4, 1.04], 0.54, [106, 258]),
  bust(knottedHair, [-12, -3], [0.96, 0.92], [0.34, 2.2, 1.06], 0.82, [112, 150]),
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
  { hair, turn, lean, headWidth, shoulderWidth, opening, dress, sun }: Bust,
  spacing = usual.spacing,
): string {
  const sight = { ...usual, spacing };
  const held = (solid: Solid) => leaning(lean, -1.2, turned(turn, broadened(headWidth, solid)));
  const skin = melt(0.25, held(head), neck);
  const hairdo = held(hair);
  const body = broadened(shoulderWidth, shoulders);
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
