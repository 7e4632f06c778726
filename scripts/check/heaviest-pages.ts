import type { Weight } from './weigh-pages.ts';

/** The heaviest page for one limit of a budget, and the room it leaves, in bytes after brotli. */
export type Heaviest = {
  /** The page files that the budget is for. */
  pages: string;
  limit: Weight['limit'];
  page: string;
  bytes: number;
  most: number;
  room: number;
  /** The page may weigh less than `bytes`, which is known to be within the limit. */
  isUpperBound: boolean;
};

/** The heaviest page for each limit of each budget; those with the least room first. */
export function heaviestPages(weights: readonly Weight[]): Heaviest[] {
  const heaviest = new Map<string, Heaviest>();
  for (const { path: page, limit, budget, bytes, isUpperBound } of weights) {
    const key = `${budget.pages} ${limit}`;
    if (bytes <= (heaviest.get(key)?.bytes ?? -1)) continue;
    const most = budget[limit];
    const room = most - bytes;
    heaviest.set(key, { pages: budget.pages, limit, page, bytes, most, room, isUpperBound });
  }
  return [...heaviest.values()].sort((a, b) => b.bytes / b.most - a.bytes / a.most);
}

/** The heaviest pages in plain lines. */
export const budgetLines = (heaviest: readonly Heaviest[]): string[] =>
  heaviest.map(({ pages, limit, page, bytes, most, room, isUpperBound }) => {
    const [atMost, atLeast] = isUpperBound ? ['at most ', 'at least '] : ['', ''];
    const left = room < 0 ? `${-room} over` : `${atLeast}${room} left`;
    return `budget ${pages} ${limit}: ${atMost}${bytes} of ${most} bytes, ${left} (${page})`;
  });

/** The heaviest pages as a table; ≤ and ≥ where only a bound of the weight is known. */
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
