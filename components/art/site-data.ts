import { z } from 'zod';
import { paletteSchema } from '../../content/schema/palette.ts';
import type { FontFile } from './lettering.ts';

/** Reads the content that the drawings need. Throws if it does not match the schema. */
type ContentReader = {
  read<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema>;
  readEach<Schema extends z.ZodType>(files: string, schema: Schema): z.infer<Schema>[];
};

/** The colours of the drawings: those of the site, and some that only drawings use. */
export type Paints = {
  colours: Readonly<Record<string, string | { light: string; dark: string }>>;
  drawings: Readonly<Record<string, string>>;
};

/** Replaces colour names by the colours of the light theme. Throws for an unknown name. */
export function paint(svg: string, { colours, drawings }: Paints): string {
  return svg.replace(/var\(--([\w-]+)\)/g, (_, name: string) => {
    const colour = drawings[name] ?? colours[name];
    if (colour === undefined) throw new Error(`the palette has no colour "${name}"`);
    return typeof colour === 'string' ? colour : colour.light;
  });
}

/** A place on Earth, in degrees. */
export type Place = { latitude: number; longitude: number };

/** The places in the pictures and maps: where the firm was founded, and where it has worked. */
export type Places = { home: Place; engagements: readonly Place[] };

const placeSchema = z.object({
  latitude: z.number('a latitude in degrees').min(-90).max(90),
  longitude: z.number('a longitude in degrees').min(-180).max(180),
});
const fontSchema = z.object({ role: z.string(), file: z.string() });
const siteSchema = z.object({
  name: z.string('the name of the firm').min(1),
  founded: placeSchema,
  mark: z.string().optional(),
  lang: z.string().optional(),
  dir: z.enum(['ltr', 'rtl']).optional(),
});

/** What the drawings show about a firm. */
export type Firm = {
  name: string;
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
  /** The file with the firm's own mark, if it has one. */
  mark?: string;
  fonts: readonly FontFile[];
  places: Places;
};

/** Reads what the drawings show about a firm from a site's content. */
export function readFirm({ read, readEach }: ContentReader): Firm {
  const { name, mark, founded, lang, dir } = read('content/site.yaml', siteSchema);
  const engagements = readEach('content/cases/*.md', placeSchema);
  const fonts = read('content/fonts.yaml', fontSchema.array());
  return { name, lang, dir, ...(mark && { mark }), fonts, places: { home: founded, engagements } };
}

/** Reads the drawings' colours from a site's content. */
export const readPaints = ({ read }: ContentReader): Paints =>
  read('content/palette.yaml', paletteSchema);
