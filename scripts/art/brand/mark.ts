import {
  barsPath,
  equatorPath,
  type MarkGeometry,
  mark,
  smallMark,
} from '../../../components/mark/geometry.ts';
import { palette } from '../lines/palette.ts';
import { type Point, shape, svg, tenths } from '../lines/svg.ts';

/** A mark as part of a picture: its top left corner, how wide it is, and the colour of its bars. */
export function markAt(
  [x, y]: Point,
  width: number,
  colour: string,
  geometry: MarkGeometry = mark,
): string {
  const scale = Math.round((width / geometry.size) * 1000) / 1000;
  const bars = shape(barsPath(geometry), colour) + shape(equatorPath(geometry), palette.sun);
  return `<g transform="translate(${tenths(x)} ${tenths(y)}) scale(${scale})">${bars}</g>`;
}

/** The icon of browser tabs: its bars are light where the browser is dark. */
export function faviconSvg(): string {
  const { ink, onNight, sun } = palette;
  const dark = `@media(prefers-color-scheme:dark){.bars{fill:${onNight}}}`;
  return svg(
    { width: smallMark.size, height: smallMark.size },
    `<style>${dark}</style>`,
    `<path class="bars" fill="${ink}" d="${barsPath(smallMark)}"/>`,
    shape(equatorPath(smallMark), sun),
  );
}

/** A square app icon: the mark on night, so wide of it, with corners of a radius in pixels. */
export function tileSvg(
  size: number,
  { share, corner, geometry = mark }: { share: number; corner: number; geometry?: MarkGeometry },
): string {
  const start = (size * (1 - share)) / 2;
  return svg(
    { width: size, height: size },
    `<rect width="${size}" height="${size}" rx="${corner}" fill="${palette.night}"/>`,
    markAt([start, start], size * share, palette.onNight, geometry),
  );
}
