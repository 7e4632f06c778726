import type { Heaviest } from './heaviest-pages.ts';

/** The heaviest pages in plain lines. */
export const budgetLines = (heaviest: readonly Heaviest[]): string[] =>
  heaviest.map(({ pages, limit, page, bytes, most, room, isUpperBound }) => {
    const [atMost, atLeast] = isUpperBound ? ['at most ', 'at least '] : ['', ''];
    return `budget ${pages} ${limit}: ${atMost}${bytes} of ${most} bytes, ${atLeast}${room} left (${page})`;
  });

/** The heaviest pages as a table; ≤ and ≥ where a page was weighed only well enough. */
export function budgetTable(heaviest: readonly Heaviest[]): string[] {
  if (heaviest.length === 0) return [];
  const rows = heaviest.map(({ pages, limit, page, bytes, most, room, isUpperBound }) => {
    const [atMost, atLeast] = isUpperBound ? ['≤ ', '≥ '] : ['', ''];
    return [`${pages} ${limit}`, `${atMost}${bytes}`, `${most}`, `${atLeast}${room}`, page];
  });
  const width = Math.max(...rows.map(([budget = '']) => budget.length));
  const table = [['budgets, bytes in brotli', 'heaviest', 'limit', 'left', 'page'], ...rows];
  return table.map(([budget = '', heaviest = '', limit = '', left = '', page = '']) =>
    [
      budget.padEnd(Math.max(width, 24)),
      heaviest.padStart(10),
      limit.padStart(8),
      left.padStart(10),
      `  ${page}`,
    ].join(''),
  );
}
