import { radialGradient } from '../lines/gradient.ts';
import { palette } from '../lines/palette.ts';
import { ground, type Point, svg } from '../lines/svg.ts';

/** The size of every picture in the service page's gallery. */
export const size = { width: 800, height: 600 };

/** A gallery picture: what it draws on a night sky that is lit around one point. */
export function galleryPicture(lit: Point, ...parts: readonly string[]): string {
  const { deep, dusk } = palette;
  const sky = radialGradient('sky', lit, size.width * 0.8, [0, dusk], [1, deep]);
  return svg(size, `<defs>${sky}</defs>`, ground(size, 'url(#sky)'), ...parts);
}
