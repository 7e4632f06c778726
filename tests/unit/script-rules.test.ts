/** Each script gets the typography that it needs, and Latin no byte of it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scriptRules } from '../../components/text/script-rules.ts';

const tokens = readFileSync('components/styles/tokens.css', 'utf8');

const declared = (lang: string, selector: RegExp, property: string) =>
  scriptRules(lang)
    .filter(([found]) => selector.test(found))
    .flatMap(
      ([, declarations]) => new RegExp(`(?:^|;)${property}:([^;]+)`).exec(declarations) ?? [],
    )
    .at(1);

test.each(['en', 'fr-CA', 'vi', 'el', 'uk', 'sr-Latn', 'mn'])('%s needs no rule', (lang) => {
  expect(scriptRules(lang)).toEqual([]);
});

test.each([
  'ar',
  'fa',
  'ur',
  'he',
  'hi',
  'bn',
  'ta',
  'th',
  'lo',
  'km',
  'my',
  'bo',
  'am',
  'mn-Mong',
])('letters of %s are not torn apart by spacing, and nothing is slanted', (lang) => {
  for (const name of ['display', 'heading', 'text', 'caps'])
    expect(declared(lang, /^:lang\([\w-]+\)$/, `--spacing-${name}`)).toBe('0em');
  expect(declared(lang, /^em/, 'font-style')).toBe('normal');
});

test.each(['ar', 'he', 'th', 'am', 'ja', 'zh', 'ko'])(
  'short lines in %s, which has no capitals, are not in letters of one width',
  (lang) => {
    expect(declared(lang, /^:lang/, '--label')).toBe('var(--sans)');
  },
);

test.each([
  ['my', 1.5],
  ['km', 1.5],
  ['bo', 1.5],
  ['ur', 1.8],
  ['th', 1.3],
  ['hi', 1.3],
  ['ar', 1.3],
  ['am', 1.25],
  ['ja', 1.25],
])('titles in %s have lines at least %f as high as their size', (lang, least) => {
  const heading = Number(declared(lang, /h1/, 'line-height'));
  expect(heading).toBeGreaterThanOrEqual(least);
  expect(Number(declared(lang, /\(p,/, 'line-height'))).toBeGreaterThan(heading);
});

test.each(['th', 'am', 'hi', 'my'])(
  'titles in %s, whose letters are as wide or as high as capitals, are four fifths as large as in Latin',
  (lang) => {
    for (const size of ['display', 'h2', 'lead', 'figure']) {
      const most = /([\d.]+)rem\)$/.exec(declared(lang, /^:lang/, `--text-${size}`) ?? '')?.[1];
      const inLatin = new RegExp(`--text-${size}: clamp\\(.*?([\\d.]+)rem\\);`).exec(tokens)?.[1];
      expect(Number(most) / Number(inLatin), size).toBeCloseTo(0.8);
      expect(declared('ar', /^:lang/, `--text-${size}`)).toBeUndefined();
    }
  },
);

test('lines of Japanese, Chinese and Korean end where these languages let them', () => {
  const text = /^:lang\([\w-]+\)$/;
  expect(declared('ja', text, 'word-break')).toBe('auto-phrase');
  expect(declared('ja', text, 'line-break')).toBe('strict');
  expect(declared('zh-TW', text, 'line-break')).toBe('strict');
  expect(declared('zh-Hans', text, 'word-break')).toBeUndefined();
  expect(declared('ko', text, 'word-break')).toBe('keep-all');
  expect(declared('zh', /^em/, 'text-emphasis-position')).toBe('under right');
  expect(declared('ja', /^em/, 'text-emphasis')).toBe('filled dot');
});
