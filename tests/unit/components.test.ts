import { describe, expect, test } from 'vitest';
import { formatCoordinates } from '../../components/coordinates/format-coordinates.ts';
import { currentEntry, currentItem, toHomeAnchor } from '../../components/menu/menu-links.ts';
import { arcPath } from '../../components/reach-map/arc.ts';
import { placeLabels } from '../../components/reach-map/label-positions.ts';
import { placePins } from '../../components/reach-map/pin-places.ts';
import { mapHeight, mapWidth, project } from '../../components/reach-map/projection.ts';
import { fill } from '../../components/text/fill.ts';
import { numberLabel } from '../../components/text/number-label.ts';
import robots from '../../pages/robots.txt.ts';
import sitemap from '../../pages/sitemap.xml.ts';
import { content } from '../site-content.ts';
import { stubPage } from './stub-page.ts';

describe('a text with placeholders', () => {
  test('is filled with texts and numbers, as often as they occur in it', () => {
    expect(fill('{n} of {all}, {n}', { n: 1, all: 'three' })).toBe('1 of three, 1');
  });

  test('keeps unknown names, and braces that are not placeholders', () => {
    expect(fill('{who} { n } {}', { n: 1 })).toBe('{who} { n } {}');
  });

  test('is filled with zero and with an empty text', () => {
    expect(fill('{n} of {all}.', { n: 0, all: '' })).toBe('0 of .');
  });

  test('takes a value literally, even if it looks like a pattern', () => {
    expect(fill('{a}', { a: '$& {b}', b: 'no' })).toBe('$& {b}');
  });
});

test('numbers in lists have two digits', () => {
  expect([0, 8, 9, 11].map(numberLabel)).toEqual(['01', '09', '10', '12']);
});

describe('a position', () => {
  const words = { north: 'N', south: 'S', east: 'E', west: 'W', equator: 'Equator' };
  test.each([
    [0.3136, 32.5811, '0°18′N 32°34′E'],
    [-6.8024, 39.285, '6°48′S 39°17′E'],
    [40.7128, -74.006, '40°42′N 74°00′W'],
    [0, 0, '0°00′N 0°00′E'],
    [-0.05, 16.15, '0°03′S 16°09′E'],
    [2.05, -8.2, '2°03′N 8°12′W'],
    [89.9999, 180, '89°59′N 180°00′E'],
  ])('%d, %d is %s', (latitude, longitude, text) => {
    expect(formatCoordinates({ latitude, longitude }, words)).toBe(text);
  });

  test('is right for every whole minute, however its decimals are rounded in binary', () => {
    const minutes = Array.from({ length: 180 * 60 }, (_, minute) => minute);
    const wrong = minutes.filter((minute) => {
      const text = formatCoordinates({ latitude: 0, longitude: minute / 60 }, words);
      const rest = String(minute % 60).padStart(2, '0');
      return text !== `0°00′N ${Math.floor(minute / 60)}°${rest}′E`;
    });
    expect(wrong).toEqual([]);
  });
});

describe('a menu entry', () => {
  test.each([
    ['/contact/', '/contact/', 'page'],
    ['/service/', '/service/x/', 'true'],
    ['/service/y/', '/service/x/', 'true'],
    ['/service/', '/services/', undefined],
    ['/contact/#map', '/contact/', 'true'],
    ['/', '/contact/', undefined],
    ['#our-services', '/', undefined],
    ['/#our-services', '/contact/', undefined],
  ])('%s on %s is marked: %s', (href, path, current) => {
    expect(currentEntry({ title: 'Entry', href }, path)).toBe(current);
  });

  test.each([
    ['/practices/defense/', '/practices/defense/', 'page'],
    ['/practices/defense/', '/practices/mining/', undefined],
    ['/insights/', '/insights/page-2/', 'true'],
    ['/service/#slides', '/service/', undefined],
    ['/', '/contact/', undefined],
    ['/index/', '/', undefined],
    ['#case-studies', '/cases/port/', 'true'],
    ['/#our-services', '/practices/defense/', 'true'],
    ['#case-studies', '/', undefined],
  ])(
    '%s of a panel on %s is marked %s, and the entry that has the panel with it',
    (href, path, current) => {
      const items = [
        { title: 'Other', href: '/other/' },
        { title: 'Item', href },
      ];
      expect(items.map((item) => currentItem(item, path))).toEqual([undefined, current]);
      const columns = [{ title: 'Column', items }];
      const [other] = items;
      for (const panel of [
        { submenu: items },
        { megamenu: { columns } },
        {
          megamenu: {
            columns: [{ title: 'Column', items: [other, other].flatMap((it) => it ?? []) }],
            more: { title: 'More', href },
          },
        },
      ])
        expect(currentEntry({ title: 'Entry', href: '#entry', ...panel }, path)).toBe(
          current && 'true',
        );
    },
  );

  test('that is an anchor leads to the home page from every page', () => {
    expect(toHomeAnchor('#reach')).toBe('/#reach');
    expect(toHomeAnchor('/contact/#map')).toBe('/contact/#map');
  });
});

