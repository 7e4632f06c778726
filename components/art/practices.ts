/** One drawing for each practice, for the band that its page begins with: lines, and one sun. */

import { across, along, bell, ease, rows, seen } from './lines.ts';
import { noise, random } from './noise.ts';
import { curve, horizontal, polygon, polyline } from './path.ts';
import { halo, sun } from './sun.ts';
import {
  disc,
  ground,
  linearGradient,
  type Point,
  palette,
  radialGradient,
  ring,
  shape,
  stroke,
  svg,
} from './svg.ts';

const size = { width: 1440, height: 560 };
/** The words of the page are on the left of this, where nothing is drawn. */
const clear = 470;

/** A drawing that is lit around one point, and dark where the words are. */
function picture(lit: Point, ...parts: readonly string[]): string {
  const { harbour, lagoon, night } = palette;
  const sky = radialGradient('sky', lit, 860, [0, harbour], [0.45, lagoon], [1, night]);
  return svg(size, `<defs>${sky}</defs>`, ground(size, 'url(#sky)'), ...parts);
}

/** A colour for lines that fade out towards the words. */
const fading = (id: string, colour: string, from = clear, to = 900) =>
  `<defs>${linearGradient(id, [from, 0], [to, 0], [0, colour, 0], [1, colour])}</defs>`;

/** Defense: a shield of level lines, which hold still in crooked country. */
function shieldPicture(): string {
  const { foam, reef, sun: gold } = palette;
  const [middle, top, bottom]: [number, number, number] = [1110, 56, 520];
  const half = (y: number) => {
    const down = (y - top) / (bottom - top);
    if (down < 0 || down > 1) return 0;
    return down < 0.42 ? 186 : 186 * Math.sqrt(1 - ((down - 0.42) / 0.58) ** 2);
  };
  const country = rows(0, size.height, 11).map((y, row) => {
    const uneven = noise(60 + row);
    const line = across(size.width, 12).map((x): Point => [x, y + 12 * uneven(x / 34)]);
    return seen(line, (x, at) => x > clear && Math.abs(x - middle) > half(at) + 16)
      .map(curve)
      .join('');
  });
  const held = rows(top, bottom, 13).map((y) => horizontal(middle - half(y), middle + half(y), y));
  const boss: Point = [middle, 232];
  return picture(
    boss,
    fading('country', reef),
    stroke(country.join(''), 'url(#country)', 1.3),
    stroke(held.join(''), foam, 4.4),
    halo(boss, 82, palette.harbour),
    disc(boss, 74, gold),
    stroke(
      rows(boss[1] - 74, boss[1] + 74, 12.4)
        .slice(6)
        .map((y) => horizontal(middle - 78, middle + 78, y))
        .join(''),
      palette.harbour,
      4,
    ),
  );
}

/** Cybersecurity: a wall of records, and a keyhole with light behind it. */
function keyholePicture(): string {
  const { foam, sun: gold, reef } = palette;
  const [middle, eye]: Point[] = [
    [1120, 280],
    [1120, 218],
  ];
  const [x = 0] = middle ?? [];
  const [, eyeY = 0] = eye ?? [];
  const half = (y: number) => {
    const round = Math.sqrt(Math.max(0, 92 ** 2 - (y - eyeY) ** 2));
    const slot = y > eyeY && y < 452 ? 34 + ((y - eyeY) / 234) * 46 : 0;
    return Math.max(round, slot);
  };
  const next = random(31);
  const wall = rows(0, size.height, 14).map((y) => {
    const dashes: string[] = [];
    for (let at = Math.round(clear - 60 * next()); at < size.width; ) {
      // In whole pixels, which take fewer bytes.
      const long = Math.round(8 + 54 * next() ** 2);
      const gap = half(y) + 20;
      const isOutside = at + long < x - gap || at > x + gap;
      if (isOutside) dashes.push(horizontal(at, at + long, y));
      at += long + 9;
    }
    return dashes.join('');
  });
  const light = rows(126, 452, 6.5).map((y) => horizontal(x - half(y), x + half(y), y));
  return picture(
    [x, eyeY],
    fading('wall', foam, clear, 1000),
    stroke(wall.join(''), 'url(#wall)', 4, 'stroke-opacity=".62"'),
    stroke(light.join(''), gold, 2.6),
    ring([x, eyeY], 112, reef, 2),
  );
}

