import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** A stretch of land along a parallel, in degrees of longitude; `east` may pass 180. */
export type Stretch = readonly [west: number, east: number];

/** Finds the land along the parallel of a latitude in degrees, from west to east. */
export type Land = (latitude: number) => Stretch[];

type Position = readonly number[];

/** Reads the world's coastlines: Natural Earth at 1:50 million, by way of world-atlas. */
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
 * Coasts run with the land on their right (the winding that d3-geo asks for): where one crosses the
 * parallel northward land begins to the east of it, where one crosses it southward land ends.
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

/** An angle in degrees brought to -180 up to 180: the shorter way round. */
function turn(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360);
}
