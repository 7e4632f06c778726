import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { mapHeight, mapWidth, project, projection } from '../reach-map/projection.ts';
import { rows } from './lines.ts';
import { horizontal } from './path.ts';
import type { Place } from './site-data.ts';
import type { Stretch } from './sphere.ts';
import { beacon, disc, ground, type Point, palette, stroke, svg } from './svg.ts';

/** A line of land on the map, in map units. */
type Dash = { left: number; right: number; y: number };

const spacing = 6;
const step = 2;
// In steps: shorter straits are bridged, and shorter islands left out, since they would be specks.
const shortest = 2;

/**
 * The world's land as parallels, without a background. The equator runs midway between two of them.
 */
export function worldMap(land: Land): string {
  const [, equator] = project(0, 0);
  const dashes = rows(equator % spacing, mapHeight, spacing)
    .flatMap((y) => landAcross(land, y))
    .map(({ left, right, y }) => ({
      left: Math.round(left / step),
      right: Math.round(right / step),
      y: Math.round(y),
    }))
    .reduce(bridge, [])
    .filter(({ left, right }) => right - left >= shortest);
  // Horizontal steps are two units wide, which halves the size of the path.
  const lines = stroke(dashPath(dashes), palette.reef, 2.3, `transform="scale(${step} 1)"`);
  return svg({ width: mapWidth, height: mapHeight }, lines);
}

function bridge(dashes: Dash[], next: Dash): Dash[] {
  const last = dashes.at(-1);
  if (last?.y !== next.y || next.left - last.right >= shortest) return [...dashes, next];
  return [...dashes.slice(0, -1), { ...last, right: next.right }];
}

/**
 * The land at one height of the map, from left to right. In this projection parallels are level.
 */
function landAcross(land: Land, y: number): Dash[] {
  const latitude = projection.invert?.([mapWidth / 2, y])?.[1] ?? 0;
  const x = (longitude: number) => projection([longitude, latitude])?.[0] ?? 0;
  const dash = (west: number, east: number): Dash => ({ left: x(west), right: x(east), y });
  // Just short of 180, where the projection would continue on the other side.
  const edge = 180 - 1e-6;
  return land(latitude)
    .flatMap(([west, east]) =>
      east > edge ? [dash(-edge, east - 360), dash(west, edge)] : [dash(west, east)],
    )
    .sort((a, b) => a.left - b.left);
}

/** Path data with relative steps: the shortest form, both plain and compressed. */
function dashPath(dashes: readonly Dash[]): string {
  return dashes
    .map(({ left, right, y }, index) => {
      const before = dashes[index - 1];
      const move = before ? `m${left - before.right} ${y - before.y}` : `M${left} ${y}`;
      return `${move}h${right - left}`;
    })
    .join('')
    .replaceAll(' -', '-');
}

/** As wide as its frame in a wide window. Phones show its middle, where the coasts around home are. */
const contactSize = { width: 1500, height: 500 };
const contactSpacing = 14;
/** How many times larger this map is than the world map. */
const scale = 2.6;
/** Where home is in the picture. */
const homeAt: Point = [780, 225];

/** An enlarged map of the world around home, with the equator and a beacon. */
export function contactMapPicture(land: Land, home: Place): string {
  const [homeX, homeY] = project(home.longitude, home.latitude);
  const toX = (x: number) => homeAt[0] + (x - homeX) * scale;
  const toY = (y: number) => homeAt[1] + (y - homeY) * scale;
  const equator = toY(project(0, 0)[1]);
  const level = (equator % contactSpacing) - contactSpacing;
  const dashes = rows(level, contactSize.height + contactSpacing, contactSpacing).flatMap((y) =>
    landAcross(land, homeY + (y - homeAt[1]) / scale)
      .map(
        ({ left, right }) =>
          [Math.max(-10, toX(left)), Math.min(contactSize.width + 10, toX(right))] as const,
      )
      .filter(([left, right]) => right - left > 8)
      .map(([left, right]) => horizontal(left, right, y)),
  );
  return svg(
    contactSize,
    ground(contactSize, palette.night),
    stroke(dashes.join(''), palette.reef, 5),
    stroke(horizontal(0, contactSize.width, equator), palette.sun, 2, 'stroke-dasharray="3 9"'),
    disc(homeAt, 24, palette.night),
    beacon(homeAt, 9, palette.sun),
  );
}

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
