import { palette } from '../lines/palette.ts';
import { type Swell, swelling } from '../lines/path.ts';
import { along } from '../lines/rows.ts';
import { disc, shape, stroke } from '../lines/svg.ts';
import { dot, unit } from '../lines/vector.ts';
import { around, type Globe, parallel, seenAlong, sight } from './sphere.ts';

const light = unit([-0.5, 0.5, 0.7]);
const spacing = 5;

/** A bare globe: its parallels swell towards the light, and the equator is saffron. */
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
    const lit = Math.max(0, dot([across, up, toward], light));
    const foreshortening = Math.max(0.15, Math.cos((latitude - globe.latitude) * degrees));
    return [x, y, between * foreshortening * (0.07 + 0.6 * lit ** 1.3)];
  });
}
