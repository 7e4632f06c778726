import { readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { sayWarnings } from '../../scripts/check/say-warnings.ts';
import { subsetFonts } from '../../scripts/fonts/fonts.ts';
import { takeWords } from '../../scripts/fonts/shaping.ts';
import { loadSite } from '../../scripts/load/load-site.ts';
import { content, siteRoot } from '../site-content.ts';
import { copyFirmSite, type SiteCopy } from './site-copy.ts';

/** Of rare letters, two that no font of this firm has. They sort before those of scripts that its texts may use. */
const rare = await subsetFonts(siteRoot, { fonts: content.fonts, text: 'ͰͲϏԨԪՠֈ' });
const [one = '', other = ''] = rare.lacking.flatMap(({ letters }) => [...letters]);
const title = `Āliema in ${one}${other}`;

const [before, after] = [copyFirmSite(), copyFirmSite()];
let said: (readonly string[])[];

beforeAll(async () => {
  const menu = after.read('content/menu.yaml');
  after.write('content/menu.yaml', `${menu}\n- { title: ${title}, href: /contact/ }\n`);
  // One after another: the decoder of WOFF2 has a single memory.
  const reports = [await before.build(), await after.build()];
  said = reports.map((report) =>
    sayWarnings(report)
      .map(([, text]) => text)
      .filter((text) => /^the fonts? .* ha(?:s|ve) no /.test(text)),
  );
});

test('a build reports which letters of the content no file of its font has, and where one is', () => {
  const [old = '', now = ''] = said.map((each) => each.join());
  expect(now).toMatch(new RegExp(`^the fonts? .* ha(?:s|ve) no ${one}.*, as in ".+": `));
  expect(old).not.toContain(one);
  if (!old) expect(now).toContain(` no ${one} ${other}, as in "${title}": `);
  expect(now).toMatch(/social cards leave out/);
});

test('letters in a further file of the font are published as a file that loads only for them', async () => {
  const faces = (site: SiteCopy) => {
    const all = site.published('index.html').matchAll(/@font-face\{[^}]*url\(\/([^)]+)\)[^}]*\}/g);
    return [...all].filter(([face]) => /unicode-range:[^}]*U\+100\b/.test(face));
  };
  expect(faces(before)).toEqual([]);
  const [[, file = ''] = []] = faces(after);
  expect(await takeWords(readFileSync(join(after.out, file)), ['Ā'])).toMatchObject({
    rest: [],
  });
  expect(after.published('index.html')).not.toMatch(new RegExp(`<link[^>]*${file}`));
});

test('text shows in another font until its own has come', () => {
  const faces = after.published('index.html').match(/@font-face\{[^}]*url\([^}]*\}/g) ?? [];
  expect(faces.length).toBeGreaterThan(1);
  expect(faces.filter((face) => !face.includes('font-display:swap'))).toEqual([]);
});

test('a site has the same fonts wherever its folder is and whatever the folder is called', {
  tags: 'nightly',
}, async () => {
  const { root, remove } = copyFirmSite();
  const fontsAt = async (folder: string) => {
    const { files, lacking } = (await loadSite(folder)).fonts;
    return { files: files.map(({ file }) => file), lacking };
  };
  const here = await fontsAt(root);
  const renamed = join(dirname(root), 'Ā Ͱ中');
  renameSync(root, renamed);
  const there = await fontsAt(renamed);
  remove();
  expect(there).toEqual(here);
});
