import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { ProblemsError } from '../problems.ts';
import { checkData } from './check-data.ts';
import { readSource, type Source } from './read-source.ts';

/**
 * Reads and checks a file by itself, outside of any collection; undefined where there is no such
 * file. Throws a ProblemsError where it does not say what its schema expects.
 */
export function readChecked<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
): { value: z.infer<Schema>; source: Source } | undefined {
  const path = join(root, file);
  if (!existsSync(path)) return undefined;
  const source = readSource(path, file);
  const { value, problems } = checkData(source.data, schema, source);
  if (value === undefined) throw new ProblemsError(problems);
  return { value, source };
}
