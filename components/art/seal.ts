import { along, dot, rows, unit } from './lines.ts';
import { horizontal, type Swell, swelling } from './path.ts';
import {
  disc,
  ground,
  linearGradient,
  type Point,
  palette,
  radialGradient,
  type Size,
  shape,
  stroke,
  svg,
} from './svg.ts';

const spacing = 10;
const light = unit([0.5, 0.55, 0.67]);

/** For the legal pages: ruled lines that swell into a seal, and one line across it. */
export function sealPicture(size: Size, middle: Point, radius: number): string {
  const { deep, foam, lagoon, night, reef, shoal, sun } = palette;
  // The line across the seal runs midway between two ruled lines.
  const ruled = rows((middle[1] % spacing) - spacing, size.height + spacing, spacing);
  const lit: Point = [middle[0] + radius * light[0], middle[1] - radius * light[1]];
  const defs = [
    radialGradient('sky', middle, size.width * 0.62, [0, lagoon], [1, night]),
    linearGradient('ruled', [0, 0], [size.width, 0], [0.25, reef, 0], [0.7, reef, 0.8]),
    linearGradient('cross', [0, 0], [size.width, 0], [0.25, sun, 0], [0.6, sun]),
    radialGradient('seal', lit, radius * 1.6, [0, foam], [1, shoal]),
  ];
  return svg(
    size,
    `<defs>${defs.join('')}</defs>`,
    ground(size, 'url(#sky)'),
    stroke(ruled.map((y) => horizontal(0, size.width, y)).join(''), 'url(#ruled)', 1),
    disc(middle, radius + spacing * 0.7, deep),
    shape(ruled.map((y) => swelling(engraved(middle, radius, y))).join(''), 'url(#seal)'),
    stroke(horizontal(middle[0] - radius, middle[0] + radius, middle[1]), deep, spacing * 0.9),
    stroke(horizontal(0, size.width, middle[1]), 'url(#cross)', 2.4),
  );
}

/** A ruled line across the seal. Its width follows the brightness of a ball in that place. */
function engraved(middle: Point, radius: number, y: number): Swell[] {
  const up = (middle[1] - y) / radius;
  const half = Math.sqrt(Math.max(0, 1 - up * up));
  if (half * radius < spacing) return [];
  return along(-half, half, 6 / radius).map((aside): Swell => {
    const toward = Math.sqrt(Math.max(0, 1 - up * up - aside * aside));
    const lit = Math.max(0, dot([aside, up, toward], light));
    return [middle[0] + aside * radius, y, 0.8 + lit * spacing * 0.62];
  });
}
