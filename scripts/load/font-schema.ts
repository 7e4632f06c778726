import { z } from 'zod';

/** Fonts that devices have, and that can stand in for one that has not come yet. */
const deviceFonts = ['Arial', 'Courier New', 'Georgia', 'Times New Roman', 'Verdana'] as const;

export type DeviceFont = (typeof deviceFonts)[number];

/** A font of the site: which file it comes from, and what stands in for it until it has come. */
export const fontSchema = z.strictObject({
  family: z.string().min(1).describe('Name of the font as the style sheets use it.'),
  role: z
    .string()
    .regex(/^[a-z-]+$/, 'lower case letters and hyphens')
    .describe('What it is for: "sans" makes it var(--sans) in the style sheets.'),
  file: z
    .string()
    .regex(/\.(woff2?|ttf|otf)$/, 'a woff2, woff, ttf or otf file')
    .describe('The font file: in an npm package, or from the root of the site with ./ before it.'),
  weight: z
    .union([
      z.int(),
      z.strictObject({
        min: z.int().describe('The lightest weight.'),
        max: z.int().describe('The heaviest weight.'),
      }),
    ])
    .describe('One weight, or the lightest and the heaviest of a variable font.'),
  features: z
    .boolean()
    .describe('true to keep shapes that style sheets ask for, such as tabular figures.'),
  generic: z
    .array(z.string())
    .min(1, 'at least one')
    .describe('Names that stand behind it, such as system-ui and sans-serif.'),
  preload: z.boolean().describe('true for the font that most of the first screen is set in.'),
  fallback: z
    .enum(deviceFonts)
    .describe(
      'A font of devices that stands in for it, made as wide and as high, until it has come.',
    ),
});

export type Font = z.infer<typeof fontSchema>;
