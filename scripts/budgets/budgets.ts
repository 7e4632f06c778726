import { z } from 'zod';
import type { Problem } from '../base/problems.ts';
import { readChecked } from '../content/check-data.ts';
import { placeOfField } from '../content/explain-issue.ts';

const bytes = () => z.int().positive();

/** The weight limits of a site's pages, in bytes after brotli. */
export const budgetSchema = z.strictObject({
  pages: z
    .string()
    .startsWith('pages/', 'the start of the path of a page file, such as pages/')
    .describe('Path that page files start with, such as pages/. The first matching entry applies.'),
  document: bytes().describe('HTML and render-blocking style sheets. Above this, builds warn.'),
  code: bytes().describe(
    'The document without its content: each kind of tag once, styles and scripts.',
  ),
  script: bytes().describe(
    'Scripts that run without interaction: inline ones, and those that the page links.',
  ),
  widgets: bytes().describe('All scripts, once every widget of the page has been used.'),
  firstVisit: bytes().describe(
    'All requests of a first visit on a phone, except the favicon. Above this, a test warns.',
  ),
});

type Budget = z.infer<typeof budgetSchema>;

/** A budget, and the source location of each of its limits. */
export type PlacedBudget = Budget & {
  placeOf: (limit: keyof Budget) => Pick<Problem, 'file' | 'line' | 'field'>;
};

/** How far content may push a page over its limit before the build fails. */
const growth = 1.15;

/** Bytes above which a build fails: the limit itself for code, more where content counts. */
export const refusedAbove = (budget: Budget, limit: Exclude<keyof Budget, 'pages'>): number =>
  limit === 'document' || limit === 'firstVisit'
    ? Math.floor(budget[limit] * growth)
    : budget[limit];

const file = 'content/budgets.yaml';

/**
 * Reads the weight limits of a site's pages. A site without `content/budgets.yaml` has none. Throws
 * a ProblemsError for invalid ones.
 */
export function readBudgets(root: string): PlacedBudget[] {
  const read = readChecked(root, file, z.array(budgetSchema).nullable());
  if (!read) return [];
  const { value: budgets, source } = read;
  return (budgets ?? []).map((budget, index) => ({
    ...budget,
    placeOf: (limit) => placeOfField(source, [index, limit]),
  }));
}

/** The budget of a page file: the first whose `pages` it starts with. */
export const budgetOf = <Any extends Budget>(budgets: readonly Any[], source: string) =>
  budgets.find(({ pages }) => source.startsWith(pages));
