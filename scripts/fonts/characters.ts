// What code adds to the texts of content: ASCII, and the marks of numbers, dates and positions.
const always = ' !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~0123456789°′″–—‘’“”…·×©\u00a0';
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant.
const beyondAscii = /[^\x00-\x7f]/;

/** Every character that a site's texts can show, each once and in a fixed order. */
export function charactersOf(content: unknown): string {
  const found = new Set(always + letters);
  const visit = (value: unknown): void => {
    // Most texts show nothing but ASCII, which is there already. Style sheets may set capitals.
    if (typeof value === 'string' && beyondAscii.test(value))
      for (const character of value + value.toUpperCase()) found.add(character);
    else if (value && typeof value === 'object') Object.values(value).forEach(visit);
  };
  visit(content);
  return [...found]
    .filter((character) => character >= ' ')
    .sort()
    .join('');
}
