import { globePicture, turned } from './globe.ts';
import { halo, type InsightView, insightPicture, sun } from './insight.ts';
import { along, ease, noise } from './lines.ts';
import { curve } from './path.ts';
import type { Places } from './site-data.ts';
import type { Land } from './sphere.ts';
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

// The mobile pictures have their subject in the upper half, and fewer and bolder lines.
const wide = { width: 1440, height: 849 };
const narrow = { width: 780, height: 1000 };

const globe = {
  size: wide,
  middle: [985, 585],
  radius: 575,
  spacing: 1.5,
  line: 3.2,
  sea: 1,
} as const;

const globeMobile = {
  size: narrow,
  middle: [390, 292],
  radius: 392,
  spacing: 4,
  line: 4,
  sea: 2,
  dusk: [400, 560],
} as const;

const insight: InsightView = {
  size: wide,
  lens: { middle: [1040, 415], radius: 305, line: 2.2 },
  crooked: 21,
  ordered: 12.4,
};

const insightMobile: InsightView = {
  size: narrow,
  lens: { middle: [400, 300], radius: 224, line: 3 },
  crooked: 56,
  ordered: 18,
  dusk: [370, 540],
};

const convergence: ConvergenceView = {
  size: wide,
  sun: { middle: [1130, 425], radius: 170 },
  lines: 60,
  line: 1.7,
  turn: [120, 920],
};

const convergenceMobile: ConvergenceView = {
  size: narrow,
  sun: { middle: [530, 296], radius: 138 },
  lines: 42,
  line: 2.4,
  turn: [-120, 360],
  dusk: [390, 560],
};

/** The three pictures of the home page's hero, each for wide screens and for phones. */
export function heroPictures(land: Land, places: Places): Record<string, string> {
  return {
    'strategic-vision': globePicture(turned(globe, places.home, 4.6, 8), land, places),
    'strategic-vision-mobile': globePicture(
      turned(globeMobile, places.home, 6.6, 14),
      land,
      places,
    ),
    'insight-intelligence': insightPicture(insight),
    'insight-intelligence-mobile': insightPicture(insightMobile),
    'execution-delivery': convergencePicture(convergence),
    'execution-delivery-mobile': convergencePicture(convergenceMobile),
  };
}

/** How the picture is shown, in pixels. */
type ConvergenceView = {
  size: Size;
  /** Where the lines become one band: middle and radius of the sun. */
  sun: { middle: Point; radius: number };
  lines: number;
  line: number;
  /** Where the lines begin to turn towards each other, and where they run side by side. */
  turn: readonly [from: number, to: number];
  dusk?: readonly [from: number, to: number];
};

const goldenEvery = 12;

/** Execution and delivery: many lines become one band, under the sun. */
export function convergencePicture(view: ConvergenceView): string {
  const { size, line } = view;
  const { middle, radius } = view.sun;
  const { foam, lagoon, night, sun: gold } = palette;
  const ways = Array.from({ length: view.lines }, (_, index) => way(view, index));
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
    view.dusk ? dusk(size, night, ...view.dusk) : '',
  );
}

function way(
  { size, sun: { middle, radius }, lines, turn }: ConvergenceView,
  index: number,
): string {
  const place = index / (lines - 1) - 0.5;
  const start = size.height * (0.5 + place * 1.07);
  const end = middle[1] + place * radius * 1.27;
  const wander = noise(300 + index);
  const points = along(-10, size.width + 10, size.width / 180).map((x): Point => {
    const gathered = ease((x - turn[0]) / (turn[1] - turn[0]));
    const astray = wander(x / (size.width / 20)) * size.height * 0.054 * (1 - gathered);
    return [x, start + (end - start) * gathered + astray];
  });
  return curve(points);
}
