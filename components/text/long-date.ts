const formats = new Map<string, Intl.DateTimeFormat>();

/** A day (YYYY-MM-DD) written out in a language: 7 May 2026. */
export function longDate(day: string, lang: string): string {
  // Kept, because creating a format takes far longer than using it.
  const format =
    formats.get(lang) ?? new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(lang, format);
  return format.format(new Date(day));
}
