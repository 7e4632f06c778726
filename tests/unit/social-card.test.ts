import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTypefaces, type Typeface, type Typefaces } from '../../components/art/lettering.ts';
import { balance, faviconSvg, logo } from '../../components/art/mark.ts';
import { paint, readFirm, readPaints } from '../../components/art/site-data.ts';
import {
  cardSize,
  drawCard,
  setTitle,
  socialCard,
  words,
} from '../../components/art/social-card.ts';
import type { Point } from '../../components/art/svg.ts';
import { Mark } from '../../components/mark/Mark.tsx';
import { contentReader } from '../../scripts/content/check-data.ts';
import { sampled } from '../matrix.ts';

const paints = readPaints(contentReader('.'));
const { fonts } = readFirm(contentReader('.'));
/** Fonts whose letters are known, whatever the firm's own are. */
const testFonts = [
  { role: 'sans', file: 'test-sans/files/instrument-sans-latin-wght-normal.woff2' },
  { role: 'mono', file: 'test-mono/files/geist-mono-latin-wght-normal.woff2' },
];
let faces: Typefaces;

beforeAll(async () => {
  faces = await openTypefaces(testFonts, { text: 'Łódź Ŋ' });
});

const sizeOf = (svg = '') => /width="(\d+)" height="(\d+)"/.exec(svg)?.slice(1).map(Number);

describe('the mark', () => {
  test('is seven bars that no screen reader announces, and may appear twice on a page', () => {
    const markup = renderToStaticMarkup(createElement(Mark));
    expect(markup.match(/M/g)).toHaveLength(7);
    expect(markup).toContain('aria-hidden="true"');
    expect(markup).not.toMatch(/ id=| style=/);
  });

  test('turns light in a dark browser tab', () => {
    const light = paint('var(--on-night)', paints);
    expect(paint(faviconSvg(), paints)).toContain(
      `prefers-color-scheme:dark){.bars{fill:${light}}`,
    );
  });
});

describe('the logo', () => {
  test('is 288 by 100 and needs no font', () => {
    const svg = logo('Equilat', faces.sans);
    expect(sizeOf(svg)).toEqual([288, 100]);
    expect(svg).not.toContain('<text');
  });

  test('is the mark alone if the font lacks letters of the name', () => {
    const mark = logo('', faces.sans);
    expect(logo('咨询', faces.sans)).toBe(mark);
    expect(logo('Equilat', faces.sans)).not.toBe(mark);
  });
});

