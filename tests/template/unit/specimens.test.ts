import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { numberKinds } from '../../../components/template/listing/Filter.tsx';
import { collections as firmCollections } from '../../../content/index.ts';
import { paletteSchema } from '../../../content/schema/palette.ts';
import { collections as templateCollections } from '../../../content/template/index.ts';
import { demoSchema } from '../../../content/template/schema/demo.ts';
import { heroSchema } from '../../../content/template/schema/hero.ts';
import { sectionSchema } from '../../../content/template/schema/section.ts';
import { specimenSchema } from '../../../content/template/schema/specimen.ts';
import { workLayouts } from '../../../content/template/schema/work.ts';
import { build } from '../../../scripts/build.ts';
import type { Collections } from '../../../scripts/content/collections.ts';
import { loadContent } from '../../../scripts/content/load-content.ts';
import { wordsOf } from '../../../scripts/fonts/fonts.ts';
import { content } from '../template-content.ts';

const root = join(import.meta.dirname, '../../..');

/** Specification, section 2: blog, portfolio and demo home pages. */
const listed = [
  ...['blog-grid', 'blog-grid-sidebar', 'blog-list-view', 'blog-list-sidebar'],
  ...['portfolio', 'portfolio-three-column', 'portfolio-full-width'],
  ...['portfolio-grid-layout', 'portfolio-box-layout'],
  ...['index-business-consulting', 'index-business-consulting-2', 'index-corporate-one-page'],
  ...['index-landing', 'index-application', 'index-collaborate', 'index-magazine'],
  ...['index-photographer', 'index-corporate', 'index-startup', 'index-web-agency'],
  ...['index-international-consulting', 'index-consulting', 'index-finance'],
  ...['index-digital-agency', 'index-seo-agency', 'index-company', 'index-personal-portfolio'],
  ...['index-freelancer', 'index-marketing-agency', 'index-travel-agency', 'index-business'],
  ...['index-event-conference', 'index-creative-portfolio'],
];

const demosFolder = join(root, 'content/template/demos');
// A demo of one's own begins as a copy of another, so what follows is about those in the specification.
const sources = readdirSync(demosFolder)
  .map((file) => ({ file, data: parse(readFileSync(join(demosFolder, file), 'utf8')) }))
  .filter(({ data }) => listed.includes(data.slug));
const demos = sources.map(({ data }) => demoSchema.parse(data));

