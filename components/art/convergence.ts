import { across, ease, seen } from './lines.ts';
import { noise } from './noise.ts';
import { curve } from './path.ts';
import { halo, sun } from './sun.ts';
import {
  dusk,
  ground,
  linearGradient,
  type Point,
  palette,
  type Size,
  stroke,
  svg,
} from './svg.ts';

/** Many lines that become one band, in pixels. */
type Converging = {
  size: Size;
  /** The middle and radius of the sun, where the lines become one band. */
  sun: { middle: Point; radius: number };
  lines: number;
  /** Where the lines start to turn towards each other, and where they run side by side. */
  turn: readonly [from: number, to: number];
};

/** The lines, each with its own errors. Another seed gives others. */
export function converging({ size, sun, lines, turn }: Converging, seed: number): Point[][] {
  return Array.from({ length: lines }, (_, index) => {
    const place = index / (lines - 1) - 0.5;
    const start = size.height * (0.5 + place * 1.07);
    const end = sun.middle[1] + place * sun.radius * 1.27;
    const wander = noise(seed + index);
    return across(size.width, Math.round(size.width / 60)).map((x): Point => {
      const gathered = ease((x - turn[0]) / (turn[1] - turn[0]));
      const astray = wander(x / (size.width / 20)) * size.height * 0.054 * (1 - gathered);
      return [x, start + (end - start) * gathered + astray];
    });
  });
}

export type ConvergenceView = Converging & {
  line: number;
  dusk?: readonly [from: number, to: number];
};

const goldenEvery = 12;

/** Execution and delivery: many lines become one band under the sun. */
export function convergencePicture(view: ConvergenceView): string {
  const { size, line, dusk: evening } = view;
  const { middle, radius } = view.sun;
  const { foam, lagoon, night, sun: gold } = palette;
  const low = evening?.[1] ?? size.height;
  const isSeen = (_: number, y: number) => y > -line && y < low + line;
  const ways = converging(view, 300).map((way) => seen(way, isSeen).map(curve).join(''));
  const golden = (index: number) => index % goldenEvery === goldenEvery / 2;
  const sky = linearGradient('sky', [0, 0], [size.width, 0], [0, night], [1, lagoon]);
  const distance = linearGradient('far', [0, 0], [middle[0], 0], [0, foam, 0.3], [0.6, foam, 0.75]);
  return svg(
    size,
    `<defs>${sky}${distance}</defs>`,
    ground(size, 'url(#sky)'),
    stroke(ways.filter((_, index) => !golden(index)).join(''), 'url(#far)', line),
    stroke(ways.filter((_, index) => golden(index)).join(''), gold, line * 1.6),
    halo(middle, radius, palette.harbour),
    sun(middle, radius),
    evening ? dusk(size, night, ...evening) : '',
  );
}
