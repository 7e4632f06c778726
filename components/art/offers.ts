import { galleryPicture, size } from './gallery.ts';
import { across, along, bell, rows, seen } from './lines.ts';
import { noise } from './noise.ts';
import { curve, horizontal, polyline } from './path.ts';
import { disc, linearGradient, type Point, palette, radialGradient, shape, stroke } from './svg.ts';

const floors = 15;
const bays = 9;
/** The nearest corner of the building, with its top and bottom. */
const corner = { x: 500, top: 60, bottom: 720 };

/** Resident advisers: an office building at night with a light on in one room. */
export function officePicture(): string {
  const { foam, reef, shoal, sun } = palette;
  const near = (floor: number) => corner.top + ((corner.bottom - corner.top) * floor) / floors;
  // Both fronts run towards a horizon at half the height, so they narrow with distance.
  const place = (front: 1 | -1, bay: number, floor: number): Point => {
    const shrink = 1 / (1 + bay * (front === 1 ? 0.13 : 0.075));
    const reach = (1 - shrink) * (front === 1 ? 560 : 1120);
    return [corner.x + front * reach, 330 + (near(floor) - 330) * shrink];
  };
  const frontOf = (front: 1 | -1) => {
    const slabs = along(0, floors, 0.25).map((floor) =>
      polyline([place(front, 0, floor), place(front, bays, floor)]),
    );
    const columns = along(0, bays, 1).map((bay) =>
      polyline([place(front, bay, 0), place(front, bay, floors)]),
    );
    return { slabs: slabs.join(''), columns: columns.join('') };
  };
  const [left, right] = [frontOf(-1), frontOf(1)];
  const [from, to, floor] = [3, 4, 6];
  const window = [
    place(-1, from, floor),
    place(-1, to, floor),
    place(-1, to, floor + 0.92),
    place(-1, from, floor + 0.92),
  ];
  const light = linearGradient('light', [40, 0], [corner.x, 0], [0, reef], [1, foam]);
  const middle: Point = [(window[0]?.[0] ?? 0) - 30, (window[0]?.[1] ?? 0) + 12];
  const glow = radialGradient('glow', middle, 170, [0, sun, 0.5], [1, sun, 0]);
  return galleryPicture(
    middle,
    `<defs>${light}${glow}</defs>`,
    stroke(right.slabs, shoal, 1.6),
    stroke(right.columns, shoal, 1.2),
    stroke(left.slabs, 'url(#light)', 2),
    stroke(left.columns, 'url(#light)', 1.4),
    disc(middle, 170, 'url(#glow)'),
    shape(`${polyline(window)}z`, sun),
  );
}

/** A second opinion: two circles of lines, with a light where they overlap. */
export function twoLensesPicture(): string {
  const { foam, morning, reef, sun } = palette;
  const [first, second, radius]: [Point, Point, number] = [[290, 300], [510, 300], 205];
  const uneven = noise(23);
  const isSeen = (x: number, y: number) =>
    [first, second].every((middle) => Math.hypot(x - middle[0], y - middle[1]) > radius);
  const ruled = rows(0, size.height, 12).map((y) => {
    const half = (middle: Point) =>
      Math.round(Math.sqrt(Math.max(0, radius ** 2 - (y - middle[1]) ** 2)));
    const [one, two] = [half(first), half(second)];
    const line = across(size.width, 20).map((x): Point => [x, y + 9 * uneven(x / 46 + y)]);
    const shared = [second[0] - two, first[0] + one] as const;
    const isShared = one > 0 && shared[0] < shared[1];
    return {
      field: seen(line, isSeen).map(curve).join(''),
      alone: isShared
        ? horizontal(first[0] - one, shared[0], y) + horizontal(shared[1], second[0] + two, y)
        : horizontal(first[0] - one, first[0] + one, y) +
          horizontal(second[0] - two, second[0] + two, y),
      both: isShared ? horizontal(...shared, y) : '',
    };
  });
  const all = (part: 'field' | 'alone' | 'both') => ruled.map((row) => row[part]).join('');
  const ground = [first, second].map((middle) => disc(middle, radius, palette.deep));
  const light = linearGradient('light', [85, 0], [715, 0], [0, morning], [0.5, foam], [1, morning]);
  return galleryPicture(
    [400, 300],
    `<defs>${light}</defs>`,
    stroke(all('field'), reef, 1.3, 'stroke-opacity=".7"'),
    ...ground,
    stroke(all('alone'), 'url(#light)', 2.2),
    stroke(all('both'), sun, 5),
  );
}

/** A call-out team: a flare over dark country, and the ground it lights up. */
export function flarePicture(): string {
  const { foam, morning, reef, sun } = palette;
  const flare: Point = [540, 150];
  const hills = rows(290, size.height + 60, 15).map((y, row) => {
    const rise = noise(40 + Math.floor(row / 3));
    const away = (y - 290) / 310;
    return curve(
      across(size.width, 20).map((x): Point => {
        const swell = 30 * (1 - away) * rise(x / 130) + 10 * rise(x / 47);
        return [x, y + swell - 46 * (1 - away) * bell((x - flare[0]) / 150)];
      }),
    );
  });
  const path = along(0, 1, 0.02).map((t): Point => {
    return [110 + (flare[0] - 110) * t, 560 - 410 * (1 - (1 - t) ** 2)];
  });
  const light = radialGradient('light', [540, 300], 470, [0, morning], [0.35, foam], [1, reef]);
  return galleryPicture(
    flare,
    `<defs>${light}</defs>`,
    stroke(hills.join(''), 'url(#light)', 1.9),
    stroke(curve(path), sun, 2.2),
    disc(flare, 30, sun),
  );
}
