import { linearGradient } from '../lines/gradient.ts';
import { noise } from '../lines/noise.ts';
import { palette } from '../lines/palette.ts';
import { horizontal } from '../lines/path.ts';
import { rows } from '../lines/rows.ts';
import { disc, type Point, stroke } from '../lines/svg.ts';
import { halo } from '../sun.ts';
import { galleryPicture, size } from './frame.ts';

const price: Point = [400, 300];
const spacing = 11;

/** Forex and exchange: the depth of a market, bids and offers growing away from the price. */
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
