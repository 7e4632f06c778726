/** Placeholders until there are photographs of the people. */
import { background, engrave, type Sight } from './engraving.ts';
import { unit, type Vector } from './lines.ts';
import {
  broadened,
  ellipsoid,
  hollow,
  hoop,
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

const head: Solid = melt(0.1, face, nose, mouth, ears);

const neck: Solid = limb([0, -0.5, -0.26], [0, -1.6, -0.4], 0.37, 0.44);

const shoulders: Solid = melt(
  0.45,
  mirrored(limb([0.15, -1.52, -0.45], [1.02, -1.92, -0.45], 0.28, 0.36)),
  mirrored(limb([1.02, -1.95, -0.45], [1.42, -3.2, -0.4], 0.38)),
  ellipsoid([0, -2.7, -0.3], [1.08, 1.25, 0.68]),
);

/** What somebody wears or has on the head, and how bright it is. Skin has a brightness of about 1. */
type Feature = { form: Solid; brightness: number };

const dark = 0.42;
const grey = 0.66;

/** Hair over the skull, with a hairline at this height on the forehead. */
const cap = (thick: number, hairline: number): Solid =>
  hollow(
    0.08,
    ellipsoid([0, 0.3, -0.18], [0.72 + thick, 0.8 + thick, 0.82 + thick]),
    ellipsoid([0, hairline - 0.74, 0.76], [0.68, 0.74, 0.82]),
  );

const shortHair = (brightness: number): Feature => ({ form: cap(0.06, 0.5), brightness });
const croppedHair = (brightness: number): Feature => ({ form: cap(0.03, 0.56), brightness });

/** A rim of hair around a bald head. */
const hairRim = (brightness: number): Feature => ({
  form: hollow(
    0.06,
    ellipsoid([0, 0.05, -0.3], [0.82, 0.5, 0.84]),
    ellipsoid([0, 0.2, 0.5], [0.9, 1.1, 0.78]),
  ),
  brightness,
});

const afro: Feature = {
  form: hollow(
    0.1,
    ellipsoid([0, 0.5, -0.24], [1.2, 1.08, 1.02]),
    ellipsoid([0, -0.24, 0.9], [0.66, 0.8, 0.82]),
  ),
  brightness: dark,
};

/** A bob: straight to the chin, with a fringe to the brows. */
const bob: Feature = {
  form: melt(
    0.08,
    hollow(
      0.05,
      ellipsoid([0, 0.12, -0.14], [0.92, 1.02, 0.92]),
      ellipsoid([0, -0.62, 0.7], [0.52, 0.84, 0.9]),
    ),
    mirrored(limb([0.74, 0.2, 0.05], [0.74, -0.72, 0.1], 0.2, 0.16)),
  ),
  brightness: 0.34,
};

/** Long hair, parted in the middle, over the shoulders to the front. */
const longHair: Feature = {
  form: melt(
    0.12,
    cap(0.14, 0.56),
    mirrored(limb([0.72, 0.3, -0.1], [0.82, -0.8, 0.02], 0.22, 0.24)),
    mirrored(limb([0.82, -0.8, 0.02], [0.7, -2.1, 0.3], 0.24, 0.16)),
  ),
  brightness: 0.9,
};

/** Braids that are gathered and fall over one shoulder. */
const braids: Feature = {
  form: melt(
    0.04,
    cap(0.05, 0.56),
    limb([-0.7, 0.0, -0.3], [-0.86, -0.7, 0.02], 0.2),
    ...[0, 1, 2, 3, 4].map((knot) =>
      ellipsoid([-0.86 + knot * 0.05, -0.8 - knot * 0.3, 0.1 + knot * 0.05], [0.2, 0.19, 0.2]),
    ),
  ),
  brightness: dark,
};

/** Hair combed back into a high knot. */
const knottedHair: Feature = {
  form: melt(0.06, cap(0.04, 0.56), ellipsoid([0, 1.3, -0.3], [0.4, 0.34, 0.4])),
  brightness: dark,
};

/** A scarf around head and neck. */
const scarf: Feature = {
  form: melt(
    0.14,
    hollow(
      0.08,
      ellipsoid([0, 0.2, -0.16], [0.94, 1.02, 0.96]),
      ellipsoid([0, -0.14, 0.86], [0.54, 0.74, 0.74]),
    ),
    mirrored(limb([0.66, -0.3, 0.1], [0.24, -1.12, 0.24], 0.3)),
    limb([-0.42, -1.12, 0.2], [0.42, -1.24, 0.22], 0.3),
    limb([0.42, -1.24, 0.22], [0.62, -2.1, 0.3], 0.28, 0.2),
  ),
  brightness: 0.92,
};

/** A head wrap, with folds that rise around the head. */
const wrap: Feature = {
  form: melt(
    0.06,
    ellipsoid([0, 0.7, -0.25], [0.84, 0.52, 0.86]),
    ellipsoid([0.06, 1.06, -0.36], [0.62, 0.42, 0.6]),
    mirrored(limb([0, 0.52, 0.5], [0.72, 0.34, -0.15], 0.12)),
    limb([-0.5, 0.75, 0.35], [0.55, 1.0, 0.15], 0.12),
    limb([-0.45, 1.1, 0.1], [0.5, 1.3, -0.1], 0.1),
  ),
  brightness: 0.6,
};

/** A stiff head tie whose pleats stand up in a fan. */
const headTie: Feature = {
  form: melt(
    0.05,
    ellipsoid([0, 0.62, -0.2], [0.84, 0.5, 0.88]),
    limb([-0.72, 0.5, 0.1], [0.74, 0.58, 0.12], 0.17),
    ...[-60, -40, -20, 0, 20, 40, 60].map((angle) => {
      const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
      return limb([0.3 * sin, 0.75, -0.2], [1.12 * sin, 0.62 + 0.82 * cos, -0.34], 0.16, 0.22);
    }),
  ),
  brightness: 1.05,
};

/** A beret, pulled to one side. */
const beret: Feature = {
  form: melt(
    0.04,
    ellipsoid([-0.2, 0.92, -0.12], [1.06, 0.3, 0.98]),
    limb([-0.64, 0.6, 0.34], [0.66, 0.68, 0.34], 0.1),
    ellipsoid([0, 0.55, -0.22], [0.76, 0.4, 0.82]),
  ),
  brightness: 0.5,
};

/** A miner's helmet with its lamp. */
const helmet: Feature = {
  form: melt(
    0.03,
    ellipsoid([0, 0.62, -0.14], [0.9, 0.78, 0.98]),
    ellipsoid([0, 0.46, 0.16], [0.98, 0.07, 1.06]),
    limb([0, 1.3, -0.6], [0, 1.2, 0.5], 0.12),
    ellipsoid([0, 0.82, 0.86], [0.2, 0.2, 0.14]),
  ),
  brightness: 1.08,
};

const fullBeard = (brightness: number): Feature => ({
  form: hollow(
    0.04,
    melt(
      0.1,
      ellipsoid([0, -0.82, 0.38], [0.54, 0.56, 0.5]),
      mirrored(limb([0.6, -0.2, 0.06], [0.4, -0.7, 0.36], 0.14, 0.2)),
    ),
    ellipsoid([0, -0.46, 0.86], [0.25, 0.12, 0.3]),
  ),
  brightness,
});

const chinBeard: Feature = {
  form: ellipsoid([0, -0.94, 0.56], [0.22, 0.24, 0.22]),
  brightness: dark,
};

const moustache = (brightness: number): Feature => ({
  form: mirrored(limb([0.02, -0.385, 0.82], [0.34, -0.5, 0.62], 0.1, 0.05)),
  brightness,
});

/** Spectacles are the darkest of all, so that they stand out from the lines. */
const spectacles = (radius: number): Feature => ({
  form: melt(
    0.02,
    mirrored(hoop([0.29, -0.04, 0.78], radius, 0.05)),
    limb([-0.08, 0, 0.86], [0.08, 0, 0.86], 0.04),
    mirrored(limb([0.29 + radius, 0, 0.74], [0.78, 0.04, 0], 0.045)),
  ),
  brightness: 0,
});

const earrings: Feature = {
  form: mirrored(hoop([0.78, -0.5, -0.02], 0.17, 0.055)),
  brightness: 1.25,
};

/** Beads around the neck, which does not turn with the head. */
const beads: Feature = {
  form: melt(
    0.02,
    ...Array.from({ length: 9 }, (_, bead) => {
      const angle = (Math.PI * (bead + 0.5)) / 9;
      const [x, y] = [0.62 * Math.cos(angle), -1.42 - 0.34 * Math.sin(angle)] as const;
      return ellipsoid([x, y, 0.12 + 0.16 * Math.sin(angle)], [0.1, 0.1, 0.1]);
    }),
  ),
  brightness: 1.2,
};

/** A standing collar. */
const collar: Feature = {
  form: melt(
    0.04,
    mirrored(limb([0.06, -1.62, 0.26], [0.5, -1.2, -0.1], 0.13, 0.15)),
    mirrored(limb([0.5, -1.2, -0.1], [0.3, -1.15, -0.6], 0.15)),
  ),
  brightness: 1.1,
};

export type Bust = {
  /** How far the head turns to our right and leans to our left, in degrees. */
  turn: number;
  lean: number;
  /** Widths, relative to the generic head and shoulders. */
  head: number;
  shoulders: number;
  /** The neckline's half width at the neck, its depth, and the brightness within. */
  neckline: [width: number, depth: number, brightness: number];
  /** How bright the dress is. */
  dress: number;
  sun: Point;
  /** On the head, and turning with it. */
  above: readonly Feature[];
  /** On neck and shoulders. */
  below?: readonly Feature[];
};

export const board: readonly Bust[] = [
  {
    ...{ turn: -26, lean: -3, head: 0.94, shoulders: 0.92 },
    ...{ neckline: [0.62, 2.0, 1.02], dress: 0.66, sun: [112, 204] },
    above: [wrap, earrings],
  },
  {
    ...{ turn: 22, lean: 3, head: 1.08, shoulders: 1.12 },
    ...{ neckline: [0.4, 2.9, 1.1], dress: 0.48, sun: [482, 186] },
    above: [croppedHair(dark), fullBeard(dark), spectacles(0.22)],
  },
  {
    ...{ turn: 10, lean: 2, head: 0.97, shoulders: 0.95 },
    ...{ neckline: [0.26, 2.2, 1.02], dress: 0.8, sun: [524, 130] },
    above: [afro],
    below: [beads],
  },
];

/** The people who lead the practices, in the order of the services. */
export const leads: readonly Bust[] = [
  {
    ...{ turn: 24, lean: 1, head: 1.06, shoulders: 1.2 },
    ...{ neckline: [0.3, 2.4, 1.1], dress: 0.5, sun: [520, 300] },
    above: [beret, moustache(dark)],
    below: [collar],
  },
  {
    ...{ turn: -18, lean: 2, head: 0.95, shoulders: 0.92 },
    ...{ neckline: [0.2, 1.8, 0.9], dress: 0.6, sun: [92, 210] },
    above: [scarf, spectacles(0.24)],
  },
  {
    ...{ turn: -14, lean: -3, head: 1.04, shoulders: 1.04 },
    ...{ neckline: [0.42, 2.6, 1.08], dress: 0.86, sun: [96, 150] },
    above: [shortHair(dark), chinBeard],
  },
  {
    ...{ turn: 16, lean: -2, head: 0.95, shoulders: 0.9 },
    ...{ neckline: [0.56, 2.0, 1.04], dress: 0.44, sun: [512, 190] },
    above: [longHair],
  },
  {
    ...{ turn: -8, lean: 3, head: 1.02, shoulders: 1 },
    ...{ neckline: [0.5, 2.2, 1.1], dress: 0.74, sun: [104, 290] },
    above: [shortHair(grey), moustache(grey), spectacles(0.2)],
    below: [collar],
  },
  {
    ...{ turn: 26, lean: 2, head: 0.93, shoulders: 0.9 },
    ...{ neckline: [0.48, 2.1, 1.02], dress: 0.58, sun: [500, 262] },
    above: [knottedHair, earrings],
  },
  {
    ...{ turn: 14, lean: -4, head: 1.12, shoulders: 1.14 },
    ...{ neckline: [0.36, 3, 1.12], dress: 0.4, sun: [506, 150] },
    above: [hairRim(grey), fullBeard(dark)],
  },
  {
    ...{ turn: 18, lean: 2, head: 0.97, shoulders: 0.98 },
    ...{ neckline: [0.6, 1.9, 1], dress: 0.9, sun: [524, 320] },
    above: [headTie],
    below: [beads],
  },
  {
    ...{ turn: -24, lean: -2, head: 1.1, shoulders: 1.16 },
    ...{ neckline: [0.54, 2.5, 1.1], dress: 0.68, sun: [82, 250] },
    above: [helmet, fullBeard(dark)],
  },
  {
    ...{ turn: 12, lean: -2, head: 0.97, shoulders: 0.95 },
    ...{ neckline: [0.34, 2.3, 1], dress: 0.82, sun: [510, 150] },
    above: [braids],
  },
  {
    ...{ turn: -22, lean: 3, head: 0.97, shoulders: 0.95 },
    ...{ neckline: [0.3, 2.4, 1.04], dress: 0.54, sun: [92, 300] },
    above: [croppedHair(0.7), spectacles(0.26), earrings],
  },
  {
    ...{ turn: -10, lean: -3, head: 0.96, shoulders: 0.92 },
    ...{ neckline: [0.34, 2.2, 1.06], dress: 0.86, sun: [100, 180] },
    above: [bob],
  },
];

const usual: Sight = {
  size: { width: 600, height: 720 },
  scale: 160,
  origin: [300, 350],
  above: 9,
  spacing: 8,
};

/** Closer to the face, and with lines further apart, for a portrait that is shown small. */
export const closer: Sight = { ...usual, scale: 190, origin: [300, 372], spacing: 10 };

/** An engraved bust, cut into parallels that swell in the light and thin out in the shade. */
export function bustPicture(sitter: Bust, sight = usual): string {
  const { turn, lean, dress, neckline, sun } = sitter;
  const held = (solid: Solid) => leaning(lean, -1.2, turned(turn, broadened(sitter.head, solid)));
  const skin = melt(0.25, held(head), neck);
  const body = broadened(sitter.shoulders, shoulders);
  const features = [
    ...sitter.above.map(({ form, ...it }) => ({ ...it, form: held(form) })),
    ...(sitter.below ?? []),
  ];
  const brightness = (place: Vector) => {
    const bare = skin(...place);
    const cloth = body(...place);
    const worn = features.find(({ form }) => form(...place) <= Math.min(bare, cloth));
    if (worn) return worn.brightness;
    return bare < cloth ? 1.08 : inNeckline(place, neckline) ? neckline[2] : dress;
  };
  const light = unit([sun[0] < sight.origin[0] ? -0.72 : 0.72, 0.45, 0.53]);
  const solid = melt(0.03, skin, body, ...features.map(({ form }) => form));
  const lines = { solid, brightness, light };
  return svg(
    sight.size,
    ground(sight.size, palette.dusk),
    stroke(background(lines, sight), palette.reef, 1),
    disc(sun, 29, palette.sun),
    shape(engrave(lines, sight), palette.foam),
  );
}

// Open from the collar down; the collar is 1.45 below the middle of the face.
function inNeckline([x, y, z]: Vector, [width, depth]: Bust['neckline']): boolean {
  return z > -0.35 && Math.abs(x) < (width * (y + depth)) / (depth - 1.45);
}
