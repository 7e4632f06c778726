import { ColorSpace, OKLCH, parse, serialize, sRGB, to, toGamut } from 'colorjs.io/fn';
import { contrast } from './luminance.ts';

ColorSpace.register(sRGB);
ColorSpace.register(OKLCH);

/** A colour by how light it looks (0 to 1), how strong it is (0 is grey) and its hue in degrees. */
export type Tone = { lightness: number; chroma: number; hue: number };

/** The tone of a colour such as #051d21. */
export function toneOf(colour: string): Tone {
  const [lightness, chroma, hue] = to(parse(colour), OKLCH).coords;
  return { lightness: lightness ?? 0, chroma: chroma ?? 0, hue: hue ?? 0 };
}

/** The colour of a tone, less strong if no screen can show it so. */
export function colourOf({ lightness, chroma, hue }: Tone): string {
  const shown = toGamut(to({ space: OKLCH, coords: [lightness, chroma, hue], alpha: 1 }, sRGB));
  return serialize(shown, { format: 'hex', collapse: false });
}

/**
 * The colour of a tone, made lighter or darker step by step until it has enough contrast with each
 * ground. Black and white end the search.
 */
export function readable(
  tone: Tone,
  direction: 'lighter' | 'darker',
  ...needs: readonly [grounds: readonly string[], least: number][]
): string {
  const step = direction === 'lighter' ? 0.005 : -0.005;
  for (let { lightness } = tone; lightness > 0 && lightness < 1; lightness += step) {
    const colour = colourOf({ ...tone, lightness });
    const isEnough = needs.every(([grounds, least]) =>
      grounds.every((ground) => contrast(colour, ground) >= least),
    );
    if (isEnough) return colour;
  }
  return direction === 'lighter' ? '#ffffff' : '#000000';
}
