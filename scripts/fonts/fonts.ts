import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { artifact, generatorRoot, keyOf, versionOf } from '../base/artifacts.js';
import { pathFrom } from '../base/paths.js';
import { type Problem, ProblemsError } from '../base/problems.ts';
import { type Font, fontSchema } from '../content/fields.ts';
import { lineOf, readSource } from '../content/read-source.ts';
import { cutFont, cutsOf } from './cut-font.ts';
import { fallbackFace, findLacking, type Lacking, lettersOf, sizeAdjust } from './font-file.ts';

/** The site's fonts, subset to the characters in use: files, their CSS, and what to preload. */
type Fonts = {
  files: { file: string; bytes: Uint8Array }[];
  css: string;
  /** The files that set a good part of a language's texts, of the fonts that are to be preloaded. */
  preload(texts: unknown): readonly string[];
  /** Their source files, as paths from the site's root, and a hash of the bytes of each. */
  sources: { file: string; hash: string }[];
  /** Letters that no font of the main role has; browsers show them in a font of the device. */
  lacking: Lacking[];
  /** Fonts without a use, since those before them have all letters. */
  unused: Font[];
};

const fontsFile = 'content/fonts.yaml';

/** The role whose fonts set what those of another role lack. */
const mainRole = 'sans';

const version = versionOf(['scripts/fonts/cut-font.ts'], ['subset-font', 'harfbuzzjs']);

/**
 * Subsets the fonts that content lists as `fonts` to the characters that content uses, also in the
 * capitals of its languages. Of the fonts of a role, each letter is in the first that has it. Throws a
 * ProblemsError for a font file that is missing or unreadable.
 */
export async function subsetFonts(
  root: string,
  content: Readonly<Record<string, unknown>>,
  langs: readonly string[] = [],
): Promise<Fonts> {
  const fonts = fontSchema.array().parse(content.fonts ?? []);
  const words = fonts.length ? wordsOf(content, langs) : [];
  const roles = [...new Set(fonts.map(({ role }) => role))];
  const cut: Role[] = [];
  // One after another: the decoder of WOFF2 has a single memory, so that two at once get each other's bytes.
  for (const name of roles) {
    const listed = fonts.filter(({ role }) => role === name);
    cut.push(
      await cutRole(root, listed, words).catch((error) => Promise.reject(withLines(error, root))),
    );
  }
  const mainAt = Math.max(0, roles.indexOf(mainRole));
  const main = cut[mainAt];
  const faces = cut.flatMap(({ faces }) => faces);
  const rules = cut.map((role, at) => roleRule(role, at === mainAt ? undefined : main));
  const css = await Promise.all([...cut.map(fontFaces), ...rules]);
  const known = new WeakMap<object, readonly string[]>();
  return {
    // One font may serve several roles.
    files: [...new Map(faces.map(({ file, bytes }) => [file, { file, bytes }])).values()],
    css: css.join(''),
    preload: (texts) => {
      const found = known.get(Object(texts)) ?? preloadsFor(texts, faces);
      known.set(Object(texts), found);
      return found;
    },
    lacking: findLacking(
      main?.fonts.map(({ family }) => family) ?? [],
      lettersOf(main?.rest.join('') ?? ''),
      content,
    ),
    unused: cut.flatMap(({ unused }) => unused),
    sources: [...new Map(faces.map(({ path, source }) => [path, source]))].map(
      ([path, source]) => ({ file: pathFrom(root, path), hash: keyOf(source) }),
    ),
  };
}

/** What is wrong with fonts of content, with the line of each. */
function withLines(error: unknown, root: string): unknown {
  if (!(error instanceof ProblemsError) || !existsSync(join(root, fontsFile))) return error;
  const source = readSource(join(root, fontsFile), fontsFile);
  const families = [source.data].flat().map((font) => String(Reflect.get(Object(font), 'family')));
  const placed = error.problems.map((problem) => {
    const [family = '', field = 'file'] = problem.field?.split('.') ?? [];
    const at = families.indexOf(family);
    return at < 0 ? problem : { ...problem, line: lineOf(source, [at, field]) };
  });
  return new ProblemsError(placed);
}

/** A published file of a font. */
type Face = {
  font: Font;
  path: string;
  source: Uint8Array;
  file: string;
  bytes: Uint8Array;
  /** The characters for which browsers load it. */
  letters: string;
  /** The first font of the role, to whose size it is adjusted. */
  first: Uint8Array;
};

/** The fonts of a role as published, and the words that none of them can set. */
type Role = { fonts: Font[]; faces: Face[]; rest: readonly string[]; unused: Font[] };

async function cutRole(root: string, fonts: Font[], words: readonly string[]): Promise<Role> {
  const faces: Face[] = [];
  const unused: Font[] = [];
  let rest = words;
  for (const font of fonts) {
    const path = findFont(root, font);
    const found = await cutsOf(path, rest).catch((error) => {
      throw unreadable(font, error);
    });
    // The first font gives its file whole, to which others add.
    const cuts = found.cuts.filter(({ letters }, at) => letters || (at === 0 && !faces.length));
    if (cuts.length === 0) unused.push(font);
    for (const [at, { path, source, letters }] of cuts.entries()) {
      const first = faces[0]?.source ?? source;
      const published = await cutOnce(font, source, letters);
      // Of a family whose first file has not come yet, Chromium measures `ch` in any that has.
      const family = at > 0 ? `${font.family} 2` : font.family;
      faces.push({ font: { ...font, family }, path, source, ...published, letters, first });
    }
    rest = found.rest;
  }
  return { fonts, faces, rest, unused };
}

/** The share of a language's letters that a file must set to be worth an early request. */
const leastShare = 0.2;

