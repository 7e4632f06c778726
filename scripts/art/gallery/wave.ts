import { radialGradient } from '../lines/gradient.ts';
import { palette } from '../lines/palette.ts';
import { curve } from '../lines/path.ts';
import { along, rows } from '../lines/rows.ts';
import { disc, type Point, stroke } from '../lines/svg.ts';
import { galleryPicture, size } from './frame.ts';

const source: Point = [262, 300];
const wavelength = 74;

/** Media and signals: a field of lines through which a wave goes out. */
export function wavePicture(): string {
  const { foam, morning, reef, sun, dusk } = palette;
  const light = radialGradient('light', source, 560, [0, morning], [0.3, foam], [1, reef]);
  const field = rows(-12, size.height + 12, 12).map((y) =>
    curve(along(-6, size.width + 6, 6).map((x): Point => [x, y + lift(x, y)])),
  );
  return galleryPicture(
    source,
    `<defs>${light}</defs>`,
    stroke(field.join(''), 'url(#light)', 1.9),
    disc(source, 50, dusk),
    disc(source, 38, sun),
  );
}

/** How far the wave moves a line there, in pixels: it weakens on its way. */
function lift(x: number, y: number): number {
  const distance = Math.hypot(x - source[0], y - source[1]);
  const strength = 13 * Math.exp(-distance / 330) * (1 - Math.exp(-((distance / 60) ** 2)));
  return strength * Math.sin((2 * Math.PI * distance) / wavelength);
}