/** AI and automation: many inputs meet in layers, and one answer comes out of them. */
function layersPicture(): string {
  const { foam, morning, shoal, sun: gold } = palette;
  const layers: { x: number; places: number[] }[] = [
    { x: clear - 40, places: rows(-40, 600, 20) },
    { x: 720, places: rows(50, 510, 46) },
    { x: 900, places: rows(110, 450, 57) },
    { x: 1060, places: rows(180, 380, 67) },
    { x: 1210, places: [280] },
  ];
  const bundles = layers.slice(1).map(({ x, places }, index) => {
    const before = layers[index] ?? { x, places };
    return before.places.flatMap((from, at) => {
      const nearest = [...places].sort(
        (a, b) => Math.abs(a - 280 - (from - 280) * 0.7) - Math.abs(b - 280 - (from - 280) * 0.7),
      );
      return nearest.slice(0, at % 3 === 0 ? 2 : 1).map((to) =>
        curve(
          along(before.x, x, 18).map((here): Point => {
            return [here, from + (to - from) * ease((here - before.x) / (x - before.x))];
          }),
        ),
      );
    });
  });
  const nodes = layers
    .slice(1, -1)
    .flatMap(({ x, places }) => places.map((y) => horizontal(x - 12, x + 12, y)));
  const answer: Point = [1210, 280];
  return picture(
    answer,
    fading('bundle', shoal, clear, 820),
    stroke((bundles[0] ?? []).join(''), 'url(#bundle)', 1.5),
    stroke(bundles.slice(1).flat().join(''), foam, 1.8),
    stroke(nodes.join(''), morning, 7),
    stroke(horizontal(1210, size.width, 280), gold, 4),
    halo(answer, 88, palette.harbour),
    sun(answer, 88),
  );
}

/** IT services: racks of equipment at night, all of them up, and one that is being looked at. */
function racksPicture(): string {
  const { foam, shoal, sun: gold, abyss } = palette;
  const next = random(17);
  const racks = Array.from({ length: 8 }, (_, at) => ({
    left: 600 + at * 102,
    top: 70 + Math.round(next() * 3) * 26,
  }));
  const lit = racks[5] ?? { left: 0, top: 0 };
  const units = racks.map(({ left, top }) =>
    rows(top, 508, 13)
      .flatMap((y, unit) => {
        const isVent = unit % 4 === 3;
        return isVent
          ? [0, 1, 2, 3, 4].map((slot) => horizontal(left + slot * 17, left + slot * 17 + 10, y))
          : [horizontal(left, left + 58, y), horizontal(left + 68, left + 78, y)];
      })
      .join(''),
  );
  const at: Point = [lit.left + 73, lit.top + 13 * 9.5];
  return picture(
    at,
    fading('rack', foam, 540, 1050),
    shape(`M0 520h${size.width}v40H0z`, abyss),
    stroke(
      units.filter((_, index) => index !== 5).join(''),
      'url(#rack)',
      4,
      'stroke-opacity=".6"',
    ),
    stroke(units[5] ?? '', foam, 5),
    stroke(
      rows(520, 560, 8)
        .map((y) => horizontal(clear, size.width, y))
        .join(''),
      shoal,
      1.2,
      'stroke-opacity=".5"',
    ),
    halo(at, 42, palette.harbour),
    disc(at, 38, gold),
  );
}

/** Software: a program as level lines, indented, with the line that runs now. */
function programPicture(): string {
  const { foam, shoal, sun: gold, morning, abyss } = palette;
  const indents = [0, 1, 1, 2, 2, 2, 1, 0, 0, 1, 2, 4, 3, 2, 1, 1, 0, 0, 1, 1, 2, 0];
  const next = random(5);
  const runs = 11;
  const lines = indents.map((indent, row) => {
    const y = 44 + row * 22;
    let at = 860 + indent * 46;
    const words = Array.from({ length: row % 7 === 0 ? 2 : 3 }, () => {
      const long = 34 + next() * 96;
      const word = horizontal(at, at + long, y);
      at += long + 16;
      return word;
    });
    return words.join('');
  });
  const y = 44 + runs * 22;
  const end: Point = [1300, y];
  const numbers = indents.map((_, row) => horizontal(806, 824, 44 + row * 22));
  return picture(
    end,
    fading('page', abyss, 620, 860),
    shape('M620 0h820v560H620z', 'url(#page)'),
    fading('program', foam, 780, 980),
    stroke(numbers.join(''), shoal, 4),
    stroke(lines.filter((_, row) => row !== runs).join(''), 'url(#program)', 7),
    stroke(horizontal(620, size.width, y), morning, 1, 'stroke-opacity=".5"'),
    stroke(lines[runs] ?? '', gold, 9),
    halo(end, 40, palette.harbour),
    disc(end, 34, gold),
  );
}

