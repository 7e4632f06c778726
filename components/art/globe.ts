import { type ArcLook, arcs } from './arcs.ts';
import { along, dot, unit } from './lines.ts';
import type { Land } from './maps.ts';
import { type Swell, swelling } from './path.ts';
import type { Place, Places } from './site-data.ts';
import { around, type Globe, parallel, seenAlong, sight } from './sphere.ts';
import {
  beacon,
  disc,
  dusk,
  ground,
  type Point,
  palette,
  radialGradient,
  type Size,
  shape,
  stroke,
  svg,
} from './svg.ts';

/** How a globe is drawn. */
type GlobeView = {
  size: Size;
  globe: Globe;
  /** The distance between two parallels, in degrees. */
  spacing: number;
  /** Width of a line of land in pixels. */
  line: number;
  /** How many parallels land has for each one that continues over water. */
  sea: number;
  /** Where the picture starts to fade into the night, and where it is all night. */
  dusk?: readonly [from: number, to: number];
};

/**
 * A globe that shows home some degrees to the right of its middle. Its bottom is cut off, so it
 * tilts fully towards a home in the south, but only halfway towards one in the north.
 */
export function turned(
  { middle, radius, ...view }: Omit<GlobeView, 'globe'> & Pick<Globe, 'middle' | 'radius'>,
  home: Place,
  right: number,
  north: number,
): GlobeView {
  const longitude = Math.round(home.longitude - right);
  const tilt = home.latitude > 0 ? home.latitude / 2 : home.latitude;
  const latitude = Math.round(tilt + north);
  return { ...view, globe: { middle, radius, longitude, latitude } };
}

/** Strategic vision: a globe in parallels, lit at the firm's home, with arcs to the engagements. */
export function globePicture(view: GlobeView, land: Land, places: Places): string {
  const { size, globe, line } = view;
  const home = sight(globe, places.home.longitude, places.home.latitude).point;
  return svg(
    size,
    `<defs>${light(view, home)}</defs>`,
    ground(size, palette.night),
    disc(globe.middle, globe.radius * 1.14, 'url(#air)'),
    disc(globe.middle, globe.radius, 'url(#sea)'),
    parallels(view, land),
    stroke(parallel(globe, 0, around(globe)), palette.sun, line * 0.7),
    disc(home, globe.radius * 0.36, 'url(#glow)'),
    arcs(globe, places, line, 'faint'),
    beacon(home, line * 2.4, palette.sun),
    view.dusk ? dusk(size, palette.night, ...view.dusk) : '',
  );
}

/** Only the arcs of `globePicture`, without a background: an overlay of that picture. */
export function arcsPicture(
  { size, globe, line }: GlobeView,
  places: Places,
  look: ArcLook,
): string {
  const home = sight(globe, places.home.longitude, places.home.latitude).point;
  const lit = beacon(home, line * 2.4, palette.sun);
  return svg(size, arcs(globe, places, line, look), lit);
}

function light({ globe }: GlobeView, home: Point): string {
  const { deep, foam, lagoon, morning, reef, sun } = palette;
  const { middle, radius } = globe;
  return [
    radialGradient('air', middle, radius * 1.14, [0.86, lagoon, 0.7], [1, lagoon, 0]),
    radialGradient('sea', home, radius * 1.5, [0, lagoon], [0.9, deep]),
    radialGradient('land', home, radius * 1.3, [0, morning], [0.35, foam], [1, reef]),
    radialGradient('glow', home, radius * 0.36, [0, sun, 0.75], [0.3, sun, 0.22], [1, sun, 0]),
  ].join('');
}

function parallels({ globe, spacing, line, sea }: GlobeView, land: Land): string {
  const count = Math.ceil(90 / spacing) - 1;
  const indices = Array.from({ length: 2 * count + 1 }, (_, at) => at - count).filter(Boolean);
  const water = indices
    .filter((index) => index % sea === 0)
    .map((index) => parallel(globe, index * spacing, around(globe)));
  const coasts = indices.map((index) => {
    const latitude = index * spacing;
    const foreshortening = Math.cos(((latitude - globe.latitude) * Math.PI) / 180);
    const width = line * Math.sqrt(Math.max(0.12, foreshortening));
    const coast = land(latitude).map((stretch) => parallel(globe, latitude, stretch, line * 2));
    return stroke(coast.join(''), 'url(#land)', width);
  });
  return stroke(water.join(''), palette.reef, line / 4, 'stroke-opacity=".55"') + coasts.join('');
}

const orbLight = unit([-0.5, 0.5, 0.7]);
const spacing = 5;

/** A bare globe. Its parallels swell towards the light, and the equator is saffron. */
export function orb(globe: Globe): string {
  const latitudes = along(-90 + spacing / 2, 90 - spacing / 2, spacing);
  const between = (globe.radius * spacing * Math.PI) / 180;
  const lines = latitudes.map((latitude) => swelling(litParallel(globe, latitude, between)));
  return [
    disc(globe.middle, globe.radius, palette.deep),
    shape(lines.join(''), palette.foam),
    stroke(parallel(globe, 0, around(globe)), palette.sun, between * 0.36),
  ].join('');
}

function litParallel(globe: Globe, latitude: number, between: number): Swell[] {
  const seen = seenAlong(globe, latitude);
  const degrees = Math.PI / 180;
  return along(-seen, seen, 3).map((east): Swell => {
    const {
      point: [x, y],
    } = sight(globe, globe.longitude + east, latitude);
    const across = (x - globe.middle[0]) / globe.radius;
    const up = (globe.middle[1] - y) / globe.radius;
    const toward = Math.sqrt(Math.max(0, 1 - across ** 2 - up ** 2));
    const lit = Math.max(0, dot([across, up, toward], orbLight));
    const foreshortening = Math.max(0.15, Math.cos((latitude - globe.latitude) * degrees));
    return [x, y, between * foreshortening * (0.07 + 0.6 * lit ** 1.3)];
  });
}
