import type { z } from 'zod';
import type { Problem } from '../problems.ts';
import { expectation } from './expectation.ts';
import { explainIssue } from './explain-issue.ts';
import type { Source } from './read-source.ts';

type Checked<Value> =
  | { value: Value; problems: readonly [] }
  | { value: undefined; problems: readonly Problem[] };

/**
 * Checks data that stands at `base` in a source: what the schema makes of it, or all that is wrong
 * with it, each with its place.
 */
export function checkData<Schema extends z.ZodType>(
  data: unknown,
  schema: Schema,
  source: Source,
  base: readonly PropertyKey[] = [],
): Checked<z.infer<Schema>> {
  const result = schema.safeParse(data, { error: expectation });
  if (result.success) return { value: result.data, problems: [] };
  const problems = result.error.issues.flatMap((issue) =>
    explainIssue(issue, source, schema, base),
  );
  return { value: undefined, problems };
}
