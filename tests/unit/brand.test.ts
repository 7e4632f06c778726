import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { drawSite } from '../../scripts/art/draw.ts';
import { readPaints, readPlaces } from '../../scripts/art/site-data.ts';
import { contentReader } from '../../scripts/load/check-data.ts';
import { contrast } from '../../scripts/load/contrast.ts';
import { ProblemsError } from '../../scripts/problems.ts';
import { copyFirmSite } from './site-copy.ts';

const binary = /\.(avif|webp|png|jpe?g|ico|woff2)$/;

describe('the same site under another brand', () => {
  const [before, after] = [copyFirmSite({ template: true }), copyFirmSite({ template: true })];
  const old: { name: string; slug: string } = parse(before.read('content/site.yaml'));
  const traces = new RegExp([old.name, old.slug].join('|'), 'i');
  beforeAll(async () => {
    const site = after.read('content/site.yaml').replace(/^#.*$/gm, '');
    const renamed = site.replaceAll(old.name, 'Meridian Sarl').replaceAll(old.slug, 'meridian');
    after.write('content/site.yaml', renamed);
    after.write(
      'content/palette.yaml',
      after.read('content/palette.yaml').replaceAll('#f6a723', '#ff9d6e'),
    );
    // As `npm run art` does.
    const read = contentReader(after.root);
    const { name, places } = readPlaces(read);
    for (const [file, drawn] of await drawSite(name, places, readPaints(read)))
      after.write(file, drawn);
    await before.build();
    await after.build();
  }, 300_000);

  test('has no trace of the old one in the name or the text of any file', () => {
    const files = after.files();
    expect(files.filter((file) => traces.test(file))).toEqual([]);
    const texts = files.filter((file) => !binary.test(file));
    expect(texts.length).toBeGreaterThan(80);
    expect(texts.filter((file) => traces.test(after.published(file)))).toEqual([]);
  });

  test('has the new name in titles, anchors, legal texts, manifest and address', () => {
    const home = after.published('index.html');
    expect(home).toContain('Consulting | Meridian Sarl</title>');
    expect(home).toContain('id="why-meridian"');
    expect(home).toContain('"https://www.meridian.example/#organization"');
    expect(after.published('privacy-policy/index.html')).toContain('Meridian Sarl Consulting Ltd');
    expect(JSON.parse(after.published('site.webmanifest'))).toMatchObject({
      name: 'Meridian Sarl',
    });
    expect(after.published('sitemap.xml')).toContain('<loc>https://www.meridian.example/</loc>');
  });

  test('has a social card of its own for every page', () => {
    const cards = (site: typeof before) =>
      site.files().filter((file) => /^assets\/card-/.test(file));
    expect(cards(after).length).toBe(cards(before).length);
    expect(cards(after).length).toBeGreaterThan(5);
    expect(cards(after).filter((card) => cards(before).includes(card))).toEqual([]);
  });

  test('has its colours from one place', () => {
    // The template's seller has a mark of his own.
    const texts = after.files().filter((file) => !binary.test(file) && !/^template\//.test(file));
    expect(after.published('index.html')).toContain('--sun:#ff9d6e');
    expect(after.published('favicon.svg')).toContain('#ff9d6e');
    expect(texts.filter((file) => /#f6a723(?!55)/.test(after.published(file)))).toEqual([]);
  });
});

describe('colours', () => {
  test('have the contrast that WCAG gives them', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  test('that cannot be told apart are refused, with their place and what to do', async () => {
    const site = copyFirmSite();
    const palette = site.read('content/palette.yaml');
    site.write('content/palette.yaml', palette.replace('dark: "#7fd3c6"', 'dark: "#2f7a78"'));
    const line = palette.split('\n').findIndex((text) => text.startsWith('  accent:')) + 1;
    const refused = await site.build().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ProblemsError);
    expect(refused instanceof ProblemsError && refused.problems).toMatchObject([
      {
        file: 'content/palette.yaml',
        line,
        field: 'colours.accent.dark',
        expected: 'a contrast of at least 4.5 on paper (#071f24) in the dark theme',
        found: expect.stringMatching(/^\d\.\d+ for accent \(#2f7a78\)$/),
        advice: 'make accent lighter or paper darker',
      },
      { expected: 'a contrast of at least 4.5 on raised (#0b2a30) in the dark theme' },
    ]);
  });
});