describe('the built specimens', () => {
  const out = mkdtempSync(join(tmpdir(), 'specimens-'));
  beforeAll(() => build({ root, out, builtOn: new Date('2026-01-31') }));
  afterAll(() => rmSync(out, { recursive: true }));

  const pageOf = (route: string) => readFileSync(join(out, route, 'index.html'), 'utf8');

  test('are at all listed routes', () => {
    expect(listed.filter((route) => !existsSync(join(out, route, 'index.html')))).toEqual([]);
    expect(demos.map(({ slug }) => slug).sort()).toEqual(
      listed.filter((route) => route.startsWith('index-')).sort(),
    );
  });

  test('of lists each have a text of their own: no two share half of their runs of five words', () => {
    const runsOf = (route: string) => {
      const [main = ''] = /<main[\s\S]*<\/main>/.exec(pageOf(route)) ?? [];
      const words = main
        .replace(/<[^>]+>/g, ' ')
        .split(/\s+/)
        .filter(Boolean);
      return new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(' ')));
    };
    const lists = listed
      .filter((route) => /^(blog|portfolio)/.test(route))
      .map((route) => ({ route, runs: runsOf(route) }));
    const alike = lists.flatMap((one, at) =>
      lists.slice(at + 1).flatMap((other) => {
        const shared = [...one.runs].filter((run) => other.runs.has(run)).length;
        const share = shared / Math.min(one.runs.size, other.runs.size);
        return share < 0.5 ? [] : [`${one.route} and ${other.route}: ${share.toFixed(2)}`];
      }),
    );
    expect(lists).toHaveLength(9);
    expect(alike).toEqual([]);
  });

  test('include at least three articles and six works with their own pages', () => {
    expect(readdirSync(join(out, 'blog-details')).length).toBeGreaterThanOrEqual(3);
    expect(readdirSync(join(out, 'portfolio-details')).length).toBeGreaterThanOrEqual(6);
  });

  test.each(listed)(
    '/%s/ has one h1, unique ids, no skipped heading, and is not indexed',
    (route) => {
      const html = pageOf(route);
      const levels = [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
      expect(ids).toHaveLength(new Set(ids).size);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toContain(' style="');
    },
  );

  test('show each demo with drawings in its own colours, and those of the firm on no other', () => {
    const { content } = loadContent(root, { 'content/index.ts': { collections: firmCollections } });
    const { colours, drawings } = paletteSchema.parse(content.palette);
    const firm = [colours.foam, colours.land, ...Object.values(drawings)];
    const painted = demos.map(({ slug, accent }) => {
      const files = new Set(pageOf(slug).match(/(?<=\/)assets\/[\w-]+\.svg/g));
      const svgs = [...files].map((file) => readFileSync(join(out, file), 'utf8'));
      const inFirm = svgs.filter((svg) => firm.some((colour) => svg.includes(colour)));
      return { slug, accent, drawings: svgs.length, inFirm: inFirm.length };
    });
    const own = painted.filter(({ accent }) => accent !== 'sea');
    expect(own.filter(({ drawings }) => drawings > 0).length).toBeGreaterThan(5);
    expect(own.filter(({ inFirm }) => inFirm > 0)).toEqual([]);
    const others = painted.filter(({ accent }) => accent === 'sea');
    expect(others.filter(({ drawings, inFirm }) => inFirm < drawings)).toEqual([]);
  });

  test('tell people apart: no two portraits on a page are the same', () => {
    for (const { slug } of demos) {
      const portraits = pageOf(slug)
        .split('<div class="people-portrait')
        .slice(1)
        .map((part) => part.slice(0, part.indexOf('</svg>')));
      expect(new Set(portraits).size, slug).toBe(portraits.length);
    }
  });

  test("show the portfolio's works in every layout", () => {
    const works = readdirSync(join(out, 'portfolio-details'));
    const layouts = works.map(
      (slug) => / class="work (work-\w+)"/.exec(pageOf(`portfolio-details/${slug}`))?.[1],
    );
    expect([...new Set(layouts)].sort()).toEqual(workLayouts.map((name) => `work-${name}`).sort());
  });

  test('show each demo with its own title, client and texts', () => {
    for (const { slug, brand, hero, title } of demos) {
      const html = pageOf(slug).replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
      expect(html).toContain(`<title>${title}: ${brand}</title>`);
      expect(html).toContain(`>${hero.title}</h1>`);
    }
  });
});

describe('the demo homes', () => {
  test('are distinct compositions: no two share hero, sections, accent and density', () => {
    const compositions = demos.map(({ hero, sections, accent, density }) =>
      [hero.kind, ...sections.map(({ kind }) => kind), accent, density].join(' '),
    );
    expect(new Set(compositions).size).toBe(24);
  });

  test('have their own copy: no sentence is on two of them', () => {
    const usedBy = new Map<string, string>();
    for (const { file, data } of sources) {
      for (const sentence of new Set(sentencesOf(data))) {
        expect(usedBy.get(sentence), `"${sentence}" in ${file}`).toBeUndefined();
        usedBy.set(sentence, file);
      }
    }
    expect(usedBy.size).toBeGreaterThan(300);
  });

  test('use every kind of hero, and with the specimens every kind of section', () => {
    const kindsOf = (options: readonly { shape: { kind: { value: string } } }[]) =>
      options.map(({ shape }) => shape.kind.value).sort();
    expect([...new Set(demos.map(({ hero }) => hero.kind))].sort()).toEqual(
      kindsOf(heroSchema.options),
    );
    const folder = join(root, 'content/template/specimens');
    const specimens = readdirSync(folder).map((file) =>
      specimenSchema.parse(parse(readFileSync(join(folder, file), 'utf8'))),
    );
    const sections = [...demos, ...specimens].flatMap((page) =>
      page.sections.map(({ kind }) => kind),
    );
    expect([...new Set(sections)].sort()).toEqual(kindsOf(sectionSchema.options));
  });

  test('may not have two night sections in a row, nor end on one', () => {
    const [first] = sources;
    const night = { kind: 'names', ground: 'night', eyebrow: 'Names', names: ['One', 'Two'] };
    const paper = { ...night, ground: 'paper' };
    const messages = (sections: unknown[]) =>
      demoSchema
        .safeParse({ ...first?.data, sections })
        .error?.issues.map((issue) => issue.message);
    expect(messages([paper, night, paper, night, paper])).toBeUndefined();
    expect(messages([paper, night, night, paper, paper])).toEqual([
      expect.stringContaining('no two night sections'),
    ]);
    expect(messages([paper, paper, paper, paper, night])).toEqual([
      expect.stringContaining('a last section on paper'),
    ]);
  });
});

