import type { Problem } from '../problems.ts';
import { place } from './explain-issue.ts';
import type { LoadedContent } from './load-content.ts';
import { type Palette, paletteOf } from './palette.ts';

/** The contrast of two opaque colours, 1 to 21 (WCAG 2.2, relative luminance of sRGB). */
export function contrast(one: string, other: string): number {
  const [bright, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Relative luminance of a colour such as #051d21: 0 for black, 1 for white. */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const themes = ['light', 'dark'] as const;

/** Says which colours of a palette do not stand out as they must, in each theme. */
export function checkContrast({ content, records }: LoadedContent): Problem[] {
  const palette = paletteOf(content);
  const record = records.find(({ collection }) => collection === 'palette');
  if (!palette || !record) return [];
  const value = (name: string, theme: 'light' | 'dark') => inTheme(palette.colours[name], theme);
  return palette.contrast.flatMap(({ colour, on, least }) =>
    on.flatMap((ground) =>
      themes.flatMap((theme): Problem[] => {
        const [text, behind] = [value(colour, theme), value(ground, theme)];
        const ratio = contrast(text, behind);
        if (ratio >= least) return [];
        const [up, down] =
          luminance(text) > luminance(behind) ? [colour, ground] : [ground, colour];
        return [
          {
            ...place(record.source, ['colours', colour, theme]),
            expected: `a contrast of at least ${least} on ${ground} (${behind}) in the ${theme} theme`,
            // Cut, not rounded: 4.49 must not read as 4.5.
            found: `${Math.floor(ratio * 100) / 100} for ${colour} (${text})`,
            advice: `make ${up} lighter or ${down} darker`,
          },
        ];
      }),
    ),
  );
}

const inTheme = (colour: Palette['colours'][string] | undefined, theme: 'light' | 'dark') =>
  typeof colour === 'object' ? colour[theme] : (colour ?? '#000000');
