import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const folder = join(import.meta.dirname, '../../content/json-schemas');

const schema = z.object({
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
});

/**
 * The names of the fields of one record in a JSON Schema of `content/json-schemas/`. The path begins with
 * its file: `home.why.reasons[]` is an item of the list `reasons`.
 */
export function fieldsOf(path: string): string[] {
  const [name = '', ...steps] = path.replaceAll('[]', '.[]').split('.');
  const inside = steps.reduce<unknown>(
    (from, step) => {
      const { items, properties } = schema.parse(from);
      return step === '[]' ? items : properties?.[step];
    },
    JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')),
  );
  return Object.keys(schema.parse(inside).properties ?? {});
}
