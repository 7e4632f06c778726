import { geoDistance, geoInterpolate } from 'd3-geo';
import { along } from './lines.ts';
import { curve } from './path.ts';
import type { Place, Places } from './site-data.ts';
import { type Globe, sight } from './sphere.ts';
import { disc, type Point, palette, radialGradient, stroke } from './svg.ts';

/**
 * How arcs are painted: `faint` as part of the globe, or at full strength on a layer above it,
 * either still (`standing`) or drawn outward from home (`drawn`).
 */
export type ArcLook = 'faint' | 'standing' | 'drawn';

/**
 * Places within this angle of home, in radians, count as home: about six kilometres on the ground.
 */
const nearby = 0.001;

/** Arcs from home to each engagement elsewhere, with a pin at each visible end. */
export function arcs(
  globe: Globe,
  { home, engagements }: Places,
  line: number,
  look: ArcLook,
): string {
  const away = engagements.filter((place) => angle(home, place) > nearby);
  const paths = away.map((place) => curve(arc(globe, home, place)));
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
  return `<defs>${fade}</defs>${strokes(paths, line * 0.6, look)}${pins.join('')}`;
}

function strokes(paths: readonly string[], width: number, look: ArcLook): string {
  const light = 'url(#arc)';
  if (look === 'drawn') return paths.map((path) => drawing(path, light, width)).join('');
  const faint = look === 'faint' ? 'stroke-opacity=".4"' : '';
  return stroke(paths.join(''), light, width, faint);
}

// Pictures cannot use the page's CSS, so SVG's own animation draws the lines, once.
function drawing(path: string, colour: string, width: number): string {
  const line = stroke(path, colour, width, 'pathLength="1" stroke-dasharray="1"');
  const animation =
    '<animate attributeName="stroke-dashoffset" from="1" to="0" dur=".65s" calcMode="spline"' +
    ' keyTimes="0;1" keySplines=".2 .7 .2 1" fill="freeze"/>';
  return line.replace('/>', `>${animation}</path>`);
}

/**
 * A great circle that rises from the ground. An arc to the far side of the globe ends at its
 * highest point.
 */
function arc(globe: Globe, from: Place, to: Place): Point[] {
  const way = geoInterpolate(position(from), position(to));
  const arrives = sight(globe, ...position(to)).visible;
  const rise = angle(from, to) * 0.16;
  const seen: Point[] = [];
  let reached = 0;
  for (const share of along(0, 1, 1 / 20)) {
    const [longitude, latitude] = way(share);
    const { point, visible } = sight(globe, longitude, latitude, Math.sin(Math.PI * share) * rise);
    const distance = Math.hypot(point[0] - globe.middle[0], point[1] - globe.middle[1]);
    if (!visible || (!arrives && distance < reached)) break;
    if (distance > globe.radius) reached = distance;
    seen.push(point);
  }
  return seen;
}

/** The angle between two places, in radians. */
function angle(from: Place, to: Place): number {
  return geoDistance(position(from), position(to));
}

function position({ longitude, latitude }: Place): [number, number] {
  return [longitude, latitude];
}
