import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Blob, Face, Feature, Font, shape, Buffer as Text, Variation } from 'harfbuzzjs';
import subset from 'subset-font';
import { describe, expect, test } from 'vitest';
import { ProblemsError } from '../../scripts/base/problems.ts';
import { cutFont, cutsOf } from '../../scripts/fonts/cut-font.ts';
import { signsIn, subsetFonts, wordsOf } from '../../scripts/fonts/fonts.ts';

const file = 'test-sans/files/instrument-sans-latin-wght-normal.woff2';
const source = readFileSync(new URL(import.meta.resolve(file)));
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,’—';
const weight = { min: 400, max: 600 };

/** The width of a text at a weight, in thousandths of its size. */
async function widthOf(font: Uint8Array, text: string, weight: number, feature: string, is = 1) {
  const sfnt = await subset(Buffer.from(font), letters, { targetFormat: 'sfnt' });
  const shaper = new Font(new Face(new Blob(sfnt)));
  shaper.setVariations([new Variation('wght', weight)]);
  const buffer = new Text();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(shaper, buffer, [new Feature(feature, is)]);
  return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
}

const cut = (features: string[] | undefined, kerning?: number) =>
  cutFont({ family: 'Tern', weight, features, kerning }, source, letters);

test('a font keeps exactly the features named in content, or all if none are named', {
  tags: 'nightly',
}, async () => {
  const [all, kern] = await Promise.all([cut(undefined), cut(['kern'])]);
  const ones = (font: Uint8Array) => widthOf(font, '11111', 400, 'tnum');
  expect(await ones(all)).toBe(await ones(source));
  expect(await ones(kern)).toBeLessThan(await ones(source));
  const pairs = (font: Uint8Array) => widthOf(font, 'AVATo Ty.', 400, 'kern');
  expect(await pairs(kern)).toBe(await pairs(source));
  expect(await pairs(await cut(['tnum']))).toBeGreaterThan(await pairs(source));
});

test('kerning of one weight takes fewer bytes, and sets other weights almost the same', {
  tags: 'nightly',
}, async () => {
  const [own, of500] = await Promise.all([cut(['kern']), cut(['kern'], 500)]);
  expect(of500.length).toBeLessThan(own.length * 0.8);
  const text = 'To AVA, Kampala. Yes, we’ll. Wave Type';
  for (const weight of [400, 500, 600]) {
    const difference =
      (await widthOf(of500, text, weight, 'kern')) - (await widthOf(own, text, weight, 'kern'));
    expect(Math.abs(difference)).toBeLessThanOrEqual(text.length * (weight === 500 ? 1 : 2));
  }
});

// A variable font rounds what is between its weights.
test('kerning of one weight is in hundredths of the size, each within half a step of the original', {
  tags: 'nightly',
}, async () => {
  const [own, of500] = await Promise.all([cut(['kern']), cut(['kern'], 500)]);
  const kerningOf = async (font: Uint8Array, pair: string) =>
    (await widthOf(font, pair, 500, 'kern')) - (await widthOf(font, pair, 500, 'kern', 0));
  const pairs = [...'AFTVWfy'].flatMap((one) => [...'ATaov.'].map((it) => one + it));
  const found = new Set<number>();
  for (const pair of pairs) {
    const kerning = await kerningOf(of500, pair);
    expect(Math.abs(kerning % 10), pair).toBe(0);
    expect(Math.abs(kerning - (await kerningOf(own, pair))), pair).toBeLessThanOrEqual(5 + 1);
    found.add(kerning);
  }
  expect(found.size).toBeGreaterThan(5);
});

describe('a font with a single weight', () => {
  const still = () =>
    subset(Buffer.from(source), letters, { targetFormat: 'woff2', variationAxes: { wght: 400 } });
  const cutStill = async (weight: number | { min: number; max: number }) =>
    cutFont(
      { family: 'Tern', weight, features: ['kern'], kerning: undefined },
      await still(),
      'AV',
    );

  test('is cut unchanged', async () => {
    const font = await cutStill(400);
    expect(await widthOf(font, 'AV', 400, 'kern')).toBe(await widthOf(source, 'AV', 400, 'kern'));
  });

  test('is refused, with what to do, if content says that it has several', async () => {
    const error = await cutStill({ min: 400, max: 600 }).catch((error) => error);
    expect(error).toBeInstanceOf(ProblemsError);
    expect(error.problems).toEqual([
      {
        file: 'content/fonts.yaml',
        field: 'Tern.weight',
        expected: 'one weight, such as 400: this is not a variable font',
        found: '400 to 600',
      },
    ]);
  });
});

