import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { checkData } from '../content/check-data.ts';
import { readSource } from '../content/read-source.ts';
import { ProblemsError } from '../problems.ts';

/** What drawings need of a content file. Throws a ProblemsError where it does not say that. */
export function readContent<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
): z.infer<Schema> {
  const path = join(root, file);
  if (!existsSync(path)) {
    throw new ProblemsError([{ file, expected: 'a content file', found: 'no such file' }]);
  }
  const source = readSource(path, file);
  const { value, problems } = checkData(source.data, schema, source);
  if (value === undefined) throw new ProblemsError(problems);
  return value;
}
