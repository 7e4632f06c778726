import { palette } from './lines/palette.ts';
import { horizontal } from './lines/path.ts';
import { rows } from './lines/rows.ts';
import { disc, ground, type Point, ring, type Size, stroke, svg } from './lines/svg.ts';

/** A round glass in a saffron ring: what it covers is in order. */
export type Lens = { middle: Point; radius: number; line: number };

/** The glass, what is seen through it, and the ring. */
export function throughLens({ middle, radius, line }: Lens, view: string): string {
  const [x, y] = middle;
  const circle = `<clipPath id="lens"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath>`;
  return [
    disc(middle, radius + 12, palette.abyss),
    `${circle}<g clip-path="url(#lens)">${view}</g>`,
    ring(middle, radius + 12, palette.sun, line * 1.15),
  ].join('');
}

/** The lens with nothing in it: only parallels. */
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
