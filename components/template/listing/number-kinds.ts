/** As many kinds as the style sheet of the filter has rules for. */
const most = 6;

/**
 * The kinds of some items in the order of their first use, how many items each has, and the number
 * that stands for an item's kind in `data-kind`. Throws if there are more kinds than six.
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
