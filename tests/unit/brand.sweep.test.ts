/** Sites of other brands, built as a whole and drawn again, which takes a while. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { barsPath, mark } from '../../components/mark/geometry.ts';
import { copyFirmSite } from './site-copy.ts';

const binary = /\.(avif|webp|png|jpe?g|ico|woff2)$/;

function runArt(root: string): void {
  execFileSync(process.execPath, ['--import', 'tsx', 'components/art/command.ts', '--root', root]);
}

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

  test('takes its colours from one place, except for drawings', () => {
    const texts = after.files().filter((file) => !binary.test(file) && !file.endsWith('.svg'));
    expect(after.published('index.html')).toContain('--sun:#ff9d6e');
    const oldSun = new RegExp(`${sun}(?!55)`);
    expect(texts.filter((file) => oldSun.test(after.published(file)))).toEqual([]);
  });
});

test('a site in other colours takes all of them from the palette', async () => {
  const site = copyFirmSite();
  const palette = site.read('content/palette.yaml');
  const sun: string = parse(palette).colours.sun;
  site.write('content/palette.yaml', palette.replaceAll(sun, '#ff9d6e'));
  runArt(site.root);
  await site.build();
  expect(site.published('index.html')).toContain('--sun:#ff9d6e');
  expect(site.published('favicon.svg')).toContain('#ff9d6e');
  const texts = site.files().filter((file) => !binary.test(file));
  const oldSun = new RegExp(`${sun}(?!55)`);
  expect(texts.filter((file) => oldSun.test(site.published(file)))).toEqual([]);
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
    runArt(site.root);
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
    expect(Buffer.compare(icon, readFileSync('static/icon-192.png'))).not.toBe(0);
  });
});
