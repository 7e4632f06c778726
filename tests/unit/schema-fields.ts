import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../content/json-schemas');

/** The names of all fields in a JSON Schema of `content/json-schemas/`, at any depth. */
export const fieldsOf = (name: string): string[] =>
  fieldsIn(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')));

function fieldsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    const names = key === 'properties' ? Object.keys(value) : [];
    return [...names, ...fieldsIn(value)];
  });
}
