import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { artifact, generatorRoot, keyOf, versionOf } from '../base/artifacts.js';
import { pathFrom } from '../base/paths.js';
import { type Problem, ProblemsError } from '../base/problems.ts';
import { type Font, fontSchema } from '../content/fields.ts';
import { cutFont, furtherCuts } from './cut-font.ts';
import { fallbackFace, findLacking, type Lacking } from './font-file.ts';

/** The site's fonts, subset to the characters in use: files, their CSS, and what to preload. */
type Fonts = {
  files: { file: string; bytes: Uint8Array }[];
  css: string;
  preload: string[];
  /** Their source files, as paths from the site's root, and a hash of the bytes of each. */
  sources: { file: string; hash: string }[];
  /** Letters that the main font, or one that is preloaded, lacks; browsers show them in a fallback. */
  lacking: Lacking[];
};

const version = versionOf(['scripts/fonts/cut-font.ts'], ['subset-font', 'harfbuzzjs']);

/**
 * Subsets the fonts that content lists as `fonts` to the characters that content uses, also in the
 * capitals of its languages. Throws a ProblemsError for a font file that is missing or unreadable.
 */
export async function subsetFonts(
  root: string,
  content: Readonly<Record<string, unknown>>,
  langs: readonly string[] = [],
): Promise<Fonts> {
  const fonts = fontSchema.array().parse(content.fonts ?? []);
  const characters = fonts.length ? charactersOf(content, langs) : '';
  const main = fonts.find(({ role }) => role === 'sans') ?? fonts[0];
  const cut = await Promise.all(
    fonts.map(async (font) => {
      const path = findFont(root, font);
      const source = await readFile(path);
      const { cuts, lacking } = await furtherCuts(path, source, characters).catch((error) => {
        throw unreadable(font, error);
      });
      const [own, ...others] = await Promise.all([
        cutOnce(font, source, characters),
        ...cuts.map(({ source, letters }) => cutOnce(font, source, letters)),
      ]);
      return {
        files: [own, ...others],
        css: [
          fontFace(font, own.file),
          ...others.map(({ file }, at) => fontFace(font, file, cuts[at]?.letters)),
          await fallbackFace(font.family, source, font.fallback),
          roleRule(font, main),
        ],
        preload: font.preload ? [`/${own.file}`] : [],
        lacking,
        sources: [{ path, source }, ...cuts].map(({ path, source }) => {
          return { file: pathFrom(root, path), hash: keyOf(source) };
        }),
      };
    }),
  );
  const inNone = cut.map(({ lacking }) => lacking).reduce(inBoth, cut[0]?.lacking ?? '');
  return {
    // One font may serve several roles.
    files: [...new Map(cut.flatMap(({ files }) => files.map((it) => [it.file, it]))).values()],
    css: [...new Set(cut.flatMap(({ css }) => css))].join(''),
    preload: [...new Set(cut.flatMap(({ preload }) => preload))],
    lacking: fonts.flatMap((font, at) =>
      font.preload || font === main
        ? findLacking(font.family, cut[at]?.lacking ?? '', inNone, content)
        : [],
    ),
    sources: cut.flatMap(({ sources }) => sources),
  };
}

const inBoth = (some: string, others: string) =>
  [...some].filter((letter) => others.includes(letter)).join('');

function findFont(root: string, { family, file }: Font): string {
  const require = createRequire(join(generatorRoot, 'package.json'));
  try {
    return file.startsWith('./') ? require.resolve(resolve(root, file)) : require.resolve(file);
  } catch {
    const problem: Problem = {
      file: 'content/fonts.yaml',
      field: family,
      expected: 'a font file in an installed npm package, or ./ and a path from the root',
      found: file,
    };
    throw new ProblemsError([problem]);
  }
}

function unreadable({ family, file }: Font, error: unknown): unknown {
  // The system's own message says more.
  if (error instanceof ProblemsError || (error instanceof Error && 'code' in error)) return error;
  const problem: Problem = {
    file: 'content/fonts.yaml',
    field: family,
    expected: 'a font file that can be read',
    found: `${file}, which is damaged or not a font`,
    advice: 'replace it with an intact copy of the font file',
  };
  return new ProblemsError([problem]);
}

async function cutOnce(font: Font, source: Uint8Array, characters: string) {
  const { family, weight, features, kerning } = font;
  const key = keyOf(version, source, JSON.stringify([weight, features, kerning, characters]));
  const bytes = await artifact('fonts', key, () => cutFont(font, source, characters));
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  return { file: `assets/${family.toLowerCase().replaceAll(' ', '-')}-${hash}.woff2`, bytes };
}

// Characters that code adds to texts: ASCII, and those of numbers, dates and coordinates.
const always = ' !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~0123456789°′″–—‘’“”…·×©\u00a0';
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant.
const beyondAscii = /[^\x00-\x7f]/;

/**
 * Texts with all that code adds in a language: the digits and months of its dates and numbers, and the
 * dots above emphasized words, which Chinese and Japanese have in place of italics.
 */
export function signsIn(lang: string): string[] {
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month)));
  const dots = /^(ja|zh)\b/.test(lang) ? ['•'] : [];
  return [...months, ...dots, new Intl.NumberFormat(lang).format(1_234_567_890.5)];
}

/** Every character that a site's texts can show, each once and in a fixed order. */
export function charactersOf(content: unknown, langs: readonly string[] = []): string {
  // CSS may show any text in capitals, which are those of its language: that of the Turkish i is İ.
  const cased = (text: string) =>
    [text, text.toUpperCase(), ...langs.map((lang) => text.toLocaleUpperCase(lang))].join('');
  const found = new Set(always + cased(letters));
  // Languages share what they leave out.
  const seen = new Set<object>();
  const visit = (value: unknown): void => {
    // Most texts are ASCII, which is already included.
    if (typeof value === 'string' && beyondAscii.test(value))
      for (const character of cased(value)) found.add(character);
    else if (value && typeof value === 'object' && !seen.has(value)) {
      seen.add(value);
      Object.values(value).forEach(visit);
    }
  };
  visit(content);
  return [...found]
    .filter((character) => character >= ' ')
    .sort()
    .join('');
}

/** The CSS of a font's file. A further file lists the letters for which browsers load it. */
function fontFace({ family, weight }: Font, file: string, letters?: string): string {
  const weights = typeof weight === 'number' ? weight : `${weight.min} ${weight.max}`;
  const range = letters ? `;unicode-range:${rangeOf(letters)}` : '';
  return (
    `@font-face{font-family:"${family}";src:url(/${file}) format("woff2");` +
    `font-weight:${weights};font-display:swap${range}}`
  );
}

const rangeOf = (letters: string) =>
  [...letters].map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join(',');

/**
 * The CSS variable of a role: its font, its fallback, then the main font, so that a letter that the
 * first lacks does not come from the device.
 */
function roleRule({ family, role, generic }: Font, main: Font | undefined): string {
  const families = [family, `${family} Fallback`, ...(main ? [main.family] : [])];
  const named = [...new Set(families)].map((name) => `"${name}"`);
  return `@layer tokens{:root{--${role}:${[...named, ...generic].join(',')}}}`;
}
