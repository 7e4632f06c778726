import type { z } from 'zod';
import { readChecked } from '../content/read-checked.ts';
import { ProblemsError } from '../problems.ts';

/** What drawings need of a content file. Throws a ProblemsError where it does not say that. */
export function readContent<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
): z.infer<Schema> {
  const read = readChecked(root, file, schema);
  if (read) return read.value;
  throw new ProblemsError([{ file, expected: 'a content file', found: 'no such file' }]);
}
