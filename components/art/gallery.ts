import { across, along, rows } from './lines.ts';
import { noise } from './noise.ts';
import { curve, horizontal } from './path.ts';
import { halo } from './sun.ts';
import {
  disc,
  ground,
  linearGradient,
  type Point,
  palette,
  radialGradient,
  stroke,
  svg,
} from './svg.ts';

/** The size of every gallery picture on the service page. */
export const size = { width: 800, height: 600 };

/** A gallery picture: a drawing on a night sky that is lit around one point. */
export function galleryPicture(lit: Point, ...parts: readonly string[]): string {
  const { deep, dusk } = palette;
  const sky = radialGradient('sky', lit, size.width * 0.8, [0, dusk], [1, deep]);
  return svg(size, `<defs>${sky}</defs>`, ground(size, 'url(#sky)'), ...parts);
}

const rim: Point = [400, 268];
const radii = { x: 452, y: 252 };
const benches = 10;
const drop = 11;

/**
 * Mining: an open pit seen from its rim, one bench below another, down to the light at the bottom.
 */
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

/** One contour of the pit: its depth, and its distance from the rim, both in benches. */
function contour(depth: number, inward: number): Point[] {
  const width = 1 - inward / (benches + 1.4);
  return along(0, 366, 6).map((degrees): Point => {
    const angle = (degrees * Math.PI) / 180;
    const uneven =
      1 + 0.05 * Math.sin(angle * 2 + inward * 0.3) + 0.035 * Math.sin(angle * 5 - inward * 0.2);
    return [
      rim[0] + inward * 2.2 + Math.cos(angle) * radii.x * width * uneven,
      rim[1] + depth * drop + Math.sin(angle) * radii.y * width * uneven,
    ];
  });
}

const price: Point = [400, 300];
const spacing = 11;

/** Forex and exchange: the depth of a market, with bids and offers growing away from the price. */
export function orderBookPicture(): string {
  const { harbour, shoal, sun, morning } = palette;
  const [bids, offers] = [noise(11), noise(12)];
  const levels = rows((price[1] % spacing) - spacing, size.height, spacing);
  const bars = levels.map((y) => {
    const away = Math.abs(y - price[1]) / price[1];
    const depth = (side: (x: number) => number) =>
      20 + 300 * away ** 1.25 + 58 * away ** 0.5 * side(y / 13);
    return (
      horizontal(price[0] - 7 - depth(bids), price[0] - 7, y) +
      horizontal(price[0] + 7, price[0] + 7 + depth(offers), y)
    );
  });
  const light = linearGradient(
    'light',
    [0, 0],
    [0, size.height],
    [0, shoal],
    [0.5, morning],
    [1, shoal],
  );
  const ruled = levels.map((y) => horizontal(0, size.width, y)).join('');
  return galleryPicture(
    price,
    `<defs>${light}</defs>`,
    stroke(ruled, palette.reef, 1, 'stroke-opacity=".5"'),
    stroke(bars.join(''), 'url(#light)', 6),
    stroke(horizontal(0, size.width, price[1]), sun, 2.4),
    halo(price, 46, harbour),
    disc(price, 40, sun),
  );
}

const source: Point = [262, 300];
const wavelength = 74;

/** Media and signals: a field of lines crossed by a spreading wave. */
export function wavePicture(): string {
  const { foam, morning, reef, sun, dusk } = palette;
  const light = radialGradient('light', source, 560, [0, morning], [0.3, foam], [1, reef]);
  const field = rows(-12, size.height + 12, 12).map((y) =>
    curve(across(size.width, 6).map((x): Point => [x, y + lift(x, y)])),
  );
  return galleryPicture(
    source,
    `<defs>${light}</defs>`,
    stroke(field.join(''), 'url(#light)', 1.9),
    disc(source, 50, dusk),
    disc(source, 38, sun),
  );
}

/** How far the wave moves a line at a place, in pixels. It weakens as it spreads. */
function lift(x: number, y: number): number {
  const distance = Math.hypot(x - source[0], y - source[1]);
  const strength = 13 * Math.exp(-distance / 330) * (1 - Math.exp(-((distance / 60) ** 2)));
  return strength * Math.sin((2 * Math.PI * distance) / wavelength);
}
