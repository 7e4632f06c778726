import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../problems.ts';
import { readStaged, type Stage } from '../publish/stage.ts';
import type { Route } from '../render/page.ts';
import { withoutPolicy } from '../security/page-policy.ts';
import { type BrotliSizes, best, quick } from './brotli-sizes.ts';
import { budgetSchema } from './budget-schema.ts';
import { budgetOf, type PlacedBudget } from './read-budgets.ts';
import { createScales, type Limit, limits, type ReadFile } from './weigh-page.ts';
import { whatGrew } from './what-grew.ts';

/** One limit of a budget on one page, and what the page weighs of it in bytes after brotli. */
export type Weight = {
  path: string;
  file: string;
  limit: Limit;
  budget: PlacedBudget;
  bytes: number;
  /** Weighed well enough to see that it is within its limit; the true weight is less. */
  isUpperBound: boolean;
};

/** Weighs the pages of a staged site against their budgets. */
export async function weighPages(
  pages: readonly { route: Route }[],
  budgets: readonly PlacedBudget[],
  stage: Stage,
  sizes: BrotliSizes,
): Promise<Weight[]> {
  const scales = createScales(reader(stage), sizes);
  const weights = pages.flatMap(({ route: { path, source, file } }) => {
    const budget = budgetOf(budgets, source);
    if (!budget) return [];
    // A policy that a page carries is the price of its host, not of the page.
    const weigh = scales(withoutPolicy(String(readStaged(stage, file))));
    return limits.map(async (limit): Promise<Weight> => {
      const bytes = await weigh(limit, quick);
      const isUpperBound = bytes <= budget[limit];
      const known = { path, file, limit, budget, isUpperBound };
      return { ...known, bytes: isUpperBound ? bytes : await weigh(limit, best) };
    });
  });
  return Promise.all(weights);
}

/** What is over its budget; the last build tells what grew. */
export function checkBudgets(
  weights: readonly Weight[],
  stage: Stage,
  sizes: BrotliSizes,
): Promise<Problem[]> {
  const read = reader(stage);
  const readLast = (file: string) => {
    const path = join(stage.out, file);
    return existsSync(path) ? readFileSync(path) : undefined;
  };
  const over = weights.filter(({ bytes, limit, budget }) => bytes > budget[limit]);
  const problems = over.map(async ({ path, file, limit, budget, bytes }) => {
    const grew = await whatGrew(limit, file, { read, readLast, sizes });
    return {
      ...budget.placeOf(limit),
      expected: `at most ${budget[limit]} bytes of ${limit} on ${path}, after brotli`,
      found: `${bytes} bytes`,
      meaning: budgetSchema.shape[limit].description,
      advice: `make the page lighter, or raise this limit: ${grew}`,
    };
  });
  return Promise.all(problems);
}

// Pages share most of what they link.
function reader(stage: Stage): ReadFile {
  const known = new Map<string, Buffer | undefined>();
  return (file) => {
    if (!known.has(file)) known.set(file, readStaged(stage, file));
    return known.get(file);
  };
}
