import { subtract, unit, type Vector } from './lines.ts';

/**
 * Signed distance from a place to the surface of a solid. It is negative inside. Coordinates are three
 * numbers, not a list: a portrait needs several million distances, and would create as many lists.
 */
export type Solid = (x: number, y: number, z: number) => number;

// The distance functions are Inigo Quilez's: https://iquilezles.org/articles/distfunctions/

/** An ellipsoid: its middle, and its radius along each axis. */
export function ellipsoid([cx, cy, cz]: Vector, [rx, ry, rz]: Vector): Solid {
  return (x, y, z) => {
    const px = (x - cx) / rx;
    const py = (y - cy) / ry;
    const pz = (z - cz) / rz;
    const outward = Math.sqrt(px * px + py * py + pz * pz);
    const slopeX = px / rx;
    const slopeY = py / ry;
    const slopeZ = pz / rz;
    const slope = Math.sqrt(slopeX * slopeX + slopeY * slopeY + slopeZ * slopeZ);
    return slope === 0 ? -Math.min(rx, ry, rz) : (outward * (outward - 1)) / slope;
  };
}

/** A limb with round ends, whose radius changes from one end to the other. */
export function limb(from: Vector, to: Vector, thick: number, thin = thick): Solid {
  const [fromX, fromY, fromZ] = from;
  const [axisX, axisY, axisZ] = subtract(to, from);
  const squared = axisX * axisX + axisY * axisY + axisZ * axisZ;
  return (x, y, z) => {
    const alongX = x - fromX;
    const alongY = y - fromY;
    const alongZ = z - fromZ;
    const along = (alongX * axisX + alongY * axisY + alongZ * axisZ) / squared;
    const share = Math.min(1, Math.max(0, along));
    const asideX = alongX - axisX * share;
    const asideY = alongY - axisY * share;
    const asideZ = alongZ - axisZ * share;
    const aside = Math.sqrt(asideX * asideX + asideY * asideY + asideZ * asideZ);
    return aside - (thick + (thin - thick) * share);
  };
}

/** A hoop that faces the viewer: its middle, its radius, and that of its wire. */
export function hoop([cx, cy, cz]: Vector, radius: number, wire: number): Solid {
  return (x, y, z) => {
    const px = x - cx;
    const py = y - cy;
    const pz = z - cz;
    const aside = Math.sqrt(px * px + py * py) - radius;
    return Math.sqrt(aside * aside + pz * pz) - wire;
  };
}

/** Solids merged into one. `blend` is how far from the seam they start to melt together. */
export function melt(blend: number, ...solids: readonly Solid[]): Solid {
  return (x, y, z) => {
    let sum = Number.MAX_SAFE_INTEGER;
    for (const solid of solids) {
      const next = solid(x, y, z);
      const overlap = Math.max(blend - Math.abs(sum - next), 0) / blend;
      sum = Math.min(sum, next) - (overlap * overlap * blend) / 4;
    }
    return sum;
  };
}

/** A solid with a soft hollow in the shape of another one. */
export function hollow(blend: number, solid: Solid, taken: Solid): Solid {
  const rest = melt(blend, (x, y, z) => -solid(x, y, z), taken);
  return (x, y, z) => -rest(x, y, z);
}

/** A solid mirrored on both sides of the middle. */
export function mirrored(solid: Solid): Solid {
  return (x, y, z) => solid(Math.abs(x), y, z);
}

/** A solid turned about the vertical axis, in degrees. Positive turns it to our right. */
export function turned(degrees: number, solid: Solid): Solid {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return (x, y, z) => solid(x * cos - z * sin, y, x * sin + z * cos);
}

/** A solid made wider or narrower. Its distances stay small enough for ray marching. */
export function broadened(share: number, solid: Solid): Solid {
  return (x, y, z) => solid(x / share, y, z) * Math.min(1, share);
}

/** A solid that leans to our left, in degrees, about a point below it: the base of the neck. */
export function leaning(degrees: number, root: number, solid: Solid): Solid {
  const angle = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)] as const;
  return (x, y, z) => {
    const up = y - root;
    return solid(x * cosine + up * sine, up * cosine - x * sine + root, z);
  };
}

/** The direction straight out of the surface at a place. */
export function normal(solid: Solid, [x, y, z]: Vector): Vector {
  const e = 0.004;
  return unit([
    solid(x + e, y, z) - solid(x - e, y, z),
    solid(x, y + e, z) - solid(x, y - e, z),
    solid(x, y, z + e) - solid(x, y, z - e),
  ]);
}

/** The distance to the solid from a place in a direction; undefined if that ray never meets it. */
export function distanceTo(
  solid: Solid,
  [x, y, z]: Vector,
  [dx, dy, dz]: Vector,
  furthest: number,
): number | undefined {
  for (let distance = 0, step = 0; distance < furthest && step < 160; step++) {
    const gap = solid(x + dx * distance, y + dy * distance, z + dz * distance);
    if (gap < 0.002) return distance;
    distance += gap * 0.8;
  }
  return undefined;
}
