import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { collections } from '../../content/index.ts';
import { ProblemsError } from '../../scripts/base/problems.ts';
import { checkContrast, contrast } from '../../scripts/content/contrast.ts';
import { loadContent } from '../../scripts/content/load-content.ts';
import { subsetFonts } from '../../scripts/fonts/fonts.ts';
import { copyFirmSite } from './site-copy.ts';

const binary = /\.(avif|webp|png|jpe?g|ico|woff2)$/;

describe('the same site under another brand', () => {
  const [before, after] = [copyFirmSite(), copyFirmSite({ template: true })];
  const brand = (name: string, slug: string) => ({
    name,
    slug,
    legalName: `${name} Holdings`,
    origin: `https://www.${slug}.example`,
    email: `mail@${slug}.example`,
  });
  // Names that appear nowhere else on a page.
  const old = brand('Qvistgaard Söhne', 'qvistgaard');
  const shipped = 'equilat';
  const traces = new RegExp([old.name, old.slug, shipped].join('|'), 'i');
  const sun: string = parse(before.read('content/palette.yaml')).colours.sun;
  beforeAll(async () => {
    for (const [site, names] of [
      [before, old],
      [after, brand('Meridian Sarl', 'meridian')],
    ] as const) {
      const facts = { ...parse(site.read('content/site.yaml')), ...names };
      site.write('content/site.yaml', stringify(facts));
    }
    after.write(
      'content/palette.yaml',
      after.read('content/palette.yaml').replaceAll(sun, '#ff9d6e'),
    );
    await before.build();
    await after.build();
  });

  test('has no trace of the old one in the name or text of any file', () => {
    const files = after.files();
    expect(files.filter((file) => traces.test(file))).toEqual([]);
    const texts = files.filter((file) => !binary.test(file));
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter((file) => traces.test(after.published(file)))).toEqual([]);
  });

  test('has the new name in titles, anchors, legal texts, manifest and address', () => {
    const home = after.published('index.html');
    expect(home).toContain('<meta property="og:site_name" content="Meridian Sarl"/>');
    expect(home).toContain('id="why-meridian"');
    expect(home).toContain('"https://www.meridian.example/#organization"');
    expect(home).toContain('"legalName":"Meridian Sarl Holdings"');
    expect(JSON.parse(after.published('site.webmanifest'))).toMatchObject({
      name: 'Meridian Sarl',
    });
    expect(after.published('sitemap.xml')).toContain('<loc>https://www.meridian.example/</loc>');
  });

  test('has its own social cards', () => {
    const cards = (site: typeof before) =>
      site.files().filter((file) => /^assets\/card-/.test(file));
    expect(cards(before).length).toBeGreaterThan(3);
    expect(cards(after).length).toBeGreaterThanOrEqual(cards(before).length);
    expect(cards(after).filter((card) => cards(before).includes(card))).toEqual([]);
  });

  // brand.sweep.test.ts draws its pictures again as well.
  test('takes its colours from one place, except for drawings', () => {
    const texts = after.files().filter((file) => !binary.test(file) && !file.endsWith('.svg'));
    expect(after.published('index.html')).toContain('--sun:#ff9d6e');
    const oldSun = new RegExp(`${sun}(?!55)`);
    expect(texts.filter((file) => oldSun.test(after.published(file)))).toEqual([]);
  });
});

test('one font may have both roles', async () => {
  const [font] = parse(readFileSync('content/fonts.yaml', 'utf8'));
  const both = { fonts: [font, { ...font, role: 'display' }], name: 'Anchor' };
  const { files, preload } = await subsetFonts('.', both);
  expect(files).toHaveLength(1);
  expect(preload).toEqual([`/${files[0]?.file}`]);
});

describe('colours', () => {
  test('have the contrast that WCAG requires', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  test('with too little contrast are refused, with their place and what to do', async () => {
    const site = copyFirmSite();
    const palette = site.read('content/palette.yaml');
    const { colours } = parse(palette);
    colours.accent.dark = colours.paper.dark;
    site.write('content/palette.yaml', stringify({ ...parse(palette), colours }));
    const lines = site.read('content/palette.yaml').split('\n');
    const line =
      lines.indexOf('    dark: ' + JSON.stringify(colours.paper.dark), lines.indexOf('  accent:')) +
      1;
    const refused = await site.build().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ProblemsError);
    expect(refused instanceof ProblemsError && refused.problems).toMatchObject([
      {
        file: 'content/palette.yaml',
        line,
        field: 'colours.accent.dark',
        expected: `a contrast of at least 4.5 on paper (${colours.paper.dark}) in the dark theme`,
        found: `1 for accent (${colours.paper.dark})`,
        advice: 'make paper lighter or accent darker',
      },
      {
        expected: `a contrast of at least 4.5 on raised (${colours.raised.dark}) in the dark theme`,
      },
    ]);
  });

  test('with almost enough contrast are refused too', () => {
    const site = copyFirmSite();
    const { colours, ...rest } = parse(site.read('content/palette.yaml'));
    const greys = Array.from(
      { length: 256 },
      (_, tone) => `#${tone.toString(16).padStart(2, '0').repeat(3)}`,
    );
    const grey = greys.find((grey) => contrast(grey, colours.paper.dark) > 4);
    expect(contrast(grey ?? '', colours.paper.dark)).toBeLessThan(4.5);
    colours.accent.dark = grey;
    site.write('content/palette.yaml', stringify({ colours, ...rest }));
    const problems = checkContrast(loadContent(site.root, { 'content/index.ts': { collections } }));
    expect(problems.map(({ field, expected }) => [field, expected])).toContainEqual([
      'colours.accent.dark',
      `a contrast of at least 4.5 on paper (${colours.paper.dark}) in the dark theme`,
    ]);
  });

  test('that are translucent are refused where contrast is required', () => {
    const site = copyFirmSite();
    const { colours, ...rest } = parse(site.read('content/palette.yaml'));
    colours.accent.dark = '#ffffff10';
    site.write('content/palette.yaml', stringify({ colours, ...rest }));
    const problems = checkContrast(loadContent(site.root, { 'content/index.ts': { collections } }));
    expect(new ProblemsError(problems).problems).toEqual([
      expect.objectContaining({
        field: 'colours.accent.dark',
        expected: 'a colour without opacity, such as #051d21, because its contrast is checked',
        found: '#ffffff10',
      }),
    ]);
  });
});