describe('a social card', () => {
  const card = (title: string) =>
    socialCard({ name: 'Equilat', eyebrow: '0°18′N 32°34′E', title, paints }, faces);
  const titles = [
    'Contact',
    'Strategy that holds its line.',
    'Services and How an Engagement Works',
    'What we collect, why, and what you can ask of us, told in plain words for everyone who visits',
    'Internationalisation-Responsibilities',
  ];

  test('is 1200 by 630, in outlines, and less than 60 kB as PNG', { tags: 'nightly' }, async () => {
    for (const title of titles) {
      const svg = card(title);
      expect(sizeOf(svg)).toEqual([cardSize.width, cardSize.height]);
      expect(svg).not.toContain('<text');
      expect((await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()).length).toBeLessThan(
        60_000,
      );
    }
  });

  test.each(titles)('sets "%s" in at most four lines that stay within bounds', (title) => {
    const { lines, size } = setTitle(title, faces.sans);
    expect(lines.join(' ')).toBe(title);
    expect(lines.length).toBeLessThanOrEqual(words.lines);
    expect(lines.length * size).toBeLessThanOrEqual(words.height);
    for (const line of lines) {
      const { width } = faces.sans(line, { size, weight: 500, tracking: -0.035 });
      expect(width).toBeLessThanOrEqual(words.width);
    }
  });

  test('sets long titles smaller than short ones', () => {
    const sizes = [titles[0] ?? '', titles[2] ?? '', titles[3] ?? ''].map(
      (title) => setTitle(title, faces.sans).size,
    );
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(new Set(sizes).size).toBe(3);
  });

  test.each(sampled(['a'.repeat(150), 'word '.repeat(80)]))('cuts "%s" short', (title) => {
    const { lines, size } = setTitle(title, faces.sans);
    expect(lines).toHaveLength(words.lines);
    expect(lines.join('')).toMatch(/[a-z]…$/);
    for (const line of lines) {
      const { width } = faces.sans(line, { size, weight: 500, tracking: -0.035 });
      expect(width).toBeLessThanOrEqual(words.width);
    }
  });

  test('is set in the fonts from content', async () => {
    const [sans, mono] = fonts;
    const card = { name: 'Anchor', eyebrow: 'Anchor', title: 'Contact', paints };
    const drawn = (files: typeof fonts) => drawCard({ ...card, fonts: files });
    const other = [
      { role: 'sans', file: mono?.file ?? '' },
      { role: 'mono', file: '' },
    ];
    const only = [{ role: 'serif', file: sans?.file ?? '' }];
    expect(await drawn(other.slice(0, 1))).not.toBe(await drawn(fonts));
    expect(await drawn(only)).not.toBe(await drawn(fonts));
    const site = mkdtempSync(join(tmpdir(), 'site-'));
    copyFileSync(createRequire(import.meta.url).resolve(sans?.file ?? ''), join(site, 'a.woff2'));
    const own = [{ role: 'sans', file: './a.woff2' }];
    expect(await drawCard({ ...card, fonts: own }, site)).toBe(await drawn(only));
    rmSync(site, { recursive: true });
    await expect(drawn(other)).rejects.toThrow();
    await expect(drawn([])).rejects.toThrow('a font in content/fonts.yaml');
  });

  test('sets every letter that a file of its font has: Romanian, and Russian in the second font', async () => {
    const { sans, mono } = await openTypefaces(testFonts, {
      text: 'Servicii și soluții, Наши услуги',
    });
    expect(sans.canSet('Servicii și soluții')).toBe(true);
    expect(mono.canSet('Наши услуги')).toBe(true);
    expect(sans.canSet('水')).toBe(false);
  });

  test('sets a hyphen that keeps words on one line as any hyphen, which every font has', () => {
    const style = { size: 10, weight: 400 };
    expect(faces.sans('e\u2011mail', style).at([0, 0])).toBe(
      faces.sans('e-mail', style).at([0, 0]),
    );
  });

  test.each(['Łódź', 'Ŋaliema', 'L\u0301o\u0301dz\u0301'])(
    'sets the name %s, although the font has some of its letters in a second file',
    async (name) => {
      const card = { eyebrow: '', title: 'Contact', paints, fonts: testFonts };
      expect(await drawCard({ ...card, name })).not.toBe(await drawCard({ ...card, name: '' }));
      const [size, weight] = [100, 400];
      const letters = [...name.normalize()].map((letter) => faces.sans(letter, { size, weight }));
      const width = letters.reduce((sum, letter) => sum + letter.width, 0);
      // Allows for kerning.
      expect(Math.abs(faces.sans(name, { size, weight }).width - width)).toBeLessThan(10);
    },
  );

  test('sets a line in the capitals of its language, which can be in a further file of the font', async () => {
    const card = { name: '', title: 'Contact', lang: 'tr', paints, fonts: testFonts };
    expect(await drawCard({ ...card, eyebrow: 'bize' })).not.toBe(
      await drawCard({ ...card, eyebrow: '' }),
    );
  });

  /** The latin file of a Fontsource family; the others are beside it. */
  const familyOf = (name: string) => [
    {
      role: 'sans',
      file: `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
    },
  ];

  test.each([
    ['cairo', 'سياسة الخصوصية'],
    ['noto-sans-hebrew', 'מדיניות הפרטיות: שָׁלוֹם'],
    ['noto-sans-devanagari', 'गोपनीयता नीति'],
    ['noto-sans-jp', '個人情報の取り扱い（二〇二六年）、鰻'],
  ])('finds the letters beside the latin file of %s: %s', async (name, text) => {
    const { sans } = await openTypefaces(familyOf(name), { text });
    expect(sans.canSet(text)).toBe(true);
  });

  describe('in a script of its own rules', () => {
    const style = { size: 100, weight: 400 };
    const open = async (name: string, dir: 'ltr' | 'rtl') => {
      const text = 'سياسة بببب لا מדיניות काकि Equilat (2026) A';
      return (await openTypefaces(familyOf(name), { text, dir })).sans;
    };
    const leftOf = (sans: Typeface, text: string) => sans(text, style).at([0, 0]);

    test.each([
      ['cairo', 'سياسة'],
      ['noto-sans-hebrew', 'מדיניות'],
    ])('%s is set from the right, but names and years in it from the left', async (name, word) => {
      const sans = await open(name, 'rtl');
      expect(leftOf(sans, `${word} Equilat`).startsWith(leftOf(sans, 'Equilat'))).toBe(true);
      expect(leftOf(sans, `${word} 2026`).startsWith(leftOf(sans, '2026'))).toBe(true);
      expect(leftOf(sans, `${word} (2026)`).startsWith(leftOf(await open(name, 'ltr'), '('))).toBe(
        true,
      );
      expect(leftOf(await open(name, 'ltr'), `A ${word}`).startsWith(leftOf(sans, 'A'))).toBe(true);
    });

    test('letters of two fonts in one word stand in its order', async () => {
      const families = [...familyOf('noto-sans-hebrew'), ...familyOf('cairo')];
      const { sans } = await openTypefaces(families, { text: 'אب', dir: 'rtl' });
      expect(leftOf(sans, 'אب').startsWith(leftOf(sans, 'ب'))).toBe(true);
    });

    test('Arabic letters are joined, which tracking leaves alone', async () => {
      const sans = await open('cairo', 'rtl');
      const one = sans('ب', style);
      const joined = sans('بببب', style);
      expect(joined.width).toBeLessThan(3.5 * one.width);
      expect(joined.at([0, 0])).not.toContain(one.at([0, 0]));
      expect(sans('بببب', { ...style, tracking: -0.1 })).toMatchObject({ width: joined.width });
      expect(sans('لا', style).at([0, 0])).not.toBe(sans('لل', style).at([0, 0]));
    });

    test('Hindi vowels stand where they belong, such as before the letter that they follow', async () => {
      const sans = await open('noto-sans-devanagari', 'ltr');
      const letter = leftOf(sans, 'क');
      expect(leftOf(sans, 'का').startsWith(letter)).toBe(true);
      expect(leftOf(sans, 'कि').startsWith(letter)).toBe(false);
    });

    test('marks stand above and below their letters', async () => {
      const text = 'שָׁשָׁ';
      const { sans } = await openTypefaces(familyOf('noto-sans-hebrew'), { text, dir: 'rtl' });
      const [letter, marked] = [sans('ש', style), sans('שָׁ', style)];
      expect(marked.width).toBe(letter.width);
      const marks = marked.at([0, 0]).replace(letter.at([0, 0]), '');
      expect(marks).not.toBe(marked.at([0, 0]));
      for (const [, x] of marks.matchAll(/(-?[\d.]+) -?[\d.]+/g)) {
        expect(Number(x)).toBeGreaterThan(letter.width * 0.25);
        expect(Number(x)).toBeLessThan(letter.width);
      }
    });
  });

  test('of a language from right to left begins its lines at the right, beside the mark', () => {
    const placed: { text: string; right: number }[] = [];
    const face = Object.assign(
      (text: string) => ({
        width: text.length * 10,
        at: ([x]: Point) => {
          placed.push({ text, right: x + text.length * 10 });
          return 'M0 0';
        },
      }),
      { canSet: () => true },
    );
    const says = { name: 'Name', eyebrow: 'eyebrow', title: 'The title', paints };
    const drawn = socialCard({ ...says, dir: 'rtl' }, { sans: face, mono: face });
    const edge = cardSize.width - words.left;
    const rightOf = (text: string) => placed.find((each) => each.text === text)?.right ?? 0;
    expect(Math.abs(rightOf('The title') - edge)).toBeLessThan(5);
    expect(rightOf('Name')).toBeLessThan(edge - 56);
    expect(rightOf('EYEBROW')).toBeLessThan(edge - 48);
    expect(drawn).toContain(`translate(${edge - 56} `);
  });

  test.each([
    '個人情報の取り扱いについて、「地平線」が皆様にお約束すること（2026年）。',
    'นโยบายความเป็นส่วนตัวของบริษัทที่ปรึกษา',
  ])('breaks %s between words, and not before a closing sign', (text) => {
    for (let width = 8; width < text.length; width++) {
      const lines = balance(text, width, (line) => line.length);
      expect(lines.length).toBeGreaterThan(1);
      expect(lines.join('')).toBe(text);
      for (const line of lines) {
        expect(line).toMatch(/^[^、。）」\p{M}]/u);
        expect(line).not.toMatch(/[（「]$/);
      }
    }
  });

  test.each(['Στρατηγική', '咨询'])(
    'leaves out the name %s, whose letters the fonts lack',
    async (name) => {
      const card = { title: 'Contact', paints, fonts: testFonts };
      expect(await drawCard({ ...card, name, eyebrow: name })).toBe(
        await drawCard({ ...card, name: '', eyebrow: '' }),
      );
      const { sans } = await openTypefaces(testFonts, { text: name });
      expect(() => sans(name, { size: 20, weight: 400 })).toThrow('the font has no');
    },
  );

  test('loses no word when it balances lines, and keeps each within the width', () => {
    const text = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(text, fc.integer({ min: 12, max: 60 }), (list, width) => {
        const lines = balance(list.join(' '), width, (line) => line.length);
        expect(lines.join(' ')).toBe(list.join(' '));
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
      }),
    );
  });
});