test.each([
  ['noto-sans-jp', '線、。', 'commas and full stops'],
  ['cairo', 'ع،؟٣', 'commas and digits'],
])('from the further files of %s come letters with their signs: %s', async (name, text) => {
  const file = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  const path = fileURLToPath(import.meta.resolve(file));
  const { cuts, rest } = await cutsOf(path, [...`a${text}`]);
  const found = cuts.slice(1).flatMap(({ letters }) => [...letters]);
  expect([...text].filter((letter) => !found.includes(letter))).toEqual([]);
  expect(rest).toEqual([]);
});

test.each([
  ['tr', 'Bize yazın', 'BİZE YAZIN'],
  ['el', 'Επικοινωνία', 'ΕΠΙΚΟΙΝΩΝΙΑ'],
  ['de', 'Straße', 'STRASSE'],
])('a text of the language %s can be shown in its capitals: %s as %s', (lang, text, capitals) => {
  const found = wordsOf(text, ['en', lang]).join('');
  expect([...capitals].filter((letter) => !found.includes(letter))).toEqual([]);
});

test('emphasis in Chinese and Japanese needs its dots, and in no other language', () => {
  for (const lang of ['ja', 'zh-Hant']) expect(wordsOf(signsIn(lang)).join('')).toContain('•');
  expect(wordsOf(signsIn('en')).join('')).not.toContain('•');
});

test('dates and numbers of Arabic need its digits and the names of its months', () => {
  const needed = wordsOf(signsIn('ar-EG')).join('');
  for (const character of '٠١٢٣٤٥٦٧٨٩يناير فبراير مارس أبريل مايو يونيو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر٬٫')
    expect(needed).toContain(character);
});

const fileOf = (name: string, script: string) =>
  `@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`;

test.each([
  ['Thai, whose ำ is drawn as two signs', 'noto-sans-thai', 'thai', 'ทำ', '\u0e4d\u0e32'],
  ['Khmer, whose vowels stand on two sides', 'noto-sans-khmer', 'khmer', 'កោះ', '\u17c1'],
  [
    'Bengali, whose vowels stand on two sides',
    'noto-sans-bengali',
    'bengali',
    'কোটি',
    '\u09c7\u09be',
  ],
  ['Latin typed as letters and marks', 'noto-sans', 'latin', 'cafe\u0301', 'é'],
])('a cut has what shapers look up for %s', async (_, name, script, text, needed) => {
  const path = fileURLToPath(import.meta.resolve(fileOf(name, script)));
  const { cuts, rest } = await cutsOf(path, [text]);
  expect([...(needed + text)].filter((letter) => !cuts[0]?.letters.includes(letter))).toEqual([]);
  expect(rest).toEqual([]);
});

test('marks and joined scripts keep what they need, whatever features content lists', async () => {
  const path = fileURLToPath(import.meta.resolve(fileOf('noto-sans-thai', 'thai')));
  const font = { family: 'Tern', weight, features: ['kern'], kerning: undefined };
  const cut = (features?: string[]) =>
    cutFont({ ...font, features }, readFileSync(path), 'ที่\u0e4d');
  const [kern, all] = await Promise.all([cut(['kern']), cut(undefined)]);
  const placed = async (font: Uint8Array) => {
    const sfnt = await subset(Buffer.from(font), 'ที่', { targetFormat: 'sfnt' });
    const buffer = new Text();
    buffer.addText('ที่');
    buffer.guessSegmentProperties();
    shape(new Font(new Face(new Blob(sfnt))), buffer);
    return buffer.getGlyphPositions();
  };
  expect(await placed(kern)).toEqual(await placed(all));
});

