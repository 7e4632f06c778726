import { type Point, tenths } from './svg.ts';

/** A stretch along a parallel, in degrees of longitude; `east` may pass 180. */
export type Stretch = readonly [west: number, east: number];

/** A globe seen from far away: its middle and radius in pixels, and the place that faces us. */
export type Globe = { middle: Point; radius: number; longitude: number; latitude: number };

/** Where we see a place that is on or above a globe. */
type Sighting = { point: Point; visible: boolean };

const toRadians = Math.PI / 180;

/** Where we see a place given in degrees; `height` above the ground is in radii. */
export function sight(globe: Globe, longitude: number, latitude: number, height = 0): Sighting {
  const east = (longitude - globe.longitude) * toRadians;
  const [sin, cos] = [Math.sin(latitude * toRadians), Math.cos(latitude * toRadians)];
  const [sinView, cosView] = [
    Math.sin(globe.latitude * toRadians),
    Math.cos(globe.latitude * toRadians),
  ];
  const far = 1 + height;
  const x = far * cos * Math.sin(east);
  const y = far * (cosView * sin - sinView * cos * Math.cos(east));
  const towardUs = sinView * sin + cosView * cos * Math.cos(east);
  const [middleX, middleY] = globe.middle;
  return {
    point: [middleX + globe.radius * x, middleY - globe.radius * y],
    visible: towardUs >= 0 || Math.hypot(x, y) > 1,
  };
}

/**
 * Degrees of longitude visible to either side of the middle, along a parallel. 180 means all of it.
 */
export function seenAlong(globe: Globe, latitude: number): number {
  const edge = -Math.tan(latitude * toRadians) * Math.tan(globe.latitude * toRadians);
  return Math.min(179.9, Math.acos(Math.min(1, Math.max(-1, edge))) / toRadians);
}

/**
 * Path data of the visible part of a parallel between two longitudes. A parallel looks like an
 * ellipse, so one arc is enough. Stretches shorter than `shortest` pixels are left out.
 */
export function parallel(
  globe: Globe,
  latitude: number,
  [west, east]: Stretch,
  shortest = 0,
): string {
  const seen = seenAlong(globe, latitude);
  const lap = 360 * Math.round((west + east - 2 * globe.longitude) / 720);
  const from = Math.max(west - lap, globe.longitude - seen);
  const to = Math.min(east - lap, globe.longitude + seen);
  if (to <= from) return '';
  const start = sight(globe, from, latitude).point;
  const end = sight(globe, to, latitude).point;
  if (to - from < 90 && Math.hypot(end[0] - start[0], end[1] - start[1]) < shortest) return '';
  const radius = globe.radius * Math.cos(latitude * toRadians);
  const flattened = radius * Math.abs(Math.sin(globe.latitude * toRadians));
  const large = to - from > 180 ? 1 : 0;
  const sweep = globe.latitude > 0 ? 0 : 1;
  const [x1, y1, x2, y2] = [...start, ...end].map(tenths);
  return `M${x1} ${y1}A${tenths(radius)} ${tenths(flattened)} 0 ${large} ${sweep} ${x2} ${y2}`;
}

/** A full parallel, cut at the back of the globe. */
export function around({ longitude }: Globe): Stretch {
  return [longitude - 180, longitude + 180];
}
