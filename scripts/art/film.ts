import { galleryPicture, size } from './gallery.ts';
import { sun } from './insight.ts';
import { along, bell, rows } from './lines.ts';
import { curve, horizontal, polygon } from './path.ts';
import { type Point, palette, shape, stroke } from './svg.ts';

const frame = { width: 328, height: 316, gap: 24, top: 142 };
const strip = { top: 76, bottom: 524 };
const strata = 14;

/** Media production: a strip of film; in its middle frame the sun stands over the hill. */
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

/** The holes along both edges, each four short lines. */
function perforation(): string {
  const heights = [
    ...rows(strip.top + 20, frame.top - 20, 6.5),
    ...rows(frame.top + frame.height + 20, strip.bottom - 20, 6.5),
  ];
  const holes = along(-8, size.width + 12, 41);
  return heights.flatMap((y) => holes.map((x) => horizontal(x, x + 20, y))).join('');
}

/** One frame: 0 is the middle one; from each to the next the hill moves on. */
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
