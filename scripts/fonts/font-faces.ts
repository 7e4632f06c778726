import type { Font } from './font-schema.ts';

/** The CSS of a font: the font itself, and a device font given its measure as "<family> Fallback". */
export function fontFaces({ family, role, weight, generic, fallback }: Font, url: string): string {
  const weights = typeof weight === 'number' ? weight : `${weight.min} ${weight.max}`;
  const { local, sizeAdjust, ascent, descent, lineGap } = fallback;
  const sources = local.map((name) => `local("${name}")`).join(',');
  return [
    `@font-face{font-family:"${family}";src:url(${url}) format("woff2");`,
    `font-weight:${weights};font-display:swap}`,
    `@font-face{font-family:"${family} Fallback";src:${sources};size-adjust:${sizeAdjust}%;`,
    `ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:${lineGap}%}`,
    `@layer tokens{:root{--${role}:"${family}","${family} Fallback",${generic.join(',')}}}`,
  ].join('');
}
