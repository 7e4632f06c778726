import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { checkData } from '../content/check-data.ts';
import { place } from '../content/explain-issue.ts';
import { readSource } from '../content/read-source.ts';
import { type Problem, refuse } from '../problems.ts';
import { type Budget, budgetSchema } from './budget-schema.ts';

const file = 'content/budgets.yaml';
const schema = z.array(budgetSchema);

/** A budget, and where each of its limits stands. */
export type PlacedBudget = Budget & {
  placeOf: (limit: keyof Budget) => Pick<Problem, 'file' | 'line' | 'field'>;
};

/**
 * Reads what the pages of a site may weigh; a site without `content/budgets.yaml` has no limits.
 * Throws a ProblemsError for anything but budgets.
 */
export function readBudgets(root: string): PlacedBudget[] {
  const path = join(root, file);
  if (!existsSync(path)) return [];
  const source = readSource(path, file);
  const { value: budgets = [], problems } = checkData(source.data, schema, source);
  refuse(problems);
  return budgets.map((budget, index) => ({
    ...budget,
    placeOf: (limit) => place(source, [index, limit]),
  }));
}

/** The budget of a page file: the first whose `pages` it starts with. */
export const budgetOf = <Any extends Budget>(budgets: readonly Any[], source: string) =>
  budgets.find(({ pages }) => source.startsWith(pages));
