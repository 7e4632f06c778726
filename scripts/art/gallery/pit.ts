import { radialGradient } from '../lines/gradient.ts';
import { palette } from '../lines/palette.ts';
import { curve } from '../lines/path.ts';
import { along } from '../lines/rows.ts';
import { disc, type Point, stroke } from '../lines/svg.ts';
import { galleryPicture } from './frame.ts';

const rim: Point = [400, 268];
const radii = { x: 452, y: 252 };
const benches = 10;
const drop = 11;

/** Mining: an open pit seen from its rim, bench under bench, down to the light at the bottom. */
export function pitPicture(): string {
  const { foam, morning, reef, sun } = palette;
  const bottom: Point = [rim[0] + benches * 2.2, rim[1] + benches * drop];
  const light = radialGradient('light', bottom, 500, [0, morning], [0.3, foam], [1, reef]);
  const glow = radialGradient('glow', bottom, 130, [0, sun, 0.55], [1, sun, 0]);
  const walls = Array.from({ length: benches }, (_, bench) => {
    // A steep wall of four contours, then a flat bench.
    const contours = along(0, 0.45, 0.15).map((down) => contour(bench + down * 2, bench + down));
    return stroke(contours.map(curve).join(''), 'url(#light)', 1.4 + bench * 0.1);
  });
  return galleryPicture(
    bottom,
    `<defs>${light}${glow}</defs>`,
    ...walls,
    disc(bottom, 130, 'url(#glow)'),
    disc(bottom, 27, sun),
  );
}

/** One contour of the pit; how deep and how far in, both in benches. */
function contour(depth: number, inward: number): Point[] {
  const width = 1 - inward / (benches + 1.4);
  return along(0, 366, 4).map((degrees): Point => {
    const angle = (degrees * Math.PI) / 180;
    const uneven =
      1 + 0.05 * Math.sin(angle * 2 + inward * 0.3) + 0.035 * Math.sin(angle * 5 - inward * 0.2);
    return [
      rim[0] + inward * 2.2 + Math.cos(angle) * radii.x * width * uneven,
      rim[1] + depth * drop + Math.sin(angle) * radii.y * width * uneven,
    ];
  });
}