describe('of the fonts of a role', () => {
  const thai = fileOf('noto-sans-thai', 'thai');
  const ethiopic = fileOf('noto-sans-ethiopic', 'ethiopic');
  const listed = (family: string, file: string, more = {}) => ({
    ...{ family, file, role: 'sans', weight: { min: 400, max: 600 }, generic: ['sans-serif'] },
    ...{ preload: true, fallback: 'Arial', ...more },
  });
  const latin = listed('Tern', file);
  const cutAll = (fonts: readonly object[], ...texts: string[]) =>
    subsetFonts('.', { fonts, texts });
  const facesOf = (css: string) =>
    [...css.matchAll(/@font-face\{font-family:"([^"]+)";src:url[^}]*unicode-range:([^}]*)/g)].map(
      ([, family, range = '']) => ({ family, range }),
    );

  test('each letter is in the first that has it, which alone loads for it', async () => {
    const fonts = [latin, listed('Wat', thai), listed('Axum', ethiopic)];
    const { css, lacking, unused } = await cutAll(fonts, 'ทำ — ሰላም', 'Ͱ');
    expect(css).toContain('--sans:"Tern","Wat","Axum","Tern Fallback",sans-serif');
    const ranges = new Map(facesOf(css).map(({ family, range }) => [family, range]));
    expect(ranges.get('Wat')).toBe('U+e17,U+e32-e33,U+e4d');
    expect(ranges.get('Axum')).toBe('U+120b,U+121d,U+1230');
    expect(ranges.get('Tern')).toContain('U+2013-2014');
    expect(lacking).toEqual([{ families: ['Tern', 'Wat', 'Axum'], letters: 'Ͱ', example: 'Ͱ' }]);
    expect(unused).toEqual([]);
  });

  test('letters of ASCII come from a later one, if the first is of another script', async () => {
    const { css } = await cutAll([listed('Wat', thai), latin], 'ทำ');
    const ranges = facesOf(css).filter(({ family }) => family === 'Tern');
    expect(ranges).toEqual([
      expect.objectContaining({ range: expect.stringMatching(/^U\+21-7e,/) }),
    ]);
  });

  test('each is as large as the first, by the height of small letters', async () => {
    const { css } = await cutAll([latin, listed('Wat', thai)], 'ทำ');
    // Of 1000 units, small letters of the first are 500 high, and of the other 545.
    const adjust = /font-family:"Wat"[^}]*size-adjust:([\d.]+)%/.exec(css)?.[1];
    expect(Number(adjust)).toBeCloseTo(91.73, 1);
    expect(css).not.toMatch(/"Tern";src:url[^}]*size-adjust/);
  });

  test('further files of one are a family of their own, so that `ch` is never measured in them', async () => {
    const { css } = await cutAll([latin], 'Łódź');
    expect(css).toContain('--sans:"Tern","Tern 2","Tern Fallback",sans-serif');
    const ranges = new Map(facesOf(css).map(({ family, range }) => [family, range]));
    expect(ranges.get('Tern')).toMatch(/^U\+20-7e,/);
    expect(ranges.get('Tern 2')).toBe('U+141,U+179-17a');
  });

  test('one that sets nothing is named, and not published', async () => {
    const { css, unused, files } = await cutAll([latin, listed('Wat', thai)], 'Words — words');
    expect(unused).toMatchObject([{ family: 'Wat' }]);
    expect(css).not.toContain('Wat');
    expect(files).toHaveLength(1);
  });

  test('a page requests early what sets much of its language', async () => {
    const fonts = [latin, listed('Wat', thai), listed('Axum', ethiopic, { preload: false })];
    const { preload } = await cutAll(fonts, 'ทำ', 'ሰላም');
    const families = (...texts: string[]) =>
      preload(texts).map((path) => /\/assets\/([a-z]+)/.exec(path)?.[1]);
    expect(families('Plain words')).toEqual(['tern']);
    expect(families('ภาษาไทยภาษาไทยภาษาไทย กับ A')).toEqual(['wat']);
    expect(families('ภาษา “Words”')).toEqual(['wat', 'tern']);
    expect(families('ሰላም')).toEqual([]);
  });

  test('one that is not to come early is not in what the first screen is painted in', async () => {
    const mono = 'test-mono/files/geist-mono-latin-wght-normal.woff2';
    const at = async (preload: boolean) =>
      (await cutAll([latin, listed('Mast', mono, { role: 'mono', preload })], 'Words')).css;
    expect(await at(false)).toContain(
      '--mono-first:"Mast Fallback","Tern",sans-serif;--mono-late:"Mast";--mono:var(--mono-late),var(--mono-first)',
    );
    expect(await at(true)).toContain(
      '--mono-first:"Mast","Mast Fallback","Tern",sans-serif;--mono:var(--mono-first)',
    );
  });

  test('a fallback does not take a letter that only the main fonts have', async () => {
    const fonts = [
      latin,
      listed('Wat', thai),
      listed('Mast', 'test-mono/files/geist-mono-latin-wght-normal.woff2', { role: 'mono' }),
    ];
    const { css } = await cutAll(fonts, 'ทำ');
    expect(css).toContain('--mono-first:"Mast","Mast Fallback","Tern","Wat",sans-serif');
    expect(css).toMatch(/"Mast Fallback"[^}]*unicode-range:U\+20-7e/);
    expect(css).not.toMatch(/"Tern Fallback"[^}]*unicode-range/);
  });
});

test('a list with a file that is cut short says which', async () => {
  const fonts = ['whole', 'short'].map((family) => ({
    ...{ family, role: 'sans', weight: 400, generic: ['serif'], preload: true, fallback: 'Arial' },
    file: family === 'whole' ? file : './short.woff2',
  }));
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
  writeFileSync(join(folder, 'short.woff2'), source.subarray(0, 9000));
  const error = await subsetFonts(folder, { fonts, texts: 'ทำ' }).catch((error: unknown) => error);
  rmSync(folder, { recursive: true });
  expect(error instanceof ProblemsError && error.problems).toMatchObject([
    { file: 'content/fonts.yaml', field: 'short', found: expect.stringContaining('damaged') },
  ]);
});
