import { z } from 'zod';
import { place } from '../content/explain-issue.ts';
import { readChecked } from '../content/read-checked.ts';
import type { Problem } from '../problems.ts';
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
  const read = readChecked(root, file, schema);
  if (!read) return [];
  const { value: budgets, source } = read;
  return budgets.map((budget, index) => ({
    ...budget,
    placeOf: (limit) => place(source, [index, limit]),
  }));
}

/** The budget of a page file: the first whose `pages` it starts with. */
export const budgetOf = <Any extends Budget>(budgets: readonly Any[], source: string) =>
  budgets.find(({ pages }) => source.startsWith(pages));
