import { mapHeight, mapWidth } from './projection.ts';

type Point = readonly [x: number, y: number];

/** The least distance between the middles of two pins, in the map's units: each is seen whole. */
const gap = 10;

/**
 * Where pins stand, in the map's units: each at its place, or where another pin has that already, as
 * of two cases in one city, as near to it as there is room. What lies at the map's edge or beyond it,
 * in Antarctica, stands at the edge and is seen whole.
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

/** Points of the map around a place, the nearest first: a spiral turned by the golden angle. */
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
