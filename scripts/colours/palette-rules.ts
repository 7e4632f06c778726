import { paletteOf } from './palette-schema.ts';

const onBands = '@media screen{.night,[data-theme=dark]';
const bySystem = '@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light])';

/**
 * The CSS of a site's palette: a custom property for each colour. The dark ones count where the root
 * says `data-theme="dark"`, or says nothing and the system is dark, and on bands of the class `night`;
 * paper is light. Plain values, which browsers know that do not know light-dark(); the dark ones stand
 * there twice, which compresses to nearly nothing. Empty where a site has no palette.
 */
export function paletteRules(content: Readonly<Record<string, unknown>>): string {
  const palette = paletteOf(content);
  if (!palette) return '';
  const light: string[] = [];
  const dark: string[] = [];
  for (const [name, colour] of Object.entries(palette.colours)) {
    light.push(`--${name}:${typeof colour === 'string' ? colour : colour.light}`);
    if (typeof colour !== 'string') dark.push(`--${name}:${colour.dark}`);
  }
  const inDark = `{${dark.join(';')}}`;
  return `@layer tokens{:root{${light.join(';')}}${onBands}${inDark}}${bySystem}${inDark}}}`;
}