function preloadsFor(content: unknown, faces: readonly Face[]): readonly string[] {
  const early = faces.filter(({ font }) => font.preload);
  if (early.length === 0) return [];
  const counts = new Map<string, number>();
  let all = 0;
  eachText(content, (text) => {
    for (const letter of text.replace(/<[^>]*>/g, '').match(/\p{L}/gu) ?? []) {
      all += 1;
      const face = early.find(({ letters }) => letters.includes(letter));
      if (face) counts.set(face.file, (counts.get(face.file) ?? 0) + 1);
    }
  });
  if (all === 0) return [...new Set(early.slice(0, 1).map(({ file }) => `/${file}`))];
  return [...counts].flatMap(([file, count]) => (count > all * leastShare ? `/${file}` : []));
}

function findFont(root: string, { family, file }: Font): string {
  const require = createRequire(join(generatorRoot, 'package.json'));
  try {
    return file.startsWith('./') ? require.resolve(resolve(root, file)) : require.resolve(file);
  } catch {
    const problem: Problem = {
      file: fontsFile,
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
    file: fontsFile,
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
  const format = new Intl.DateTimeFormat([lang, 'en-GB'], { dateStyle: 'long', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month)));
  const dots = /^(ja|zh)\b/.test(lang) ? ['•'] : [];
  return [...months, ...dots, new Intl.NumberFormat(lang).format(1_234_567_890.5)];
}

/** The words of a site for its fonts: each with more than ASCII, and each character that is in no such word. */
export function wordsOf(content: unknown, langs: readonly string[] = []): string[] {
  // CSS may show any text in capitals, which are those of its language: that of the Turkish i is İ.
  const cased = (text: string) =>
    [text, text.toUpperCase(), ...langs.map((lang) => text.toLocaleUpperCase(lang))].join(' ');
  const words = new Set([...always, ...cased(letters)]);
  eachText(content, (text) => {
    for (const [word] of cased(text).matchAll(wordOrSigns))
      if (beyondAscii.test(word)) words.add(word);
  });
  return [...words].sort();
}

/** Words, and what stands between them, also in texts in HTML. */
const wordOrSigns =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: line ends are meant.
  /[\p{L}\p{M}\p{N}\u200c\u200d]+|[^\x00-\x20<>\p{L}\p{M}\p{N}\u200c\u200d]+/gu;

/** Visits each text with more than ASCII, of which fonts have the rest already. Most have none. */
function eachText(content: unknown, visit: (text: string) => void): void {
  // Languages share what they leave out.
  const seen = new Set<object>();
  const look = (value: unknown): void => {
    if (typeof value === 'string' && beyondAscii.test(value)) visit(value);
    else if (value && typeof value === 'object' && !seen.has(value)) {
      seen.add(value);
      Object.values(value).forEach(look);
    }
  };
  look(content);
}

/** The CSS of a role's files. Of several, each lists the characters for which browsers load it; the last counts. */
async function fontFaces({ faces }: Role): Promise<string> {
  const rules = faces.map(async ({ font, file, letters, source, first }) => {
    const { family, weight } = font;
    const weights = typeof weight === 'number' ? weight : `${weight.min} ${weight.max}`;
    const size = source === first ? '' : await sizeAdjust(source, first);
    return (
      `@font-face{font-family:"${family}";src:url(/${file}) format("woff2");` +
      `font-weight:${weights};font-display:swap${size}${faces.length > 1 ? rangeOf(letters) : ''}}`
    );
  });
  return (await Promise.all(rules)).reverse().join('');
}

/** `unicode-range` for some characters, with those in a row as `U+41-5a`. */
function rangeOf(characters: string): string {
  const ranges: { from: number; to: number }[] = [];
  for (const character of characters) {
    const at = character.codePointAt(0) ?? 0;
    const last = ranges.at(-1);
    if (last?.to === at - 1) last.to = at;
    else ranges.push({ from: at, to: at });
  }
  const hex = (at: number) => at.toString(16);
  const written = ranges.map(({ from, to }) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`);
  return `;unicode-range:${written.join(',')}`;
}

/**
 * The fallback of a role, and its CSS variables: its fonts in their order, the fallback, then the main fonts, so
 * that a letter that they lack does not come from the device. If there is such a letter, the fallback stands in
 * for no other than those of the first font. `--role-first` is what the first screen is painted in: without
 * `--role-late`, the fonts that are not to be loaded early.
 */
async function roleRule({ fonts, faces, rest }: Role, main: Role | undefined): Promise<string> {
  const [first] = fonts;
  const [own] = faces;
  if (!first || !own) return '';
  const familiesOf = (faces: readonly Face[] = []) => faces.map(({ font }) => font.family);
  const mainSets = rest.some((word) => !main?.rest.includes(word));
  const range = main && mainSets ? rangeOf(own.letters) : '';
  const fallback = await fallbackFace(first.family, own.source, first.fallback, range);
  const { role, generic } = first;
  const early = main ? faces.filter(({ font }) => font.preload) : faces;
  const late = faces.filter((face) => !early.includes(face));
  const families = [...familiesOf(early), `${first.family} Fallback`, ...familiesOf(main?.faces)];
  const list = [...inQuotes(families), ...generic].join(',');
  if (!main) return `${fallback}@layer tokens{:root{--${role}:${list}}}`;
  const lateList = inQuotes(familiesOf(late)).join(',');
  // Each letter is in one of the fonts, whichever comes first.
  const all = late.length
    ? `--${role}-late:${lateList};--${role}:var(--${role}-late),var(--${role}-first)`
    : `--${role}:var(--${role}-first)`;
  return `${fallback}@layer tokens{:root{--${role}-first:${list};${all}}}`;
}

const inQuotes = (families: readonly string[]) =>
  [...new Set(families)].map((family) => `"${family}"`);
