import { z } from 'zod';
import type { Collection, Collections } from '../content.ts';
import { iconName } from './fields.ts';

/** A JSON Schema, draft 7: the newest that editors understand in full. */
type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * The JSON Schemas of a site's YAML and JSON files by file name, and of what they share. They say
 * what an editor can check as one types; what only a build can tell (links, pictures) is not in them.
 */
export function jsonSchemas(schemas: ReadonlyMap<string, z.ZodType>): Map<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  registry.add(iconName, { id: 'icon.json' });
  for (const [id, schema] of schemas) registry.add(schema, { id });
  const { schemas: made } = z.toJSONSchema(registry, {
    io: 'input',
    target: 'draft-7',
    override: ({ zodSchema, jsonSchema }) => tidy(zodSchema, jsonSchema),
  });
  return new Map(Object.entries(made).map(([id, { $id: _, ...schema }]) => [id, schema]));
}

/** The schema of a collection's whole file: a list, where one file holds it. */
export function fileSchema({ kind, files, schema }: Collection): z.ZodType {
  return kind === 'records' && !files.includes('*') ? z.array(schema) : z.clone(schema);
}

/** The collections whose files editors can check: front matter in Markdown is out of their reach. */
export function checkable(collections: Collections): [name: string, Collection][] {
  return Object.entries(collections).filter(([, { kind }]) => kind !== 'documents');
}

function tidy(zodSchema: z.core.$ZodType, jsonSchema: z.core.JSONSchema.BaseSchema): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  const message = jsonSchema.pattern && patternMessage(zodSchema);
  // Understood by the editors' YAML and JSON services, ignored by others.
  if (message) jsonSchema.patternErrorMessage = `Expected ${message}.`;
}

// A pattern's own words are told only of a text that it refuses; none of ours admits this one.
function patternMessage(schema: z.core.$ZodType): string | undefined {
  const issues = z.safeParse(schema, '\u0000').error?.issues ?? [];
  return issues.find((issue) => issue.code === 'invalid_format' && issue.format === 'regex')
    ?.message;
}
