import { mapHeight, mapWidth } from './projection.ts';

type Point = readonly [x: number, y: number];

/**
 * The minimum distance between the centres of two pins, in the map's units, so that neither covers
 * the other.
 */
const gap = 10;

/**
 * The positions of pins, in the map's units. Each is at its place, or as near as possible if
 * another pin is there already, as for two cases in one city. Places at the map's edge or beyond
 * it, in Antarctica, get a fully visible pin at the edge.
 */
export function placePins(places: readonly Point[]): Point[] {
  const taken: Point[] = [];
  for (const place of places) {
    const isFree = ([x, y]: Point) => taken.every(([a, b]) => Math.hypot(a - x, b - y) >= gap);
    const [first = place, ...others] = around(place);
    taken.push([first, ...others].find(isFree) ?? first);
  }
  return taken;
}

/** Points around a place, from the nearest outward: a spiral turned by the golden angle. */
function around([x, y]: Point): Point[] {
  const [middleX, middleY] = inMap([x, y]);
  return Array.from({ length: 400 }, (_, at): Point => {
    const distance = (gap / 2) * Math.sqrt(at);
    const across = middleX + distance * Math.cos(at * 2.4);
    const down = middleY + distance * Math.sin(at * 2.4);
    return inMap([Math.round(across), Math.round(down)]);
  });
}

const inMap = ([x, y]: Point): Point => [within(x, mapWidth), within(y, mapHeight)];

const within = (at: number, size: number) => Math.min(Math.max(at, gap), size - gap);
