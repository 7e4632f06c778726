import type { InspectedPage } from '../check/check-site.ts';

/** Each island of a site, by name, and the number of pages that it stands on. */
export function countIslands(pages: readonly InspectedPage[]): { name: string; pages: number }[] {
  const counts = new Map<string, number>();
  for (const name of pages.flatMap(({ inspection }) => [...inspection.islands]))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort().map(([name, count]) => ({ name, pages: count }));
}
