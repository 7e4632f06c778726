/**
 * Numbers that run from the left in texts that run from the right, such as `+256 414 000 111`, whose groups browsers
 * would put in reverse (Unicode Bidirectional Algorithm, W1 to N2).
 */
import { doubleQuote, isolateEnd, isolateStart, singleQuote } from './stand-ins.ts';

/** Scripts that run from the right. */
const fromRight = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

const space = '[ \\u00a0\\u202f]';
/** In digits after which signs stand on the right. Beside Arabic ones, they stand on the left, as texts run. */
const amount = '[0-9۰-۹](?:[0-9۰-۹.,]*[0-9۰-۹])?';
/** Hebrew joins a word to a number with the same sign, and ranges have it between two amounts. */
const minus = '(?:(?<![\\p{L}\\p{N}\\p{Sc}%‰])-|[−±])';
const arc = `\\d+°(?:[\\d.]+[′’${singleQuote}](?:[\\d.]+[″”${doubleQuote}])?)?`;

/** What keeps its order. A range, such as 2020–2026, and a list are read from the right. */
const number = [
  // Phone numbers.
  '\\+\\p{Nd}(?:[\\p{Nd}\\s()./-]*\\p{Nd})?%?',
  '0\\p{Nd}+(?:[ \\u00a0\\u202f-]\\p{Nd}{2,})+',
  '\\(\\p{Nd}+\\)(?:[ \\u00a0\\u202f-]\\p{Nd}+)+',
  // Thousands, and three groups or more, as of accounts and days.
  `\\p{Nd}{1,3}(?:${space}\\p{Nd}{3})+(?:[.,]\\p{Nd}+)?`,
  '\\p{Nd}{2,}(?: \\p{Nd}{2,}){2,}|\\p{Nd}+(?:-\\p{Nd}+){2,}',
  // Amounts with signs, and the letters of millions.
  `${minus}?\\p{Sc}${space}?${amount}(?:[A-Za-z]{1,2})?`,
  `${minus}?${amount}${space}?[%‰]`,
  `${minus}${amount}`,
  // Positions.
  `${arc}(?:${space}?[NSEWO](?:,?${space}${arc}${space}?[NSEWO])?)?`,
  // Codes that begin with a figure.
  '\\d+(?:[/:._-]\\d+)*[/:._-][A-Za-z]\\w*(?:[/:._-]\\w+)*',
  '\\d+-0\\d+',
].join('|');

/**
 * Behind Latin letters, browsers keep the order of all figures, as in ISO 9001-01, unless they are isolated with an
 * amount, as in $1.2m. How far back these are looked for is limited, so that the time does not grow with the square of
 * a text.
 */
const numbers = new RegExp(
  `\\u2066[^\\u2066\\u2069]*\\u2069|(?<!(?<!\\p{N}\\p{sc=Latn}?)\\p{sc=Latn}[^\\p{L}]{0,60}|[\\p{N}+]|\\p{N}[.,:/_-])(?:${number})(?![\\p{L}\\p{N}]|[.,]\\p{N})`,
  'gu',
);

/** The areas that Unicode keeps for scripts from the right, those beyond U+FFFF by their first halves. */
const letterFromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\ud802\ud803\ud83a\ud83b]/;

/**
 * Puts stand-ins around such numbers, until the language of the text is known. Behind its first letter, a text
 * without letters from the right keeps the order of its figures by itself, so most texts are not looked through.
 */
export function markNumbers(text: string): string {
  const letter = letterFromRight.test(text) ? -1 : text.search(/\p{L}/u);
  if (letter === 0) return text;
  // As far as a number may reach that begins before the letter.
  const start = letter < 0 ? text : text.slice(0, letter + 60);
  const marked = start.replace(numbers, (found) =>
    // A fact that fills a placeholder may be isolated already.
    found.startsWith('\u2066') ? found : isolateStart + found + isolateEnd,
  );
  return marked === start ? text : marked + text.slice(start.length);
}

/** Isolates the marked numbers of a text, if its language runs from the right. */
export function isolateMarked(text: string, lang: string | undefined): string {
  const isIsolated =
    lang !== undefined && fromRight.has(new Intl.Locale(lang).maximize().script ?? '');
  return text
    .replaceAll(isolateStart, isIsolated ? '\u2066' : '')
    .replaceAll(isolateEnd, isIsolated ? '\u2069' : '');
}
