import type { Problem } from '../base/problems.ts';
import { placeOfField } from './explain-issue.ts';
import type { LoadedContent } from './load-content.ts';
import { contrast, luminance } from './luminance.ts';
import { type Palette, paletteOf } from './palette.ts';

/**
 * Reports the colours of a palette whose contrast is too low, in each theme. A translucent colour
 * has no contrast of its own, and is reported too.
 */
export function checkContrast({ content, records }: LoadedContent): Problem[] {
  const palette = paletteOf(content);
  const record = records.find(({ collection }) => collection === 'palette');
  if (!palette || !record) return [];
  const of = (name: string, theme: Theme): Colour => ({
    name,
    value: inTheme(palette.colours[name], theme),
    // Only on demand, since finding the line parses the file a second time.
    place: () => placeOfField(record.source, ['colours', name, theme]),
  });
  const pairs = palette.contrast.flatMap(({ colour, on, least, theme: only }) =>
    on.flatMap((ground) =>
      themes
        .filter((theme) => !only || theme === only)
        .map((theme) => ({ theme, least, text: of(colour, theme), behind: of(ground, theme) })),
    ),
  );
  const translucent = pairs
    .flatMap(({ text, behind }) => [text, behind])
    .filter(({ value }) => value.length > '#rrggbb'.length);
  return [
    ...translucent.map(({ place, value }) => ({
      ...place(),
      expected: 'a colour without opacity, such as #051d21, because its contrast is checked',
      found: value,
    })),
    ...pairs.flatMap(tooLittle),
  ];
}

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];
type Colour = { name: string; value: string; place: () => ReturnType<typeof placeOfField> };
type Pair = { theme: Theme; least: number; text: Colour; behind: Colour };

function tooLittle({ theme, least, text, behind }: Pair): Problem[] {
  const ratio = contrast(text.value, behind.value);
  if (ratio >= least) return [];
  const isLighter = luminance(text.value) > luminance(behind.value);
  const [up, down] = isLighter ? [text, behind] : [behind, text];
  return [
    {
      ...text.place(),
      expected: `a contrast of at least ${least} on ${behind.name} (${behind.value}) in the ${theme} theme`,
      // Truncated, not rounded: 4.49 must not read as 4.5.
      found: `${Math.floor(ratio * 100) / 100} for ${text.name} (${text.value})`,
      advice: `make ${up.name} lighter or ${down.name} darker`,
    },
  ];
}

const inTheme = (colour: Palette['colours'][string] | undefined, theme: Theme) =>
  typeof colour === 'object' ? colour[theme] : (colour ?? '#000000');
