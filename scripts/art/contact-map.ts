import { project } from '../../components/reach-map/projection.ts';
import { rows } from './lines.ts';
import { horizontal } from './path.ts';
import type { Place } from './site-data.ts';
import type { Land } from './sphere.ts';
import { beacon, disc, ground, type Point, palette, stroke, svg } from './svg.ts';
import { landAcross } from './world-map.ts';

const size = { width: 1000, height: 760 };
const spacing = 22;
/** How many times larger than the world map. */
const scale = 5.6;
/** Where home stands in the picture. */
const homeAt: Point = [560, 320];

/** The world map around home, enlarged, with the equator and a beacon. */
export function contactMapPicture(land: Land, home: Place): string {
  const [homeX, homeY] = project(home.longitude, home.latitude);
  const toX = (x: number) => homeAt[0] + (x - homeX) * scale;
  const toY = (y: number) => homeAt[1] + (y - homeY) * scale;
  const equator = toY(project(0, 0)[1]);
  const level = (equator % spacing) - spacing;
  const dashes = rows(level, size.height + spacing, spacing).flatMap((y) =>
    landAcross(land, homeY + (y - homeAt[1]) / scale)
      .map(
        ({ left, right }) =>
          [Math.max(-10, toX(left)), Math.min(size.width + 10, toX(right))] as const,
      )
      .filter(([left, right]) => right - left > 8)
      .map(([left, right]) => horizontal(left, right, y)),
  );
  return svg(
    size,
    ground(size, palette.night),
    stroke(dashes.join(''), palette.reef, 8),
    stroke(horizontal(0, size.width, equator), palette.sun, 2, 'stroke-dasharray="3 9"'),
    disc(homeAt, 30, palette.night),
    beacon(homeAt, 11, palette.sun),
  );
}
