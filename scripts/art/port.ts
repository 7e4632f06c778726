import { galleryPicture, size } from './gallery.ts';
import { sun } from './insight.ts';
import { along, random, rows } from './lines.ts';
import { horizontal } from './path.ts';
import { type Point, palette, stroke } from './svg.ts';

const sunAt: Point = [604, 296];
const sunRadius = 118;
const deck = 344;
const water = 410;
const container = { width: 58, height: 30 };
/** Containers on deck, from the stern to the bow. */
const stacks = [5, 6, 6, 4, 5, 5, 3, 2, 1];

/** Global logistics: a loaded ship before the sun, all of it in lines. */
export function portPicture(): string {
  const { deep, dusk, foam, morning, shoal, sun: gold } = palette;
  const [calm, glitter] = sea();
  const ship = cargo() + hull();
  return galleryPicture(
    sunAt,
    sun(sunAt, sunRadius),
    // The same lines, wide and dark, hide the sun behind the ship.
    stroke(ship + bridge(), dusk, 13),
    stroke(ship, foam, 3.6),
    stroke(bridge(), morning, 2),
    stroke(horizontal(0, size.width, water), deep, 8),
    stroke(calm, shoal, 1.6),
    stroke(glitter, gold, 2.4),
  );
}

/** Stacks of containers, each container four lines. */
function cargo(): string {
  return stacks
    .flatMap((count, column) =>
      rows(deck - count * (container.height + 4), deck, container.height + 4).flatMap((middle) => {
        const left = 150 + column * (container.width + 6);
        return rows(
          middle - container.height / 2,
          middle + container.height / 2,
          container.height / 4,
        ).map((y) => horizontal(left, left + container.width, y));
      }),
    )
    .join('');
}

/** Where the crew stands, at the stern. */
function bridge(): string {
  const tower = rows(112, deck, 5).map((y) => horizontal(98, 138, y));
  const wings = rows(132, 152, 5).map((y) => horizontal(82, 142, y));
  return [...tower, ...wings].join('');
}

/** The ship's side, raked at the bow and cut under at the stern. */
function hull(): string {
  return rows(deck + 3, water, 7)
    .map((y) => {
      const depth = (y - deck) / (water - deck);
      return horizontal(66 + depth * 30, 752 - depth ** 0.8 * 66, y);
    })
    .join('');
}

/** Broken lines that part from each other towards us; in the sun's column they glitter. */
function sea(): [calm: string, glitter: string] {
  const next = random(7);
  const [calm, glitter]: [string[], string[]] = [[], []];
  for (const depth of along(0, 1, 1 / 15)) {
    const y = water + 8 + depth ** 1.35 * (size.height - water);
    for (let x = -40 * next(); x < size.width; ) {
      const length = 26 + next() * (60 + depth * 130);
      const bright = Math.abs(x + length / 2 - sunAt[0]) < sunRadius * (0.86 - depth * 0.45);
      (bright ? glitter : calm).push(horizontal(x, x + length, y));
      x += length + 8 + next() * (14 + depth * 46);
    }
  }
  return [calm.join(''), glitter.join('')];
}
