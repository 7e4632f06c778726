import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { drawBrand } from '../../components/art/draw.ts';
import { readFirm, readPaints } from '../../components/art/site-data.ts';
import { barsPath, mark } from '../../components/mark/geometry.ts';
import { collections } from '../../content/index.ts';
import { ProblemsError } from '../../scripts/base/problems.ts';
import { contentReader } from '../../scripts/content/check-data.ts';
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
    const pictures = readdirSync(join(after.root, 'content/pictures'))
      .filter((name) => name.endsWith('.svg'))
      .map((name) => `content/pictures/${name}`);
    const moves = readdirSync(join(after.root, 'static/hero')).map((name) => `static/hero/${name}`);
    // `npm run art` draws the same pictures in the new colour, and those that show the new name.
    for (const file of ['content/palette.yaml', 'static/world.svg', ...pictures, ...moves])
      after.write(file, after.read(file).replaceAll(sun, '#ff9d6e'));
    const read = contentReader(after.root);
    for (const [file, drawn] of await drawBrand(after.root, readFirm(read), readPaints(read)))
      after.write(file, drawn);
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

  test('takes its colours from one place', () => {
    // The template's seller has a mark of its own.
    const texts = after.files().filter((file) => !binary.test(file) && !/^template\//.test(file));
    expect(after.published('index.html')).toContain('--sun:#ff9d6e');
    expect(after.published('favicon.svg')).toContain('#ff9d6e');
    const oldSun = new RegExp(`${sun}(?!55)`);
    expect(texts.filter((file) => oldSun.test(after.published(file)))).toEqual([]);
  });
});

describe('a firm with its own mark, as a file', () => {
  const site = copyFirmSite();
  const lion =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8L4 8z"/></svg>';
  const drawn = barsPath(mark);
  beforeAll(async () => {
    site.write('content/pictures/lion.svg', lion);
    const facts = { ...parse(site.read('content/site.yaml')), mark: 'lion.svg' };
    site.write('content/site.yaml', stringify(facts));
    const art = ['--import', 'tsx', 'components/art/command.ts', '--root', site.root];
    execFileSync(process.execPath, art);
    await site.build();
  });

  test('shows it before its name on every page, and the drawn mark nowhere', () => {
    const texts = site.files().filter((file) => !binary.test(file));
    expect(texts.filter((file) => site.published(file).includes(drawn))).toEqual([]);
    for (const page of texts.filter((file) => file.endsWith('.html')))
      expect(site.published(page), page).toMatch(/class="brand[^>]*><img src="[^"]*lion/);
  });

  test('has it in the icons of browsers and phones, and in the logo', () => {
    for (const file of ['static/favicon.svg', 'content/pictures/logo.svg']) {
      expect(site.read(file)).toContain('<image ');
      expect(site.read(file)).not.toContain(drawn);
    }
    const icon = readFileSync(join(site.root, 'static/icon-192.png'));
    expect(Buffer.compare(icon, iconOfFirm())).not.toBe(0);
  });
});

const iconOfFirm = () => readFileSync('static/icon-192.png');

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
