/** The firms that the tests can use instead of the site's own. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const firmSchema = z.strictObject({
  seed: z.int(),
  /** The firm's own two colours, which all others follow. */
  from: z.strictObject({ ground: z.string(), accent: z.string() }),
  /** Whether lists are as short as the schemas allow, and everything optional is left out. */
  least: z.boolean(),
  scripts: z.array(z.string()).min(1),
  /** The number of records in lists whose length no schema fixes. */
  records: z.record(z.string(), z.int()),
  /** The length of other lists, relative to the sample's. */
  times: z.number(),
  /** Whether some titles are one letter long, and some 120 letters without a space. */
  oddTitles: z.boolean(),
  /** How heavy pages may be, relative to this site's budgets: more content weighs more. */
  budgets: z.number(),
  /** Additional facts about the first cases. */
  places: z.array(z.record(z.string(), z.json())),
  site: z.record(z.string(), z.json()),
  /** Whether all pictures are photographs, and nothing moves over them. */
  photographs: z.boolean().default(false),
  /** Files of pages that the firm has and the sample has not, with their code. */
  added: z.record(z.string(), z.string()).default({}),
  /** Names of pages of the sample that the firm has not, and their files. */
  removed: z.record(z.string(), z.string()).default({}),
  /** The slugs of pages, by their names. */
  slugs: z.record(z.string(), z.string()).default({}),
  /** Other fonts for most of its text, in their order, if the sample's lacks the firm's letters. */
  fonts: z.array(z.strictObject({ family: z.string(), file: z.string() })).default([]),
  /** Markdown in its own language, at the end of the privacy policy. */
  text: z.string().optional(),
  /** Further languages by tag, with the files not yet translated and the facts in that language. */
  languages: z.record(
    z.string(),
    z.strictObject({
      scripts: z.array(z.string()).min(1),
      untranslated: z.array(z.string()),
      site: z.record(z.string(), z.json()),
      slugs: z.record(z.string(), z.string()).default({}),
    }),
  ),
});

export type Firm = z.infer<typeof firmSchema>;

export const firms = z
  .record(z.string(), firmSchema)
  .parse(parse(readFileSync(join(import.meta.dirname, 'firms.yaml'), 'utf8')));

/** The firm with this name. Throws if there is none. */
export function firmNamed(name: string): Firm {
  const firm = firms[name];
  if (firm) return firm;
  throw new Error(`Expected one of the firms ${Object.keys(firms).join(', ')}, found "${name}".`);
}
