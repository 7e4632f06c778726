import iconNodes from 'lucide-static/icon-nodes.json' with { type: 'json' };
import { z } from 'zod';

/** The format of a link: a route of the site, an anchor, or an https, mailto or tel address. */
const linkForms = /^(\/(?!\/)\S*|#\S+|(https:\/\/|mailto:|tel:)\S+)$/;

/** The same in words. */
export const linkPlaces = 'a link: /route/, /route/#anchor, #anchor, https://…, mailto:… or tel:…';

/**
 * The name of a file in `content/pictures`, and the size in pixels at which large screens show it.
 * It is an object, so that the loader can find and check it.
 */
export const pictureName = z.object({
  picture: z.string(),
  shown: z.object({ width: z.number(), height: z.number() }).optional(),
});

export type PictureName = z.infer<typeof pictureName>;

/** A non-empty text. White space around it is dropped, and its quotation marks become typographic. */
export const text = () => z.string().trim().min(1, 'a text that is not empty').overwrite(setQuotes);

/** What may come before an opening quotation mark; nothing, at the beginning of a text. */
const opensBehind = /^[\s([{\u2014\u2013\u201c\u2018]?$/;

/** Replaces straight quotation marks and apostrophes by typographic ones. */
export function setQuotes(text: string): string {
  if (!text.includes('"') && !text.includes("'")) return text;
  return text.replace(/["']/g, (mark, at: number) => {
    const opens = opensBehind.test(text.charAt(at - 1));
    if (mark === '"') return opens ? '“' : '”';
    return opens ? '‘' : '’';
  });
}

/** An address with its letters decoded; undefined if a percent sign encodes nothing. */
export function decoded(href: string): string | undefined {
  try {
    return decodeURIComponent(href);
  } catch {
    return undefined;
  }
}

/** A place to go: a route of the site, an anchor, or an https, mailto or tel address. */
export const link = () => z.string().regex(linkForms, linkPlaces);

/**
 * The name of a picture in `content/pictures`, with its extension. `shown` is the size in pixels at
 * which large screens show it: builds warn about a smaller photograph.
 */
export const picture = (shown?: PictureName['shown']) =>
  z
    .string()
    .regex(/\.(svg|png|jpe?g)$/i, 'the name of an svg, png or jpg file in content/pictures')
    // A name typed on one system and a file written by another may spell an umlaut in two ways.
    .transform((name): PictureName => ({ picture: name.normalize(), ...(shown && { shown }) }));

/** Every icon name, as one schema that JSON Schemas can refer to. */
export const iconName = z.enum(Object.keys(iconNodes));

/** The name of a Lucide icon. */
export const icon = () => iconName;

const percent = () => z.number().min(0).max(100);

/** The point of a picture that stays in view however the picture is cropped. */
export const focusSchema = z.strictObject({
  picture: picture().describe('The file in pictures/.'),
  across: percent().describe('How far from its left edge, in percent of its width.'),
  down: percent().describe('How far from its top edge, in percent of its height.'),
});

/** A point of a picture, in percent of its width and height. */
export type Focus = Pick<z.infer<typeof focusSchema>, 'across' | 'down'>;

/** Fonts on visitors' devices that can replace one that has not loaded yet. */
const deviceFonts = ['Arial', 'Courier New', 'Georgia', 'Times New Roman', 'Verdana'] as const;

export type DeviceFont = (typeof deviceFonts)[number];

/** A font of the site: its file, and its replacement until it has loaded. */
export const fontSchema = z.strictObject({
  family: z
    .string()
    .regex(/^[\w-][\w -]*$/, 'a name of Latin letters, digits, spaces and hyphens')
    .describe('Name of the font as the style sheets use it.'),
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
      z
        .strictObject({
          min: z.int().describe('The lightest weight.'),
          max: z.int().describe('The heaviest weight.'),
        })
        .refine(({ min, max }) => min <= max, 'a min that is not above max'),
    ])
    .describe('One weight, or the lightest and the heaviest of a variable font.'),
  features: z
    .array(
      z
        .string()
        .regex(/^[a-z0-9]{4}$/, 'four letters or digits')
        .describe('Such as tnum.'),
    )
    .optional()
    .describe(
      'Features to keep, such as kern and tnum; without this, all. Joining letters need theirs.',
    ),
  kerning: z
    .int()
    .optional()
    .describe(
      'The weight whose kerning all weights use, rounded. Separate kerning takes twice as many bytes.',
    ),
  generic: z
    .array(z.string())
    .min(1, 'at least one')
    .describe('Fallback fonts after it, such as system-ui and sans-serif.'),
  preload: z.boolean().describe('true for the font that most of the first screen is set in.'),
  fallback: z
    .enum(deviceFonts)
    .describe(
      'A system font, scaled to its width and height, that replaces it until it has loaded.',
    ),
});

export type Font = z.infer<typeof fontSchema>;
