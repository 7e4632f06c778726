import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { type Point, tenths } from './svg.ts';

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

/** A stretch of land along a parallel, in degrees of longitude; `east` may pass 180. */
type Stretch = readonly [west: number, east: number];

/** Finds the land along a parallel, whose latitude is in degrees, from west to east. */
export type Land = (latitude: number) => Stretch[];

type Position = readonly number[];

/** Reads the world's coastlines: Natural Earth at 1:50 million, from the package world-atlas. */
export function readLand(): Land {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-50m.json');
  const atlas: Topology<{ land: GeometryCollection }> = JSON.parse(readFileSync(file, 'utf8'));
  const rings = feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return geometry.coordinates;
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
  });
  return (latitude) => landAlong(rings, latitude);
}

/**
 * Coasts run with the land on their right, the winding that d3-geo requires. Where a coast crosses
 * the parallel northward, land begins to the east; where it crosses southward, land ends.
 */
function landAlong(rings: readonly (readonly Position[])[], latitude: number): Stretch[] {
  const begins: number[] = [];
  const ends: number[] = [];
  for (const ring of rings) {
    for (const [index, [toLongitude = 0, toLatitude = 0]] of ring.entries()) {
      const [longitude = 0, fromLatitude = 0] = ring[index - 1] ?? [toLongitude, toLatitude];
      if (fromLatitude < latitude === toLatitude < latitude) continue;
      const share = (latitude - fromLatitude) / (toLatitude - fromLatitude);
      const crossing = longitude + share * turn(toLongitude - longitude);
      (toLatitude > fromLatitude ? begins : ends).push(turn(crossing));
    }
  }
  ends.sort((a, b) => a - b);
  const first = ends[0] ?? 0;
  return begins
    .sort((a, b) => a - b)
    .map((west): Stretch => [west, ends.find((east) => east > west) ?? first + 360]);
}

/** Brings an angle in degrees into the range -180 to 180, the shorter way round. */
function turn(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360);
}
