import { galleryPicture } from './gallery.ts';
import { rows } from './lines.ts';
import { horizontal } from './path.ts';
import { around, type Globe, parallel, sight } from './sphere.ts';
import {
  beacon,
  disc,
  linearGradient,
  type Point,
  palette,
  radialGradient,
  stroke,
} from './svg.ts';

const globe: Globe = { middle: [372, 862], radius: 600, longitude: 0, latitude: 16 };
const satellite: Point = [560, 158];
/** The middle and the radius of the covered area, in degrees. */
const covered = { longitude: 14, latitude: 58, reach: 14 };
const toRadians = Math.PI / 180;

/** Defense and communications: the area that a satellite covers. */
export function footprintPicture(): string {
  const { abyss, dusk, foam, lagoon, morning, shoal, sun } = palette;
  const latitudes = rows(-12, 87, 2.5);
  const cover = latitudes.map((latitude) => {
    const half = halfCover(latitude);
    const [west, east] = [covered.longitude - half, covered.longitude + half];
    return { latitude, line: parallel(globe, latitude, [west, east]), west, east };
  });
  const air = radialGradient(
    'air',
    globe.middle,
    globe.radius * 1.12,
    [0.88, lagoon],
    [1, lagoon, 0],
  );
  const beam = linearGradient('beam', satellite, [satellite[0], 470], [0, sun], [0.9, foam, 0.5]);
  const ground = latitudes.map((latitude) => parallel(globe, latitude, around(globe)));
  const sides = cover.flatMap(({ latitude, west, east }) =>
    west < east ? [sight(globe, west, latitude).point, sight(globe, east, latitude).point] : [],
  );
  return galleryPicture(
    satellite,
    `<defs>${air}${beam}</defs>`,
    disc(globe.middle, globe.radius * 1.12, 'url(#air)'),
    disc(globe.middle, globe.radius, abyss),
    stroke(ground.join(''), shoal, 1.2, 'stroke-opacity=".7"'),
    stroke(cover.map(({ line }) => line).join(''), morning, 4.4),
    stroke(rays(sides), 'url(#beam)', 1.5),
    disc(satellite, 42, dusk),
    beacon(satellite, 17, sun),
  );
}

/** Degrees of longitude covered to either side of the middle, along a parallel. */
function halfCover(latitude: number): number {
  const up = latitude * toRadians;
  const middle = covered.latitude * toRadians;
  const across = Math.cos(covered.reach * toRadians) - Math.sin(up) * Math.sin(middle);
  const cosine = across / (Math.cos(up) * Math.cos(middle));
  return Math.abs(cosine) < 1 ? Math.acos(cosine) / toRadians : 0;
}

/** The beam down to the edges of the covered area, as level lines. */
function rays(sides: readonly Point[]): string {
  const [left] = [...sides].sort((a, b) => a[0] - b[0]);
  const [right] = [...sides].sort((a, b) => b[0] - a[0]);
  if (!left || !right) return '';
  const edge = (to: Point, y: number) =>
    satellite[0] + ((to[0] - satellite[0]) * (y - satellite[1])) / (to[1] - satellite[1]);
  return rows(satellite[1] + 42, Math.min(left[1], right[1]), 12)
    .map((y) => horizontal(edge(left, y), edge(right, y), y))
    .join('');
}