describe('the pages that list articles and works', () => {
  test('are distinct: no two have selection and order in common', () => {
    const selections = content.templateListings.map(({ items }) => items.join());
    expect(selections.length).toBeGreaterThan(1);
    expect(new Set(selections).size).toBe(selections.length);
  });

  test('are distinct: no two have layout, sidebar and words below titles in common', () => {
    const looks = content.templateListings.map((listing) =>
      [listing.of, listing.layout, 'sidebar' in listing && listing.sidebar, listing.shows].join(),
    );
    expect(new Set(looks).size).toBe(looks.length);
  });

  test('show every article and every work between them', () => {
    const listed = content.templateListings.flatMap(({ items }) => items);
    const all = [...content.templateArticles, ...content.templateWorks].map(({ slug }) => slug);
    expect([...new Set(listed)].sort()).toEqual(all.sort());
  });
});

describe('the template as a whole', () => {
  test('adds no character to the fonts that the firm publishes', () => {
    const characters = (collections: Collections) =>
      wordsOf(loadContent(root, { 'content/index.ts': { collections } }).content).join('');
    const known = new Set(characters(firmCollections));
    const { templateTexts, templateScripts, ...others } = templateCollections;
    for (const guests of [templateTexts, templateScripts]) expect(guests.inSiteFonts).toBe(false);
    expect([...characters(others)].filter((found) => !known.has(found))).toEqual([]);
  });

  test('has accents that are legible at 4.5:1 on their backgrounds in both themes', () => {
    const css = readFileSync(join(root, 'components/template/demo/accents.css'), 'utf8');
    const accents = [...css.matchAll(/\.accent-(\w+)\) \{(.*?)\n {4}\}/gs)];
    expect(accents).toHaveLength(6);
    for (const [, name, rules = ''] of accents) {
      const colours = (token: string) =>
        [...(new RegExp(`--${token}: (.+);`).exec(rules)?.[1] ?? '').matchAll(/#\w{6}/g)].map(
          String,
        );
      for (const theme of [0, 1]) {
        for (const ground of ['paper', 'raised']) {
          for (const text of ['accent', 'muted']) {
            const ratio = contrast(colours(text)[theme] ?? '', colours(ground)[theme] ?? '');
            expect(ratio, `${name}: ${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
          }
        }
      }
      const onNight = contrast(colours('foam')[0] ?? '', colours('night-raised')[0] ?? '');
      expect(onNight, `${name}: foam on night`).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('numbers kinds for the filter, and refuses more than its style sheet can distinguish', () => {
    const items = ['a', 'b', 'a'];
    const { kinds, counts, numberOf } = numberKinds(items, (item) => item);
    expect({ kinds, counts, second: numberOf('b') }).toEqual({
      kinds: ['a', 'b'],
      counts: [2, 1],
      second: 2,
    });
    expect(() => numberKinds([...'abcdefg'], (item) => item)).toThrow('6 kinds');
  });
});

const notCopy = ['alt', 'href', 'image', 'imageMobile'];

/** Every text of a demo that is long enough to be a sentence. Alt texts belong to the pictures. */
function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 20 ? [value] : [];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) =>
    notCopy.includes(key) ? [] : sentencesOf(item),
  );
}

/** The contrast of two colours as defined by WCAG 2. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