/** No-code: blocks that people put together themselves, and the links between them. */
function blocksPicture(): string {
  const { foam, shoal, sun: gold, morning, lagoon } = palette;
  const blocks: readonly (readonly [x: number, y: number, width: number, height: number])[] = [
    [700, 90, 150, 84],
    [690, 350, 170, 108],
    [960, 196, 190, 132],
    [1240, 84, 180, 96],
    [1250, 330, 160, 96],
  ];
  const joints: readonly (readonly [number, number])[] = [
    [0, 2],
    [1, 2],
    [2, 3],
    [2, 4],
  ];
  const links = joints.flatMap(([from, to]) => {
    const [a, b] = [blocks[from], blocks[to]];
    if (!a || !b) return [];
    return rows(-15, 15, 7.5).map((offset) =>
      curve(
        along(a[0] + a[2], b[0], 14).map((x): Point => {
          const share = ease((x - a[0] - a[2]) / (b[0] - a[0] - a[2]));
          const [start, end] = [a[1] + a[3] / 2 + offset, b[1] + b[3] / 2 + offset];
          return [x, start + (end - start) * share];
        }),
      ),
    );
  });
  const filled = blocks.map(([x, y, width, height]) =>
    rows(y, y + height, 12)
      .map((at) => horizontal(x, x + width, at))
      .join(''),
  );
  const grounds = blocks.map(([x, y, width, height]) =>
    shape(`M${x - 8} ${y - 8}h${width + 16}v${height + 16}h-${width + 16}z`, lagoon),
  );
  const middle: Point = [1055, 262];
  return picture(
    middle,
    stroke(links.join(''), shoal, 1.6),
    ...grounds,
    stroke(filled.slice(0, 2).join(''), foam, 4, 'stroke-opacity=".55"'),
    stroke(filled.slice(2).join(''), foam, 5),
    stroke(filled[2] ?? '', morning, 5),
    halo(middle, 56, lagoon),
    disc(middle, 48, gold),
  );
}

/** Licensed casino: a wheel at rest, seen across its rim, and the ball in its pocket. */
function wheelPicture(): string {
  const { foam, reef, shoal, sun: gold, morning } = palette;
  const hub: Point = [1060, 300];
  const ellipse = (radius: number, from = 0, to = 360) =>
    along(from, to, to - from > 90 ? 10 : 5).map((degrees): Point => {
      const angle = (degrees * Math.PI) / 180;
      return [
        hub[0] + Math.cos(angle) * radius,
        hub[1] + Math.sin(angle) * radius * 0.46 - (440 - radius) * 0.1,
      ];
    });
  const rims = [440, 426, 412].map((radius) => curve(ellipse(radius)));
  const pockets = Array.from({ length: 37 }, (_, at) => at * (360 / 37)).map((from) =>
    [332, 344, 356, 368, 380]
      .map((radius) => polyline(ellipse(radius, from + 1.6, from + 360 / 37 - 1.6)))
      .join(''),
  );
  const bowl = rows(70, 310, 16).map((radius) => curve(ellipse(radius)));
  const [at = hub] = ellipse(355, -40, -39.5);
  return picture(
    hub,
    fading('rim', foam, 620, 1000),
    stroke(rims.join(''), 'url(#rim)', 2.4),
    stroke(pockets.filter((_, index) => index % 2 === 0).join(''), morning, 3.2),
    stroke(pockets.filter((_, index) => index % 2 === 1).join(''), reef, 2),
    stroke(bowl.join(''), shoal, 1.5),
    stroke(
      rows(20, 62, 9)
        .map((radius) => curve(ellipse(radius)))
        .join(''),
      foam,
      3,
    ),
    disc(at, 36, palette.harbour),
    disc(at, 30, gold),
  );
}

