import type { Weight } from '../budgets/check-budgets.ts';

/** Of one limit of a budget the heaviest page, and what it leaves; in bytes after brotli. */
export type Heaviest = {
  /** The page files that the budget is for. */
  pages: string;
  limit: Weight['limit'];
  page: string;
  bytes: number;
  most: number;
  room: number;
  /** Whether the page may weigh less than `bytes`, which was enough to know. */
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
