import { place } from '../content/explain-issue.ts';
import type { LoadedContent } from '../content/load.ts';
import type { Problem } from '../problems.ts';
import { contrast, luminance } from './contrast.ts';
import { type Palette, paletteOf } from './palette-schema.ts';

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
