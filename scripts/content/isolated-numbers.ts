/**
 * Numbers that run from the left in texts that run from the right, such as `+256 414 000 111`, whose groups browsers
 * would put in reverse (Unicode Bidirectional Algorithm, W1 to N2).
 */
import { isolateEnd, isolateStart } from './stand-ins.ts';

/** Scripts that run from the right. */
const fromRight = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

/** A number with a sign before it, or in groups: a phone number, an amount of thousands, a number in brackets. */
const number = new RegExp(
  [
    '(?<![\\p{L}\\p{N}\\u2066+(.,:/-])(?:',
    '[+\u2212-]\\p{Nd}(?:[\\p{Nd}\\s()./,-]*\\p{Nd})?',
    '|\\p{Nd}{1,3}(?:[ \\u00a0\\u202f]\\p{Nd}{3})+',
    '|0\\p{Nd}+(?:[ \\u00a0\\u202f-]\\p{Nd}{2,})+',
    '|\\(\\p{Nd}+\\)(?:[ \\u00a0\\u202f-]\\p{Nd}+)+',
    ')(?![\\p{N}])',
  ].join(''),
  'gu',
);

/** Puts stand-ins around such numbers, until the language of the text is known. */
export const markNumbers = (text: string): string =>
  text.replace(number, (found) => isolateStart + found + isolateEnd);

/** Isolates the marked numbers of a text, if its language runs from the right. */
export function isolateMarked(text: string, lang: string | undefined): string {
  const isIsolated =
    lang !== undefined && fromRight.has(new Intl.Locale(lang).maximize().script ?? '');
  return text
    .replaceAll(isolateStart, isIsolated ? '\u2066' : '')
    .replaceAll(isolateEnd, isIsolated ? '\u2069' : '');
}
