import { ellipsoid, hollow, limb, melt, mirrored, type Solid } from './solid.ts';

// A head of nobody in particular, in the manner of a classical bust. Two units high, looking at us.

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

export const neck: Solid = limb([0, -0.5, -0.26], [0, -1.6, -0.4], 0.37, 0.44);

export const shoulders: Solid = melt(
  0.45,
  mirrored(limb([0.15, -1.52, -0.45], [1.02, -1.92, -0.45], 0.28, 0.36)),
  mirrored(limb([1.02, -1.95, -0.45], [1.42, -3.2, -0.4], 0.38)),
  ellipsoid([0, -2.7, -0.3], [1.08, 1.25, 0.68]),
);

/** Cut short, with a straight hairline. */
export const shortHair: Solid = hollow(
  0.1,
  ellipsoid([0, 0.34, -0.2], [0.78, 0.8, 0.86]),
  ellipsoid([0, -0.25, 0.75], [0.66, 0.72, 0.8]),
);

/** Worn full and round. */
export const fullHair: Solid = hollow(
  0.1,
  ellipsoid([0, 0.42, -0.22], [0.98, 0.92, 0.95]),
  ellipsoid([0, -0.25, 0.85], [0.68, 0.78, 0.8]),
);

/** A head wrap, its folds going up and round. */
export const wrap: Solid = melt(
  0.06,
  ellipsoid([0, 0.7, -0.25], [0.84, 0.52, 0.86]),
  ellipsoid([0.06, 1.06, -0.36], [0.62, 0.42, 0.6]),
  mirrored(limb([0, 0.52, 0.5], [0.72, 0.34, -0.15], 0.12)),
  limb([-0.5, 0.75, 0.35], [0.55, 1.0, 0.15], 0.12),
  limb([-0.45, 1.1, 0.1], [0.5, 1.3, -0.1], 0.1),
);
