import { paletteOf } from './palette-schema.ts';

/** The CSS of a site's palette: a custom property for each colour. Empty where it has none. */
export function paletteRules(content: Readonly<Record<string, unknown>>): string {
  const palette = paletteOf(content);
  if (!palette) return '';
  const properties = Object.entries(palette.colours).map(([name, colour]) => {
    const { light, dark } = typeof colour === 'string' ? { light: colour, dark: colour } : colour;
    return `--${name}:${light === dark ? light : `light-dark(${light},${dark})`}`;
  });
  return `@layer tokens{:root{${properties.join(';')}}}`;
}
