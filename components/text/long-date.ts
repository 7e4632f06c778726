const formats = new Map<string, Intl.DateTimeFormat>();

/** A day (YYYY-MM-DD) written out in a language: 7 May 2026. In French, months begin on the 1er. */
export function longDate(day: string, lang: string): string {
  // Formats are kept, because creating one takes far longer than using it.
  const format =
    formats.get(lang) ?? new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(lang, format);
  const isFrench = /^fr\b/i.test(lang);
  return format
    .formatToParts(new Date(day))
    .map(({ type, value }) => (type === 'day' && value === '1' && isFrench ? '1er' : value))
    .join('');
}

/** The year of a day in the calendar and digits of a language. */
export const yearOf = (day: Date, lang: string): string =>
  new Intl.DateTimeFormat(lang, { year: 'numeric', timeZone: 'UTC' })
    .formatToParts(day)
    .filter(({ type }) => type === 'year')
    .map(({ value }) => value)
    .join('');
