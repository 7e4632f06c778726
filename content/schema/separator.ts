/** What stands between the parts of a list in a language, such as ", ", "፣ " or "、": without its word for "and". */
export function separatorOf(lang: string): string {
  const signs = (type: 'conjunction' | 'unit', style: 'narrow' | 'short') =>
    new Intl.ListFormat(lang, { type, style }).formatToParts(['a', 'b', 'c'])[1]?.value ?? '';
  // Arabic joins with a word, which stands behind a comma in lists of measures.
  const joined = signs('conjunction', 'narrow');
  return /\p{L}/u.test(joined) ? signs('unit', 'short').replace(/\p{L}/gu, '') : joined;
}
