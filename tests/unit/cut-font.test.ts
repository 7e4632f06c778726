import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Blob, Face, Feature, Font, shape, Buffer as Text, Variation } from 'harfbuzzjs';
import subset from 'subset-font';
import { describe, expect, test } from 'vitest';
import { ProblemsError } from '../../scripts/base/problems.ts';
import { cutFont, furtherCuts } from '../../scripts/fonts/cut-font.ts';
import { charactersOf, signsIn } from '../../scripts/fonts/fonts.ts';

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
  const { cuts, lacking } = await furtherCuts(path, readFileSync(path), `a${text}`);
  const found = cuts.flatMap(({ letters }) => [...letters]);
  expect(found.toSorted()).toEqual([...text].toSorted());
  expect(lacking).toBe('');
});

test.each([
  ['tr', 'Bize yazın', 'BİZE YAZIN'],
  ['el', 'Επικοινωνία', 'ΕΠΙΚΟΙΝΩΝΙΑ'],
  ['de', 'Straße', 'STRASSE'],
])('a text of the language %s can be shown in its capitals: %s as %s', (lang, text, capitals) => {
  const found = charactersOf(text, ['en', lang]);
  expect([...capitals].filter((letter) => !found.includes(letter))).toEqual([]);
});

test('emphasis in Chinese and Japanese needs its dots, and in no other language', () => {
  for (const lang of ['ja', 'zh-Hant']) expect(charactersOf(signsIn(lang))).toContain('•');
  expect(charactersOf(signsIn('en'))).not.toContain('•');
});

test('dates and numbers of Arabic need its digits and the names of its months', () => {
  const needed = charactersOf(signsIn('ar-EG'));
  for (const character of '٠١٢٣٤٥٦٧٨٩يناير فبراير مارس أبريل مايو يونيو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر٬٫')
    expect(needed).toContain(character);
});
