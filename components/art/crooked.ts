import { across, along, rows, seen } from './lines.ts';
import { noise } from './noise.ts';
import { curve } from './path.ts';
import { disc, type Point, palette, radialGradient, type Size, stroke, svg } from './svg.ts';

/** A round lens: its position and the width of its lines, in pixels. */
export type Lens = { middle: Point; radius: number; line: number };

/** A picture of crooked lines with a lens, and the distance between the lines in pixels. */
export type CrookedView = { size: Size; lens: Lens; crooked: number };

/**
 * The crooked lines under the lens of `insightPicture`, before the lens straightens them. They
 * flatten towards the rim, where the lines outside begin. An overlay of exactly that picture.
 */
export function noisePicture({ size, lens, crooked }: CrookedView): string {
  const { lagoon, night, reef, shoal } = palette;
  const { middle, line } = lens;
  const radius = lens.radius + 12 + line;
  const unit = lens.radius / 305;
  const lines = rows(0, size.height, crooked).map((y, row) => {
    const half = Math.sqrt(Math.max(0, radius ** 2 - (y - middle[1]) ** 2));
    if (half < 12 * unit) return '';
    const swing = swingOf(row, unit);
    const points = along(middle[0] - half, middle[0] + half, 12 * unit).map((x): Point => {
      const inside = radius - Math.hypot(x - middle[0], y - middle[1]);
      return [x, y + swing(x) * Math.min(1, 0.1 + inside / (80 * unit))];
    });
    return curve(points);
  });
  const sky = radialGradient('sky', middle, lens.radius * 2.6, [0, lagoon], [1, night]);
  const light = radialGradient('crooked', middle, lens.radius, [0, shoal], [1, reef, 0.9]);
  return svg(
    size,
    `<defs>${sky}${light}</defs>`,
    disc(middle, radius, 'url(#sky)'),
    stroke(lines.join(''), 'url(#crooked)', line * 0.6),
  );
}

/** How far a crooked line is below its parallel, in pixels. `unit` is the scale of the picture. */
function swingOf(row: number, unit: number): (x: number) => number {
  const [broad, fine] = [noise(row), noise(1000 + row)];
  return (x) => (broad(x / (38 * unit)) * 17 + fine(x / (13 * unit)) * 7) * unit;
}

/** The visible parts of crooked lines all over a picture. They flatten towards the lens. */
export function crookedLines(
  { size, lens, crooked }: CrookedView,
  isSeen: (x: number, y: number) => boolean,
): string {
  const unit = lens.radius / 305;
  return rows(0, size.height, crooked)
    .map((y, row) => {
      const swing = swingOf(row, unit);
      const points = across(size.width, Math.round(8 * unit)).map((x): Point => {
        const distance = Math.hypot(x - lens.middle[0], y - lens.middle[1]);
        const unrest = Math.min(1, 0.1 + Math.max(0, (distance - lens.radius) / (130 * unit)));
        return [x, y + swing(x) * unrest];
      });
      return seen(points, isSeen).map(curve).join('');
    })
    .join('');
}
