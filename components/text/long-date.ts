const formats = new Map<string, Intl.DateTimeFormat>();

/** The language of a date in one whose months Unicode's data lack. Without it, that is the machine's. */
export const otherwise = 'en-GB';

/**
 * A day (YYYY-MM-DD) written out in a language: 7 May 2026. In French, months begin on the 1er: that is the one
 * ordinal that dates have, and Unicode's data lack it.
 */
export function longDate(day: string, lang: string): string {
  // Formats are kept, because creating one takes far longer than using it.
  const format =
    formats.get(lang) ??
    new Intl.DateTimeFormat([lang, otherwise], { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(lang, format);
  const isFrench = /^fr\b/i.test(lang);
  const written = inWords(new Date(day), format);
  return isFrench ? written.replace(/^1 /, '1er ') : written;
}

const latin = /\p{sc=Latn}/u;

/** A moment in a format, without an era such as AM in a language of other letters: Unicode's data lack its word. */
export function inWords(moment: Date, format: Intl.DateTimeFormat): string {
  const parts = format.formatToParts(moment);
  const isLatin = parts.some(({ type, value }) => type === 'month' && latin.test(value));
  return parts
    .map(({ type, value }) => (type === 'era' && !isLatin && latin.test(value) ? '' : value))
    .join('')
    .replace(/ (?= |$)/g, '');
}

/** The year of a day in the calendar and digits of a language. */
export const yearOf = (day: Date, lang: string): string =>
  new Intl.DateTimeFormat([lang, otherwise], { year: 'numeric', timeZone: 'UTC' })
    .formatToParts(day)
    .filter(({ type }) => type === 'year')
    .map(({ value }) => value)
    .join('');
