import { z } from 'zod';

const colour = z
  .string()
  .regex(/^#([0-9a-fA-F]{2}){3,4}$/, 'a colour such as #051d21, or #051d2180 with opacity')
  .toLowerCase();

/** A colour shared by both themes. */
export const plainColour = () => colour;

/** A colour for each theme. */
export const themedColour = () =>
  z.strictObject(
    {
      light: colour.describe('In the light theme.'),
      dark: colour.describe('In the dark theme.'),
    },
    { error: ({ code }) => (code === 'invalid_type' ? bothThemes : undefined) },
  );

const bothThemes = 'one for each theme, such as { light: "#f4f7f5", dark: "#0c2d34" }';

/** The two colours of a firm, from which the others can be derived. */
const firmColours = z.strictObject({
  ground: plainColour().describe(
    'The dark colour of the firm: bands, and grounds of the dark theme.',
  ),
  accent: plainColour().describe('The bright colour of the firm: buttons and markers.'),
});

/**
 * The colours of a site by the names of their custom properties, additional colours of drawings,
 * and pairs of colours that need contrast. `derive` gives those that the file leaves out if it has
 * `from`, a firm's own two.
 */
export function paletteSchema<
  Shape extends Record<string, z.ZodType>,
  Tones extends Record<string, z.ZodType>,
>(
  shape: Shape,
  tones: Tones,
  derive: (from: z.infer<typeof firmColours>) => { colours: object; drawings: object },
) {
  const name = z.enum(Object.keys(shape));
  const pair = z.strictObject({
    colour: name.describe('Colour of the text, the control or the band.'),
    on: z.array(name).min(1, 'at least one').describe('Colours of the backgrounds behind it.'),
    least: z
      .number()
      .min(1)
      .max(21)
      .describe('Minimum contrast ratio: 4.5 for text, 3 for large text and controls (WCAG 2.2).'),
    theme: z
      .enum(['light', 'dark'])
      .optional()
      .describe('Only in this theme. Without it, in both.'),
  });
  const all = { colours: z.strictObject(shape), drawings: z.strictObject(tones) };
  return z
    .strictObject({
      from: firmColours
        .optional()
        .describe('The two colours that all others follow, unless they are given below.'),
      colours: all.colours
        .partial()
        .optional()
        .describe('Colours as #rrggbb, or #rrggbbaa with opacity.'),
      drawings: all.drawings
        .partial()
        .optional()
        .describe('Additional colours that only drawings use.'),
      contrast: z
        .array(pair)
        .min(1, 'at least one')
        .describe('Pairs of colours that need contrast. Builds check them.'),
    })
    .transform(({ from, contrast, ...given }, context) => {
      const derived = from ? derive(from) : { colours: {}, drawings: {} };
      const whole = z.object(all).safeParse({
        colours: { ...derived.colours, ...given.colours },
        drawings: { ...derived.drawings, ...given.drawings },
      });
      if (whole.success) return { ...whole.data, contrast };
      for (const { path } of whole.error.issues)
        context.addIssue({
          code: 'custom',
          path: [...path],
          message: 'a colour, or `from` with the two colours that all others follow',
        });
      return z.NEVER;
    });
}

const palette = z.object({
  colours: z.record(
    z.string(),
    z.union([z.string(), z.object({ light: z.string(), dark: z.string() })]),
  ),
  contrast: z.array(
    z.object({
      colour: z.string(),
      on: z.array(z.string()),
      least: z.number(),
      theme: z.enum(['light', 'dark']).optional(),
    }),
  ),
});

/** What the generator knows about a palette, whatever the names of its colours. */
export type Palette = z.infer<typeof palette>;

/** The palette in a site's content, if it has one. */
export const paletteOf = (content: Readonly<Record<string, unknown>>): Palette | undefined =>
  palette.optional().parse(content.palette);

const onBands = '@media screen{.night,[data-theme=dark]';
const bySystem = '@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light])';

/**
 * The CSS of a site's palette: a custom property for each colour. The dark ones apply to bands of
 * the class `night`, and everywhere if the root has `data-theme="dark"`, or has no theme and the
 * system is dark. Print is always light. For browsers without light-dark(), the dark values are
 * written twice, which compresses to almost nothing. Empty if a site has no palette.
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