/** Forex: prices as columns of short lines, each with its range, around the level of parity. */
function pricesPicture(): string {
  const { foam, shoal, sun: gold, morning } = palette;
  const walk = noise(77);
  const columns = along(520, 1420, 36).map((x, index) => {
    const level = 300 - 120 * walk(x / 190) - (x - 520) * 0.07;
    const change = 30 + 46 * Math.abs(walk(x / 37 + 9));
    return { x, level, change, isUp: walk(x / 23 + 4) > 0, wick: change + 30 + 18 * (index % 3) };
  });
  const body = ({ x, level, change }: (typeof columns)[number]) =>
    rows(level - change / 2, level + change / 2, 6)
      .map((y) => horizontal(x - 12, x + 12, y))
      .join('');
  const wicks = columns.map(({ x, level, wick }) =>
    rows(level - wick, level + wick, 6)
      .map((y) => horizontal(x - 2, x + 2, y))
      .join(''),
  );
  const parity = 262;
  const at: Point = [1202, parity];
  return picture(
    at,
    stroke(
      rows(0, size.height, 56)
        .map((y) => horizontal(clear, size.width, y))
        .join(''),
      shoal,
      1,
      'stroke-opacity=".4"',
    ),
    fading('price', foam, 520, 980),
    stroke(wicks.join(''), 'url(#price)', 2.2),
    stroke(
      columns
        .filter(({ isUp }) => isUp)
        .map(body)
        .join(''),
      'url(#price)',
      3.6,
    ),
    stroke(
      columns
        .filter(({ isUp }) => !isUp)
        .map(body)
        .join(''),
      shoal,
      3.6,
    ),
    fading('parity', gold, 700, 1000),
    `<path d="M700 ${parity}h740v3H700z" fill="url(#parity)"/>`,
    halo(at, 62, palette.harbour),
    sun(at, 62),
    stroke(horizontal(1140, 1264, parity + 34), morning, 1),
  );
}

/** Mining: strata cut by the steps of a pit, and what lies at its bottom. */
function benchesPicture(): string {
  const { foam, reef, shoal, sun: gold } = palette;
  const middle = 1090;
  const step = 28;
  const half = (y: number) => {
    const bench = Math.floor((y - 96) / step);
    return y < 96 ? 400 : Math.max(64, 372 - bench * 44);
  };
  const strata = rows(96, size.height, 9).map((y, row) => {
    const uneven = noise(90 + Math.floor(row / 6));
    const line = across(size.width, 16).map((x): Point => [x, y + 5 * uneven(x / 120)]);
    return seen(line, (x) => x > clear && Math.abs(x - middle) > half(y))
      .map(curve)
      .join('');
  });
  const benches = Array.from({ length: 8 }, (_, bench) => {
    const y = 96 + bench * step;
    const [outer, inner] = [half(y - 1), half(y)];
    return (
      horizontal(middle - outer, middle - inner, y) + horizontal(middle + inner, middle + outer, y)
    );
  });
  const floor: Point = [middle, 268];
  const light = radialGradient('light', floor, 640, [0, foam], [0.5, shoal], [1, reef, 0]);
  return picture(
    floor,
    `<defs>${light}</defs>`,
    stroke(strata.filter((_, row) => row % 6 !== 0).join(''), 'url(#light)', 1.7),
    stroke(strata.filter((_, row) => row % 6 === 0).join(''), 'url(#light)', 3.4),
    stroke(benches.join(''), foam, 4),
    disc(floor, 60, palette.harbour),
    disc(floor, 50, gold),
  );
}

/** Logistics: a railway to the horizon, made of its sleepers, with the sun at its end. */
function corridorPicture(): string {
  const { foam, morning, reef, shoal } = palette;
  const end: Point = [1120, 232];
  const sleepers = Array.from({ length: 30 }, (_, at) => {
    const near = (at / 29) ** 2.1;
    const y = end[1] + 14 + near * 330;
    const middle = end[0] - near * 40;
    const wide = 7 + near * 250;
    return { line: horizontal(middle - wide, middle + wide, y), near };
  });
  const plain = rows(end[1] + 10, size.height, 15).map((y) => {
    const near = Math.min(1, (y - end[1]) / 330);
    const [middle, wide] = [end[0] - near * 40, 26 + near * 300];
    return horizontal(clear, middle - wide, y) + horizontal(middle + wide, size.width, y);
  });
  const rails = [-0.62, 0.62].map((side) =>
    polyline([end, [end[0] - 40 + side * 250, end[1] + 344]]),
  );
  const hills = rows(0, 90, 11).map((depth) =>
    curve(
      across(size.width, 20)
        .filter((x) => x > clear - 40)
        .map((x): Point => {
          const lift = 74 * bell((x - 760) / 130) + 46 * bell((x - 1380) / 110);
          return [x, end[1] + 6 - lift * (1 - depth / 100)];
        }),
    ),
  );
  return picture(
    end,
    halo(end, 132, palette.harbour),
    sun(end, 132),
    fading('ground', palette.lagoon, clear, 960),
    shape(`M0 ${end[1] + 8}h${size.width}V560H0z`, 'url(#ground)'),
    fading('plain', reef),
    stroke(hills.join(''), 'url(#plain)', 1.2),
    stroke(plain.join(''), 'url(#plain)', 1.6),
    fading('horizon', shoal),
    shape(`M0 ${end[1] + 7}h${size.width}v2H0z`, 'url(#horizon)'),
    stroke(
      sleepers
        .slice(0, 14)
        .map(({ line }) => line)
        .join(''),
      morning,
      2.2,
    ),
    stroke(
      sleepers
        .slice(14)
        .map(({ line }) => line)
        .join(''),
      foam,
      6,
    ),
    stroke(rails.join(''), palette.sun, 4),
  );
}

