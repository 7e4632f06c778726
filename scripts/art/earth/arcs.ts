import { geoDistance, geoInterpolate } from 'd3-geo';
import { radialGradient } from '../lines/gradient.ts';
import { palette } from '../lines/palette.ts';
import { curve } from '../lines/path.ts';
import { disc, type Point, stroke } from '../lines/svg.ts';
import type { Place, Places } from '../places.ts';
import { type Globe, sight } from './sphere.ts';

/** Angle in radians under which a place is home itself: about six kilometres. */
const nearby = 0.001;

/** Arcs from home to each engagement that is elsewhere, and a pin at each end that is seen. */
export function arcs(globe: Globe, { home, engagements }: Places, line: number): string {
  const away = engagements.filter((place) => angle(home, place) > nearby);
  const paths = away.map((place) => curve(arc(globe, home, place))).join('');
  const pins = away
    .map((place) => sight(globe, place.longitude, place.latitude))
    .filter(({ visible }) => visible)
    .map(
      ({ point }) =>
        disc(point, line * 2, palette.night) + disc(point, line * 1.3, palette.onNight),
    );
  const start = sight(globe, ...position(home)).point;
  const { sun } = palette;
  const fade = radialGradient(
    'arc',
    start,
    globe.radius * 1.3,
    [0, sun],
    [0.75, sun, 0.9],
    [1, sun, 0],
  );
  return `<defs>${fade}</defs>${stroke(paths, 'url(#arc)', line * 0.6)}${pins.join('')}`;
}

/** A great circle that rises from the ground. Towards the far side, it ends at its highest. */
function arc(globe: Globe, from: Place, to: Place): Point[] {
  const way = geoInterpolate(position(from), position(to));
  const arrives = sight(globe, ...position(to)).visible;
  const rise = angle(from, to) * 0.16;
  const seen: Point[] = [];
  let reached = 0;
  for (const share of Array.from({ length: 41 }, (_, step) => step / 40)) {
    const [longitude, latitude] = way(share);
    const { point, visible } = sight(globe, longitude, latitude, Math.sin(Math.PI * share) * rise);
    const distance = Math.hypot(point[0] - globe.middle[0], point[1] - globe.middle[1]);
    if (!visible || (!arrives && distance < reached)) break;
    if (distance > globe.radius) reached = distance;
    seen.push(point);
  }
  return seen;
}

/** In radians. */
function angle(from: Place, to: Place): number {
  return geoDistance(position(from), position(to));
}

function position({ longitude, latitude }: Place): [number, number] {
  return [longitude, latitude];
}
