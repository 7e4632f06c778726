import { type CrookedView, crookedLines, type Lens } from './crooked.ts';
import { along, bell, rows, seen } from './lines.ts';
import { curve, horizontal } from './path.ts';
import {
  beacon,
  disc,
  dusk,
  ground,
  type Point,
  palette,
  radialGradient,
  ring,
  type Size,
  stroke,
  svg,
} from './svg.ts';

/** The distances between crooked lines and between ordered ones, in pixels. */
export type InsightView = CrookedView & {
  ordered: number;
  /** Where the picture starts to fade into the night, and where it is all night. */
  dusk?: readonly [from: number, to: number];
};

/** Where crooked lines have faded out, as a share of three radii. */
const faded = 0.85;

/** Insight and intelligence: crooked lines, a lens that straightens them, and one finding. */
export function insightPicture(view: InsightView): string {
  const { size, lens } = view;
  const { middle, radius, line } = lens;
  const { foam, lagoon, morning, night, reef, shoal, sun } = palette;
  const finding: Point = [middle[0] + radius * 0.31, middle[1] - radius * 0.37];
  const defs = [
    radialGradient('sky', middle, radius * 2.6, [0, lagoon], [1, night]),
    radialGradient('crooked', middle, radius * 3, [0.3, shoal, 0.8], [faded, reef, 0]),
    radialGradient('ordered', finding, radius * 1.4, [0, morning], [0.4, foam], [1, shoal]),
  ];
  // No crooked lines under the glass, where they have faded out, or where it is all night.
  const isSeen = (x: number, y: number) => {
    const away = Math.hypot(x - middle[0], y - middle[1]);
    return away > radius && away < radius * 3 * faded && y < (view.dusk?.[1] ?? size.height);
  };
  const found = disc(finding, line * 9, palette.abyss) + beacon(finding, line * 4, sun);
  return svg(
    size,
    `<defs>${defs.join('')}</defs>`,
    ground(size, 'url(#sky)'),
    stroke(crookedLines(view, isSeen), 'url(#crooked)', line * 0.6),
    throughLens(lens, stroke(orderedLines(view), 'url(#ordered)', line) + found),
    view.dusk ? dusk(size, night, ...view.dusk) : '',
  );
}

function orderedLines({ lens, ordered }: InsightView): string {
  const { middle, radius, line } = lens;
  const step = Math.round(radius / 18);
  const edge = Math.ceil(radius / step) * step;
  const isSeen = (x: number, y: number) => Math.hypot(x - middle[0], y - middle[1]) < radius + line;
  return rows(-radius, radius * 1.5, ordered)
    .map((y) => {
      const points = along(-edge, edge, step).map((x): Point => {
        return [middle[0] + x, middle[1] + y - relief(x / radius, y / radius) * radius];
      });
      return seen(points, isSeen).map(curve).join('');
    })
    .join('');
}

/** How far a line is raised, in radii: a broad hill on the left, a steep one on the right. */
function relief(x: number, y: number): number {
  const hill = 0.2 * bell((x + 0.31) / 0.24) * bell((y - 0.16) / 0.36);
  const peak = 0.44 * bell((x - 0.31) / 0.145) * bell((y - 0.14) / 0.43);
  return hill + peak;
}

/** The lens: its glass, the view through it, and the ring. */
function throughLens({ middle, radius, line }: Lens, view: string): string {
  const [x, y] = middle;
  const circle = `<clipPath id="lens"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath>`;
  return [
    disc(middle, radius + 12, palette.abyss),
    `${circle}<g clip-path="url(#lens)">${view}</g>`,
    ring(middle, radius + 12, palette.sun, line * 1.15),
  ].join('');
}

/** The lens with only parallels in it. */
export function emptyLensPicture(size: Size, lens: Lens, spacing: number): string {
  const { middle, radius, line } = lens;
  const chords = rows(middle[1] - radius, middle[1] + radius, spacing).map((y) => {
    const half = Math.sqrt(Math.max(0, radius ** 2 - (y - middle[1]) ** 2));
    return horizontal(middle[0] - half, middle[0] + half, y);
  });
  return svg(
    size,
    ground(size, palette.night),
    throughLens(lens, stroke(chords.join(''), palette.shoal, line)),
  );
}
