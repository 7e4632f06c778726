import iconNodes from 'lucide-static/icon-nodes.json' with { type: 'json' };
import { z } from 'zod';
import { markNumbers } from './isolated-numbers.ts';
import { isLink, linkPattern, linkPlaces } from './links.ts';
import { markQuotes } from './quotation-marks.ts';

/**
 * The name of a file in `content/pictures`, and the size in pixels at which large screens show it.
 * It is an object, so that the loader can find and check it.
 */
export const pictureName = z.object({
  picture: z.string(),
  shown: z.object({ width: z.number(), height: z.number() }).optional(),
});

export type PictureName = z.infer<typeof pictureName>;

/** A non-empty text. It is trimmed, and gets the quotation marks and numbers of its language. */
export const text = () =>
  z
    .string()
    .trim()
    .min(1, 'a text that is not empty')
    .overwrite((written) => markNumbers(markQuotes(written)));

/** The target of a link: a route of the site, an anchor, or an https, http, mailto, tel or sms address. */
export const link = () =>
  z
    .string()
    .regex(linkPattern, { error: linkPlaces, abort: true })
    .refine((href) => !/\s/.test(href), {
      error: ({ input }) =>
        `an address without spaces: ${String(input).trim().replace(/\s/g, '%20')}`,
      abort: true,
    })
    .refine((href) => href !== '#' && isLink(href), linkPlaces);

/** The ending of a picture's file: the formats that browsers know, and TIFF. */
export const pictureEnding = /\.(svg|png|jpe?g|webp|avif|gif|tiff?)$/i;

/**
 * The name of a picture in `content/pictures`, with its extension. `shown` is the size in pixels at
 * which large screens show it: builds warn about a smaller photograph.
 */
export const picture = (shown?: PictureName['shown']) =>
  z
    .string()
    .regex(
      pictureEnding,
      'the name of an svg, png, jpg, webp, avif, gif or tif file in content/pictures',
    )
    // A name typed on one system and a file written by another may spell an umlaut in two ways.
    .transform((name): PictureName => ({ picture: name.normalize(), ...(shown && { shown }) }));

/** A language tag as the standard writes it: en-GB for en-UK, he for iw; undefined if it is none. */
export function standardTag(tag: string): string | undefined {
  try {
    const { language, region, baseName } = new Intl.Locale(tag);
    const names = (type: 'language' | 'region') =>
      new Intl.DisplayNames('en', { type, fallback: 'none' });
    // Of smaller languages, such as Lugbara and Alur, systems know the script, but no name.
    const { script } = new Intl.Locale(language).maximize();
    const isNamed = names('language').of(language) || (language !== 'und' && script);
    const isKnown = isNamed && (!region || names('region').of(region));
    return isKnown ? baseName : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A language, as a tag that browsers and search engines understand. It may name the calendar and the digits of its
 * dates (Unicode Technical Standard 35): `am-u-ca-ethiopic`, `ar-u-nu-latn`.
 */
export const languageTag = () =>
  z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*(-u(-[A-Za-z0-9]{2,8})+)?$/, {
      error: languageTags,
      abort: true,
    })
    .refine((tag) => standardTag(tag)?.toLowerCase() === publishedTag(tag).toLowerCase(), {
      error: ({ input }) => {
        const meant = standardTag(String(input));
        return meant ? `the language tag ${meant}` : languageTags;
      },
      abort: true,
    })
    .refine(isExtensionKnown, extensions);

const languageTags = 'a language tag such as en or pt-BR';

/** A tag without what it says of dates and numbers. */
export const publishedTag = (tag: string) => tag.replace(/-u-.*/, '');

const extensions =
  'after -u-, only ca and a calendar, or nu and digits that browsers know, such as am-u-ca-ethiopic';

/** Whether all that a tag says after -u- is a calendar and digits that take effect. */
function isExtensionKnown(tag: string): boolean {
  const [, extension = ''] = /-u-(.*)/.exec(tag) ?? [];
  const { calendar, numberingSystem } = new Intl.DateTimeFormat(tag).resolvedOptions();
  return extension.replace(`ca-${calendar}`, '').replace(`nu-${numberingSystem}`, '').length < 2;
}

/**
 * The name of a Lucide icon: a single schema, to which JSON Schemas can refer, made when the first
 * field needs it, since there are two thousand names.
 */
export const icon = () => {
  iconName ??= z.enum(Object.keys(iconNodes));
  return iconName;
};

let iconName: z.ZodEnum<Record<string, string>> | undefined;

const percent = () => z.number().min(0).max(100);

/** The point of a picture that stays in view however the picture is cropped. */
export const focusSchema = z.strictObject({
  picture: picture().describe('File name of the picture in pictures/.'),
  across: percent().describe('Distance from the left edge, in percent of the width.'),
  down: percent().describe('Distance from the top edge, in percent of the height.'),
});

/** A point of a picture, in percent of its width and height. */
export type Focus = Pick<z.infer<typeof focusSchema>, 'across' | 'down'>;

/** Fonts on visitors' devices that can stand in for one that has not loaded yet. */
const deviceFonts = ['Arial', 'Courier New', 'Georgia', 'Times New Roman', 'Verdana'] as const;

export type DeviceFont = (typeof deviceFonts)[number];

/** The name of a font, which style sheets contain. */
const fontName = () =>
  z.string().regex(/^[\w-][\w -]*$/, 'a name of Latin letters, digits, spaces and hyphens');

/** A font of the site: its file, and the system font shown until it has loaded. */
export const fontSchema = z.strictObject({
  family: fontName().describe('Name of the font in style sheets, such as Instrument Sans.'),
  role: z
    .string()
    .regex(/^[a-z-]+$/, 'lower-case letters and hyphens')
    .describe(
      'Role of the font: "sans" becomes var(--sans) in style sheets. Of several with one role, each letter comes from the first that has it.',
    ),
  file: z
    .string()
    .regex(/\.(woff2?|ttf|otf)$/, 'a woff2, woff, ttf or otf file')
    .describe('Font file in an npm package or, beginning with ./, in the folder of the site.'),
  weight: z
    .union([
      z.int(),
      z
        .strictObject({
          min: z.int().describe('Lightest weight, such as 400.'),
          max: z.int().describe('Heaviest weight, such as 600.'),
        })
        .refine(({ min, max }) => min <= max, 'a min that is not greater than max'),
    ])
    .describe('Weight of the font, or the range of weights of a variable font.'),
  features: z
    .array(
      z
        .string()
        .regex(/^[a-z0-9]{4}$/, 'four letters or digits')
        .describe('OpenType feature, such as tnum.'),
    )
    .optional()
    .describe(
      'OpenType features to keep, such as kern and tnum, beside those that scripts need. The default is all.',
    ),
  kerning: z
    .int()
    .optional()
    .describe(
      'Weight whose kerning all weights use. Kerning for each weight takes twice the bytes.',
    ),
  generic: z
    .array(fontName())
    .min(1, 'at least one')
    .describe('Further fallback fonts, such as system-ui and sans-serif.'),
  preload: z
    .boolean()
    .describe(
      'true loads it early. Use it for the font of most text on the first screen. false loads that of labels after the first screen of a visit.',
    ),
  fallback: z
    .enum(deviceFonts)
    .describe('System font shown until it has loaded, scaled to the same width and height.'),
});

export type Font = z.infer<typeof fontSchema>;
