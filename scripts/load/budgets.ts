import { z } from 'zod';
import type { Problem } from '../problems.ts';
import { readChecked } from './check-data.ts';
import { place } from './explain-issue.ts';

const bytes = () => z.int().positive();

/** The weight limits of a site's pages, in bytes after brotli. */
export const budgetSchema = z.strictObject({
  pages: z
    .string()
    .startsWith('pages/', 'the start of a page file, such as pages/')
    .describe('Start of the page files that this budget is for. The first matching entry counts.'),
  document: bytes().describe(
    'HTML, and style sheets that block the first paint. Above it, a build warns.',
  ),
  code: bytes().describe(
    'The part of the document that content cannot lengthen: each kind of tag once, styles and scripts.',
  ),
  script: bytes().describe('Script that runs without interaction: inline, and linked by the page.'),
  widgets: bytes().describe('All script, after every widget of the page has been used.'),
  firstVisit: bytes().describe(
    'All requests of a first visit on a phone, except the tab icon. Above it, a test warns.',
  ),
});

type Budget = z.infer<typeof budgetSchema>;

/** A budget, and the source location of each of its limits. */
export type PlacedBudget = Budget & {
  placeOf: (limit: keyof Budget) => Pick<Problem, 'file' | 'line' | 'field'>;
};

/** How far texts and pictures may push a page over a limit before it is refused. */
const growth = 1.15;

/** Bytes above which a page is refused: the limit itself for code, more where content counts. */
export const refusedAbove = (budget: Budget, limit: Exclude<keyof Budget, 'pages'>): number =>
  limit === 'document' || limit === 'firstVisit'
    ? Math.floor(budget[limit] * growth)
    : budget[limit];

const file = 'content/budgets.yaml';

/**
 * Reads the weight limits of a site's pages. A site without `content/budgets.yaml` has none. Throws
 * a ProblemsError for anything but budgets.
 */
export function readBudgets(root: string): PlacedBudget[] {
  const read = readChecked(root, file, z.array(budgetSchema));
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
