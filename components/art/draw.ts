import sharp from 'sharp';
import { tileMark } from '../mark/geometry.ts';
import { type Bust, board, bustPicture, closer, leads } from './bust.ts';
import { convergencePicture } from './convergence.ts';
import { footprintPicture } from './footprint.ts';
import { orderBookPicture, pitPicture, wavePicture } from './gallery.ts';
import { heroMoves, heroPictures } from './heroes.ts';
import { emptyLensPicture, insightPicture } from './insight.ts';
import { openTypefaces } from './lettering.ts';
import { contactMapPicture, type Land, readLand, worldMap } from './maps.ts';
import { faviconSvg, ico, logo, type OwnMark, tileSvg } from './mark.ts';
import { flarePicture, officePicture, twoLensesPicture } from './offers.ts';
import { filmPicture, portPicture } from './port-and-film.ts';
import { practicePictures } from './practices.ts';
import { sealPicture } from './seal.ts';
import { type Firm, type Paints, type Places, paint } from './site-data.ts';
import { terracesPicture } from './terraces.ts';

/** All drawings for a site: file contents by their path from the site's `root`. */
export async function drawSite(
  root: string,
  firm: Firm,
  paints: Paints,
  own?: OwnMark,
): Promise<Map<string, string | Buffer>> {
  const land = readLand();
  const pictures = { ...drawPictures(land, firm.places), ...drawPortraits(board, leads) };
  return new Map<string, string | Buffer>([
    ...Object.entries(pictures).map(
      ([file, svg]) => [`content/pictures/${file}.svg`, paint(svg, paints)] as const,
    ),
    ...Object.entries(heroMoves(firm.places)).map(
      ([file, svg]) => [`static/hero/${file}.svg`, paint(svg, paints)] as const,
    ),
    ['static/world.svg', paint(worldMap(land), paints)],
    ...(await drawBrand(root, firm, paints, own)),
  ]);
}

/** The files from `drawSite` that show the firm's mark: its logo and its icons. */
async function drawBrand(
  root: string,
  { name, fonts, lang, dir }: Omit<Firm, 'places'>,
  paints: Paints,
  own?: OwnMark,
): Promise<Map<string, string | Buffer>> {
  const { sans } = await openTypefaces(fonts, { text: name, lang, dir }, root);
  const brand = paint(logo(name, sans, own, dir), paints);
  return new Map<string, string | Buffer>([
    ['content/pictures/logo.svg', brand],
    ['static/logo.png', await png(brand)],
    ...(await icons(paints, own)),
  ]);
}

/** The icons that browsers and phones request. */
async function icons(paints: Paints, own: OwnMark): Promise<[string, string | Buffer][]> {
  const tile = (size: number, look: Parameters<typeof tileSvg>[1]) =>
    png(paint(tileSvg(size, { ...look, own }), paints));
  const tab = await tile(32, { share: 1, corner: 6, geometry: tileMark });
  return [
    ['static/favicon.svg', paint(faviconSvg(own), paints)],
    ['static/favicon.ico', ico(tab, 32)],
    ['static/apple-touch-icon.png', await tile(180, { share: 0.74, corner: 0 })],
    ['static/icon-192.png', await tile(192, { share: 0.74, corner: 42 })],
    ['static/icon-512.png', await tile(512, { share: 0.74, corner: 112 })],
    // Phones crop this icon, so its content stays inside a circle of four fifths of the width.
    ['static/icon-maskable-512.png', await tile(512, { share: 0.62, corner: 0 })],
  ];
}

function png(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

/** The band at the top of an inner page. */
const opening = { width: 1440, height: 560 };

const gallery = [
  pitPicture,
  portPicture,
  wavePicture,
  orderBookPicture,
  footprintPicture,
  filmPicture,
];

/** Every picture of the site but its portraits as SVG, by its file name without the extension. */
export function drawPictures(land: Land, places: Places): Record<string, string> {
  return {
    ...heroPictures(land, places),
    ...practicePictures(),
    ...numbered(
      'service-gallery',
      gallery.map((draw) => draw()),
    ),
    ...numbered('offer', [officePicture(), twoLensesPicture(), flarePicture()]),
    service: terracesPicture(opening),
    legal: sealPicture(opening, [1150, 316], 156),
    procurement: sealPicture(opening, [1212, 264], 118),
    // A line for each of the people who come together.
    people: convergencePicture({
      size: opening,
      sun: { middle: [1180, 286], radius: 84 },
      lines: 15,
      line: 3.2,
      turn: [250, 860],
    }),
    insights: insightPicture({
      size: opening,
      lens: { middle: [1140, 290], radius: 212, line: 1.4 },
      crooked: 11,
      ordered: 10,
    }),
    contact: convergencePicture({
      size: opening,
      sun: { middle: [1236, 312], radius: 116 },
      lines: 60,
      line: 1.4,
      turn: [330, 1030],
    }),
    'contact-map': contactMapPicture(land, places.home),
    'not-found': emptyLensPicture(
      { width: 1440, height: 900 },
      { middle: [1080, 440], radius: 276, line: 1.4 },
      11,
    ),
  };
}

/** The portraits of these people. All of them take ten times as long as the other pictures. */
export function drawPortraits(
  board: readonly Bust[],
  leads: readonly Bust[],
): Record<string, string> {
  return {
    ...numbered(
      'board',
      board.map((member) => bustPicture(member)),
    ),
    ...numbered(
      'lead',
      leads.map((lead) => bustPicture(lead, closer)),
    ),
  };
}

function numbered(name: string, pictures: readonly string[]): Record<string, string> {
  return Object.fromEntries(pictures.map((picture, index) => [`${name}-${index + 1}`, picture]));
}
