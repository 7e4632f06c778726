import { board, bustPicture } from './bust/bust.ts';
import { convergencePicture } from './convergence.ts';
import { contactMapPicture } from './earth/contact-map.ts';
import type { Land } from './earth/land.ts';
import { filmPicture } from './gallery/film.ts';
import { footprintPicture } from './gallery/footprint.ts';
import { orderBookPicture } from './gallery/order-book.ts';
import { pitPicture } from './gallery/pit.ts';
import { portPicture } from './gallery/port.ts';
import { wavePicture } from './gallery/wave.ts';
import { heroPictures } from './heroes.ts';
import { emptyLensPicture } from './lens.ts';
import type { Places } from './places.ts';
import { sealPicture } from './seal.ts';
import { terracesPicture } from './terraces.ts';

/** The band that opens an inner page. */
const opening = { width: 1440, height: 560 };

const gallery = [
  pitPicture,
  portPicture,
  wavePicture,
  orderBookPicture,
  footprintPicture,
  filmPicture,
];

/** Every picture of the site as SVG, by its file name without ending. */
export function drawPictures(land: Land, places: Places): Record<string, string> {
  return {
    ...heroPictures(land, places),
    ...numbered('board', board.map(bustPicture)),
    ...numbered(
      'service-gallery',
      gallery.map((draw) => draw()),
    ),
    service: terracesPicture(opening),
    legal: sealPicture(opening, [1150, 316], 156),
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
      { middle: [1030, 510], radius: 400, line: 1.4 },
      11,
    ),
  };
}

function numbered(name: string, pictures: readonly string[]): Record<string, string> {
  return Object.fromEntries(pictures.map((picture, index) => [`${name}-${index + 1}`, picture]));
}
