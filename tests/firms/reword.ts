/** Replaces the words of a text, by a seed: the same seed gives the same words. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

export const pools = z
  .record(z.string(), z.string())
  .parse(parse(readFileSync(join(import.meta.dirname, 'words.yaml'), 'utf8')));

/** A number from 0 up to but not including `end`. */
export type Random = (end: number) => number;

/** Numbers that look random and are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed;
  return (end) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end);
  };
}

/** Lengths of words in scripts that have spaces. */
const [usualWord, longestWord] = [8, 22];

export type RewordOptions = {
  scripts: readonly string[];
  /** Turns some short texts into one letter, and some into 120 letters without a space. */
  oddTitles: boolean;
  /** Where a link of the old site leads in the new one. */
  href: (old: string) => string;
};

// Placeholders, code, addresses and the names of notes stay, and Markdown links keep their targets.
const parts =
  /\[\^[^\]\s]+\]|\{(?:[^{}]|\{[^{}]*\})*\}|\]\(([^)]*)\)|`[^`]*`|https?:\S+|\d+|[\p{L}\p{M}][\p{L}\p{M}’']*/gu;

/**
 * Creates a function that replaces every word and number of a text but keeps its length,
 * punctuation and `{placeholders}`. No two short texts become the same, and no two headings get the same
 * letters, since these are their ids.
 */
export function rewording(random: Random, { scripts, oddTitles, href: follow }: RewordOptions) {
  const given = new Set<string>();
  const pick = (all: readonly string[]) => all[random(all.length)] ?? '';

  const draw = (text: string) => {
    const script = pick(scripts);
    const words = (pools[script] ?? '').split(/\s+/);
    return (spellings[script] ?? ((drawn) => drawn))(drawWords(text, words));
  };
  const drawWords = (text: string, words: readonly string[]) =>
    text.replace(parts, (part, href?: string) => {
      if (href !== undefined) return `](${follow(href)})`;
      if (/^\d/.test(part)) return part.replace(/\d/g, () => String(1 + random(9)));
      if (!/^\p{L}/u.test(part)) return part;
      // A script without spaces has whole phrases where others have words.
      const count = part.length > longestWord ? Math.ceil(part.length / usualWord) : 1;
      const length = Math.round(part.length / count);
      const drawn = Array.from({ length: count }, () => pick(ofLength(words, length)));
      return inCaseOf(part, drawn.join(' '));
    });

  return (text: string, isTitle = false): string => {
    if (isTitle && oddTitles && random(6) === 0) return oddTitle(random);
    const isHeading = isTitle || text.startsWith('#');
    const isUnique = isHeading || text.split(' ').length < 5;
    for (let tries = 0; ; tries++) {
      // There may be fewer words of one length than headings, or labels, of one word.
      const more = 'ly'.repeat(Math.max(0, Math.ceil((tries - 40) / 10)));
      const longer = isHeading ? `${text} longer` : text.replace(/^\p{L}+$/u, `$&${more}`);
      const drawn = draw(tries > 40 ? longer : text);
      // Of words that are signs, such as emoji, all counts.
      const letters = plainLetters(drawn) || (drawn === text ? '' : drawn);
      if (isUnique && letters && given.has(letters) && tries < 80) continue;
      given.add(letters);
      return drawn;
    }
  };
}

/** What distinguishes the ids of headings: letters without accents, and digits. */
const plainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Thai as it is written: with spaces between phrases alone, and without full stops. */
const inPhrases = (text: string): string =>
  text
    .replace(/(?<=[\p{sc=Thai}])[.,](?=\s|$)/gu, '')
    .replace(/(?<=[\p{sc=Thai}]) (?=[\p{sc=Thai}]+ )/gu, '');

/** Amharic with its own commas and full stops. */
const withOwnSigns = (text: string): string =>
  text.replace(/(?<=\p{sc=Ethi})\.(?=\s|$)/gu, '።').replace(/(?<=\p{sc=Ethi}),(?=\s)/gu, '፣');

/** Arabic with its own commas. */
const withArabicSigns = (text: string): string =>
  text.replace(/(?<=\p{sc=Arab}),(?=\s)/gu, '،').replace(/(?<=\p{sc=Arab});/gu, '؛');

/** Japanese as it is written: without spaces between words, and with its own signs. */
const withoutSpaces = (text: string): string =>
  text
    .replace(/(?<=[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}])\.(?=\s|$)/gu, '。')
    .replace(/(?<=[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}]),(?=\s)/gu, '、')
    .replace(
      /(?<=[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}。、]) (?=[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}])/gu,
      '',
    );

/** Latin with its own signs, in place of a text in Amharic. */
const withLatinSigns = (text: string): string => text.replaceAll('፣', ',').replaceAll('።', '.');

/** What makes of words a text as a script writes it, if not with spaces and Latin signs. */
const spellings: Readonly<Record<string, (text: string) => string>> = {
  amharic: withOwnSigns,
  arabic: withArabicSigns,
  japanese: withoutSpaces,
  latin: withLatinSigns,
  thai: inPhrases,
};

/** One letter, or 120 without a space. */
function oddTitle(random: Random): string {
  const letter = () => String.fromCharCode(97 + random(26));
  if (random(2)) return letter().toUpperCase();
  return Array.from({ length: 120 }, letter).join('');
}

/** The words of the same length, or else of the closest length. */
function ofLength(words: readonly string[], length: number): string[] {
  const away = (word: string) => Math.abs(word.length - length);
  const least = Math.max(1, Math.min(...words.map(away)));
  return words.filter((word) => away(word) <= least);
}

function inCaseOf(old: string, word: string): string {
  const first = old[0] ?? '';
  // Most scripts have no capitals.
  const isInCapitals = old === old.toUpperCase() && old !== old.toLowerCase();
  if (old.length > 1 && isInCapitals) return word.toUpperCase();
  return first === first.toLowerCase() ? word : (word[0] ?? '').toUpperCase() + word.slice(1);
}
