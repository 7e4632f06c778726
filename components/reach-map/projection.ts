import { geoNaturalEarth1 } from 'd3-geo';

/** Size of the world map in its own units. */
export const mapWidth = 1200;
export const mapHeight = 540;

// The map ends above Antarctica. This is the height of the part left out.
const antarctica = 86;

/** The map's projection, Natural Earth, for land, pins and arcs alike. */
export const projection = geoNaturalEarth1().fitExtent(
  [
    [0, 0],
    [mapWidth, mapHeight + antarctica],
  ],
  { type: 'Sphere' },
);

/** The position on the map of a place in degrees, in whole units. */
export function project(longitude: number, latitude: number): [x: number, y: number] {
  const [x, y] = projection([longitude, latitude]) ?? [0, 0];
  return [Math.round(x), Math.round(y)];
}
