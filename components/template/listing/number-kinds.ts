/** The number of kinds that the filter's style sheet has rules for. */
const most = 6;

/**
 * The kinds of the items in order of first use, the number of items of each, and the number that
 * `data-kind` uses for an item's kind. Throws if there are more than six kinds.
 */
export function numberKinds<Item>(items: readonly Item[], kindOf: (item: Item) => string) {
  const kinds = [...new Set(items.map(kindOf))];
  if (kinds.length > most) {
    throw new Error(`the filter can tell ${most} kinds apart, found ${kinds.join(', ')}`);
  }
  return {
    kinds,
    counts: kinds.map((kind) => items.filter((item) => kindOf(item) === kind).length),
    numberOf: (item: Item) => kinds.indexOf(kindOf(item)) + 1,
  };
}