describe('on the map', () => {
  const projected = content.cases.map((it) => project(it.longitude, it.latitude));
  const pins = placePins(projected).map(([x, y], at) => {
    return { x, y, label: content.cases[at]?.location ?? '' };
  });
  // The largest label size of ReachMap.css, and a word made of its widest letters.
  const [letter, ascent, descent] = [9.5, 13, 4.4];
  const shown = (of: typeof pins) =>
    placeLabels(of, mapWidth).flatMap(({ x, y, anchor, isCrowded }, index) => {
      const label = of[index]?.label ?? '';
      const width = [...new Intl.Segmenter().segment(label)].length * letter;
      const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
      const box = { left, right: left + width, top: y - ascent, bottom: y + descent };
      return isCrowded ? [] : { label, ...box };
    });
  const labels = shown(pins);
  type Box = Omit<(typeof labels)[number], 'label'>;
  const overlap = (a: Box, b: Box) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

  const pairs = (of: typeof labels) =>
    of.flatMap((a, index) =>
      of.slice(index + 1).flatMap((b) => (overlap(a, b) ? [`${a.label} on ${b.label}`] : [])),
    );

  test('a pin is at its place, or beside it if another pin is there', () => {
    const [first, ...others] = placePins([
      [300, 100],
      [300, 100],
      [301, 100],
      [700, 200],
    ]);
    expect([first, others.at(-1)]).toEqual([
      [300, 100],
      [700, 200],
    ]);
    const city = [first, ...others.slice(0, -1)].flatMap((it) => (it ? [it] : []));
    const apart = city.flatMap(([x, y], at) =>
      city.slice(at + 1).map(([a, b]) => Math.hypot(a - x, b - y)),
    );
    expect(apart).toHaveLength(3);
    // Each pin is eight wide, and all stay within the city.
    for (const distance of apart) {
      expect(distance).toBeGreaterThan(8);
      expect(distance).toBeLessThan(24);
    }
  });

  test('a pin south of the map is at its edge', () => {
    const [[, y = 0] = []] = placePins([project(0, -89)]);
    expect(y).toBeGreaterThan(mapHeight - 20);
    expect(y).toBeLessThan(mapHeight);
  });

  test('no label overlaps another', () => {
    expect(pairs(labels)).toEqual([]);
  });

  test('of sixty neighbours, as many as have room are labelled, and no labels overlap', () => {
    const many = Array.from({ length: 60 }, (_, at) => ({
      x: 500 + (at % 10) * 30,
      y: 200 + Math.floor(at / 10) * 25,
      label: `Place number ${at}`,
    }));
    const labelled = shown(many);
    expect(pairs(labelled)).toEqual([]);
    expect(labelled.length).toBeGreaterThan(5);
    expect(labelled.length).toBeLessThan(60);
    expect(placeLabels(many, mapWidth)).toHaveLength(60);
  });

  test('no label covers a pin', () => {
    const covered = labels.flatMap((a) =>
      pins
        .filter(({ x, y }) => overlap(a, { left: x - 4, right: x + 4, top: y - 4, bottom: y + 4 }))
        .map((pin) => `${a.label} on ${pin.label}`),
    );
    expect(covered).toEqual([]);
  });

  test('no label leaves the map', () => {
    expect(labels.filter(({ left, right }) => left < 0 || right > mapWidth)).toEqual([]);
  });

  test('a label whose place is taken moves to the other side of its pin', () => {
    const [, west, east] = placeLabels(
      [
        { x: 300, y: 100, label: 'Far' },
        { x: 100, y: 100, label: 'West' },
        { x: 120, y: 100, label: 'East' },
      ],
      mapWidth,
    );
    expect(west).toMatchObject({ anchor: 'end' });
    expect(east).toMatchObject({ anchor: 'start' });
  });

  test('a label at the edge turns inward', () => {
    const [place] = placeLabels([{ x: mapWidth - 10, y: 100, label: 'Edge' }], mapWidth);
    expect(place).toMatchObject({ anchor: 'end' });
  });

  test('an arc runs from place to place and rises with the distance', () => {
    expect(arcPath([0, 100], [100, 100])).toBe('M0 100Q50 72 100 100');
    expect(arcPath([0.4, 99.6], [400, 100])).toBe('M0 100Q200 -12 400 100');
  });
});

/** What an endpoint of a site in one language is told, but for its pages. */
const endpoint = {
  content,
  base: '/site',
  home: '/',
  languages: ['en'],
  addressOf: (name: string) => name,
  picture: stubPage.picture,
};

test('search engines may read everything, and are told of each page that shows itself', () => {
  const page = (path: string, head = {}) => ({
    route: { name: path, path, file: '', source: '', params: {} },
    head: { title: '', description: '', ...head },
  });
  const pages = [
    page('/a/', { published: '2026-01-01' }),
    page('/b/', { published: '2026-01-01', modified: '2026-01-31' }),
    page('/c/', { canonical: '/c/' }),
    page('/as-home/', { canonical: '/' }),
    page('/not-found/', { noindex: true }),
  ];
  const site = { ...endpoint, pages };
  const { origin } = content.site;
  const told = [...sitemap(site).matchAll(/<url>(.*)<\/url>/g)].map(([, url]) => url);
  expect(told).toEqual([
    `<loc>${origin}/site/a/</loc><lastmod>2026-01-01</lastmod>`,
    `<loc>${origin}/site/b/</loc><lastmod>2026-01-31</lastmod>`,
    `<loc>${origin}/site/c/</loc>`,
  ]);
  expect(robots(site).split('\n').filter(Boolean)).toEqual([
    'User-agent: *',
    'Allow: /',
    `Sitemap: ${origin}/site/sitemap.xml`,
  ]);
});

test('the sitemap is valid XML whatever the names of pages are', () => {
  const name = '/r&d/größe/';
  const route = { name, path: name, file: '', source: '', params: {} };
  const pages = [{ route, head: { title: '', description: '' } }];
  expect(sitemap({ ...endpoint, pages })).toContain(
    `<loc>${content.site.origin}/site/r&amp;d/gr%C3%B6%C3%9Fe/</loc>`,
  );
});
