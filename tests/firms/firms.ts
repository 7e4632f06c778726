/** The firms that the tests can be run on in place of the site's own. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const firmSchema = z.strictObject({
  seed: z.int(),
  /** Whether lists are as short as the schemas allow, and everything optional is left out. */
  least: z.boolean(),
  scripts: z.array(z.string()).min(1),
  /** How many records the lists have that a schema does not count. */
  records: z.record(z.string(), z.int()),
  /** How long other lists are, in lengths of the sample's. */
  times: z.number(),
  /** Whether some titles are one letter, and some 120 without a space. */
  oddTitles: z.boolean(),
  /** How heavy pages may be, in budgets of this site: more of everything weighs more. */
  budgets: z.number(),
  /** What else is said of the first cases. */
  places: z.array(z.record(z.string(), z.json())),
  site: z.record(z.string(), z.json()),
  /** Further languages by their tags, the files that wait for their translation, and facts said in it. */
  languages: z.record(
    z.string(),
    z.strictObject({
      scripts: z.array(z.string()).min(1),
      untranslated: z.array(z.string()),
      site: z.record(z.string(), z.json()),
    }),
  ),
});

export type Firm = z.infer<typeof firmSchema>;

export const firms = z
  .record(z.string(), firmSchema)
  .parse(parse(readFileSync(join(import.meta.dirname, 'firms.yaml'), 'utf8')));

/** The firm of a name; throws for one that there is not. */
export function firmNamed(name: string): Firm {
  const firm = firms[name];
  if (firm) return firm;
  throw new Error(`Expected one of the firms ${Object.keys(firms).join(', ')}, found "${name}".`);
}
