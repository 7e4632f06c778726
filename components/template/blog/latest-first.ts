/** Sorts dated items, latest first. */
export const latestFirst = <Item extends { date: string }>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => b.date.localeCompare(a.date));