/** Tenders: a complete bid, sheet behind sheet, and the seal on the first one. */
function bidPicture(): string {
  const { foam, shoal, sun: gold, lagoon, dusk } = palette;
  const sheets = [3, 2, 1, 0].map((behind) => {
    const [left, top] = [880 + behind * 92, 96 - behind * 26];
    const next = random(40 + behind);
    const text = rows(top + 40, top + 400, 20).map((y, row) => {
      const long = row % 6 === 5 ? 0.35 : 0.72 + 0.2 * next();
      return row % 6 === 0 ? '' : horizontal(left + 34, left + 34 + 262 * long, y);
    });
    const outline = polygon([
      [left, top],
      [left + 330, top],
      [left + 330, top + 480],
      [left, top + 480],
    ]);
    const bright = 1 - behind * 0.22;
    return [
      shape(outline, behind === 0 ? lagoon : dusk),
      stroke(outline, behind === 0 ? foam : shoal, 1.6),
      stroke(text.join(''), foam, behind === 0 ? 5 : 3, `stroke-opacity="${bright.toFixed(2)}"`),
    ].join('');
  });
  const lines = rows(0, size.height, 16).map((y) => horizontal(clear, 866, y));
  const seal: Point = [1150, 312];
  return picture(
    seal,
    fading('desk', palette.reef),
    stroke(lines.join(''), 'url(#desk)', 1.3),
    ...sheets,
    halo(seal, 66, lagoon),
    disc(seal, 58, gold),
    ring(seal, 44, lagoon, 2),
  );
}

/** Media: one recording, line below line, as loud as it was at each moment. */
function recordingPicture(): string {
  const { foam, morning, sun: gold, lagoon } = palette;
  const recorded = rows(90, 540, 18).map((y, row) => {
    const [broad, fine] = [noise(500 + row), noise(900 + row)];
    return across(size.width, 14)
      .filter((x) => x > clear - 20)
      .map((x): Point => {
        const loud = bell((x - 1120) / 150) + 0.32 * bell((x - 1330) / 70);
        return [x, y - loud * (46 + 40 * broad(x / 33) + 26 * Math.abs(fine(x / 12)))];
      });
  });
  const heard = 7;
  const [now = [1260, 216]] = recorded[heard]?.filter(([x]) => x > 1236) ?? [];
  const lines = recorded.map((points, row) => {
    const [, y = 0] = points[0] ?? [];
    return [
      shape(polygon([...points, [size.width + 20, y + 40], [clear - 20, y + 40]]), 'url(#hiding)'),
      row === heard
        ? stroke(curve(points), 'url(#heard)', 3.4)
        : stroke(curve(points), 'url(#sound)', 1.9),
    ].join('');
  });
  const light = radialGradient('sound', [1120, 280], 640, [0, morning], [0.4, foam], [1, foam, 0]);
  return picture(
    [1120, 300],
    `<defs>${light}</defs>`,
    fading('hiding', lagoon, 620, 900),
    fading('heard', gold, 560, 700),
    ...lines,
    disc(now, 42, palette.harbour),
    disc(now, 34, gold),
  );
}

/** The drawing of each practice, by the slug of its service. */
export function practicePictures(): Record<string, string> {
  return {
    'practice-defense': shieldPicture(),
    'practice-cybersecurity': keyholePicture(),
    'practice-ai-automation': layersPicture(),
    'practice-it-services': racksPicture(),
    'practice-software-development': programPicture(),
    'practice-no-code-intelligence': blocksPicture(),
    'practice-licensed-online-casino': wheelPicture(),
    'practice-forex-exchange': pricesPicture(),
    'practice-mining-resources': benchesPicture(),
    'practice-global-logistics': corridorPicture(),
    'practice-tender-procurement': bidPicture(),
    'practice-media-production': recordingPicture(),
  };
}
