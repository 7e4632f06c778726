import { galleryPicture, size } from './gallery.ts';
import { along, bell, rows } from './lines.ts';
import { random } from './noise.ts';
import { curve, horizontal, polygon } from './path.ts';
import { sun } from './sun.ts';
import { type Point, palette, shape, stroke } from './svg.ts';

const sunAt: Point = [604, 296];
const sunRadius = 118;
const deck = 344;
const water = 410;
const container = { width: 58, height: 30 };
/** The containers on deck, from stern to bow. */
const stacks = [5, 6, 6, 4, 5, 5, 3, 2, 1];

/** Global logistics: a loaded ship in front of the sun, all drawn in lines. */
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

/** Stacks of containers, each drawn with four lines. */
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

/** The crew's quarters, at the stern. */
function bridge(): string {
  const tower = rows(112, deck, 5).map((y) => horizontal(98, 138, y));
  const wings = rows(132, 152, 5).map((y) => horizontal(82, 142, y));
  return [...tower, ...wings].join('');
}

/** The ship's side, raked at the bow and undercut at the stern. */
function hull(): string {
  return rows(deck + 3, water, 7)
    .map((y) => {
      const depth = (y - deck) / (water - deck);
      return horizontal(66 + depth * 30, 752 - depth ** 0.8 * 66, y);
    })
    .join('');
}

/** Water: broken lines that spread out towards us and glitter below the sun. */
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

const frame = { width: 328, height: 316, gap: 24, top: 142 };
const strip = { top: 76, bottom: 524 };
const strata = 14;

/** Media production: a strip of film. In its middle frame the sun is above the hill. */
export function filmPicture(): string {
  const { abyss, foam, reef, shoal } = palette;
  const ruled = [...rows(0, strip.top, 11), ...rows(strip.bottom, size.height, 11)];
  const edges = [strip.top, strip.bottom].map((y) => horizontal(0, size.width, y));
  return galleryPicture(
    [size.width / 2, size.height / 2],
    stroke(ruled.map((y) => horizontal(0, size.width, y)).join(''), reef, 1),
    shape(`M0 ${strip.top}h${size.width}V${strip.bottom}H0z`, abyss),
    stroke(edges.join(''), foam, 2),
    stroke(perforation(), shoal, 3),
    ...[-1, 0, 1].map(exposure),
  );
}

/** The holes along both edges, each made of four short lines. */
function perforation(): string {
  const heights = [
    ...rows(strip.top + 20, frame.top - 20, 6.5),
    ...rows(frame.top + frame.height + 20, strip.bottom - 20, 6.5),
  ];
  const holes = along(-8, size.width + 12, 41);
  return heights.flatMap((y) => holes.map((x) => horizontal(x, x + 20, y))).join('');
}

/** One frame. Frame 0 is the middle one, and the hill moves along from frame to frame. */
function exposure(index: number): string {
  const { deep, dusk, foam, lagoon, reef, shoal } = palette;
  const { width, height, top } = frame;
  const left = (size.width - width) / 2 + index * (width + frame.gap);
  const area = `M${left} ${top}h${width}v${height}h${-width}z`;
  const hilltop = left + width * (0.68 - index * 0.3);
  const hill = Array.from({ length: strata }, (_, depth) =>
    along(left, left + width, 6).map((x): Point => {
      const lift = 88 * bell((x - hilltop) / 70) + 30 * bell((x - hilltop + 170) / 60);
      return [x, top + 214 + depth * 10.5 - lift * (1 - depth / strata)];
    }),
  );
  const skyline = polygon([...(hill[0] ?? []), [left + width, top + height], [left, top + height]]);
  const sky = rows(top, top + height, 11).map((y) => horizontal(left, left + width, y));
  const lit = index === 0;
  return [
    `<clipPath id="frame${index + 1}"><path d="${area}"/></clipPath><g clip-path="url(#frame${index + 1})">`,
    shape(area, lit ? lagoon : dusk),
    stroke(sky.join(''), lit ? shoal : reef, 1),
    lit ? sun([left + width * 0.36, top + 138], 84) : '',
    shape(skyline, deep),
    stroke(hill.map(curve).join(''), lit ? foam : shoal, 2.2),
    '</g>',
  ].join('');
}
