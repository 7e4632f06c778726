import sharp from 'sharp';
import { tileMark } from '../../components/mark/geometry.ts';
import { ico } from './brand/ico.ts';
import { openTypefaces } from './brand/lettering.ts';
import { logo } from './brand/logo.ts';
import { faviconSvg, tileSvg } from './brand/mark.ts';
import { readLand } from './earth/land.ts';
import { worldMap } from './earth/world-map.ts';
import { type Paints, paint } from './paint.ts';
import { drawPictures } from './pictures.ts';
import type { Places } from './places.ts';

/** Everything that is drawn for a site: contents of files by their paths from the site's root. */
export async function drawSite(
  name: string,
  places: Places,
  paints: Paints,
): Promise<Map<string, string | Buffer>> {
  const land = readLand();
  const { sans } = await openTypefaces();
  const pictures = drawPictures(land, places);
  const brand = paint(logo(name, sans), paints);
  return new Map<string, string | Buffer>([
    ...Object.entries(pictures).map(
      ([file, svg]) => [`content/pictures/${file}.svg`, paint(svg, paints)] as const,
    ),
    ['content/pictures/logo.svg', brand],
    ['static/world.svg', paint(worldMap(land), paints)],
    ['static/logo.png', await png(brand)],
    ...(await icons(paints)),
  ]);
}

/** The icons that browsers and phones ask for. */
async function icons(paints: Paints): Promise<[string, string | Buffer][]> {
  const tile = (...of: Parameters<typeof tileSvg>) => png(paint(tileSvg(...of), paints));
  const tab = await tile(32, { share: 1, corner: 6, geometry: tileMark });
  return [
    ['static/favicon.svg', paint(faviconSvg(), paints)],
    ['static/favicon.ico', ico(tab, 32)],
    ['static/apple-touch-icon.png', await tile(180, { share: 0.74, corner: 0 })],
    ['static/icon-192.png', await tile(192, { share: 0.74, corner: 42 })],
    ['static/icon-512.png', await tile(512, { share: 0.74, corner: 112 })],
    // Phones cut this one to a shape of their own: what matters lies within a circle of four fifths.
    ['static/icon-maskable-512.png', await tile(512, { share: 0.62, corner: 0 })],
  ];
}

function png(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}
