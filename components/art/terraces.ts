import { across, bell, ease, seen } from './lines.ts';
import { curve, polygon } from './path.ts';
import { halo, sun } from './sun.ts';
import {
  ground,
  linearGradient,
  type Point,
  palette,
  type Size,
  shape,
  stroke,
  svg,
} from './svg.ts';

/** The tops of a hill, in pixels. */
type Top = readonly [middle: number, halfWidth: number, height: number];
type Hill = ReturnType<typeof hill>;

/** A hill, in pixels: its foot, how many strata are under its tops, and how far apart. */
const hill = (
  [foot, strata, spacing]: [foot: number, strata: number, spacing: number],
  [colour, line]: [colour: string, width: number],
  ...tops: Top[]
) => ({ tops, foot, strata, spacing, line, colour });

/** From the farthest to the nearest. */
const hills: readonly Hill[] = [
  hill([350, 22, 9], [palette.reef, 1.1], [860, 150, 70], [1450, 140, 190]),
  hill([410, 22, 10.5], [palette.shoal, 1.5], [1020, 130, 60], [1500, 170, 190], [600, 150, 40]),
  hill([490, 26, 12.5], [palette.foam, 2], [880, 190, 90], [1400, 150, 100], [1130, 60, 16]),
];
/** The stratum of the nearest hill that is drawn in saffron. */
const seamAt = 4;

const bench = 26;
/** The distance between the points of a line, in pixels. */
const step = 16;
/** The share of the width, from the left, that stays free for text. */
const clear = 0.22;

/** For the service page: hills cut into terraces, one behind another, with the sun between them. */
export function terracesPicture(size: Size): string {
  const sunAt: Point = [1214, 290];
  const { lagoon, night, harbour } = palette;
  const sky = linearGradient('sky', [0, 0], [size.width, 0], [0.25, night], [1, lagoon]);
  const [far = '', ...near] = hills.map((each, index) => hillside(size, each, index));
  return svg(
    size,
    `<defs>${sky}</defs>`,
    ground(size, 'url(#sky)'),
    far,
    halo(sunAt, 142, harbour),
    sun(sunAt, 142),
    ...near,
  );
}

function hillside(size: Size, at: Hill, index: number): string {
  const row = across(size.width, step);
  const outline = polygon([
    ...row.map((x): Point => [x, stratum(at, x, 0)]),
    [size.width + step, size.height],
    [-step, size.height],
  ]);
  const nearer = hills[index + 1];
  const isSeen = (x: number, y: number) =>
    x > size.width * clear && y < Math.min(size.height, nearer ? stratum(nearer, x, 0) : y + 1);
  const paths = Array.from({ length: at.strata }, (_, depth) => {
    const line = row.map((x): Point => [x, stratum(at, x, depth)]);
    return seen(line, isSeen).map(curve).join('');
  });
  const seam = nearer ? '' : paths.splice(seamAt, 1).join('');
  const fade = (id: string, colour: string) =>
    linearGradient(id, [0, 0], [size.width, 0], [clear, colour, 0], [0.75, colour]);
  return [
    `<defs>${fade(`hill${index}`, at.colour)}${seam && fade('seam', palette.sun)}</defs>`,
    shape(outline, 'url(#sky)'),
    stroke(paths.join(''), `url(#hill${index})`, at.line),
    stroke(seam, 'url(#seam)', at.line * 1.3),
  ].join('');
}

/** The height of a stratum in the picture. The deeper it is, the less it follows the hill above. */
function stratum({ tops, foot, strata, spacing }: Hill, x: number, depth: number): number {
  const height = tops.reduce(
    (sum, [middle, width, top]) => sum + top * bell((x - middle) / width),
    0,
  );
  const level = Math.floor(height / bench);
  const terraced = bench * (level + ease((height / bench - level) * 1.8 - 0.4));
  return foot + depth * spacing - terraced * (1 - depth / strata) ** 1.4;
}
