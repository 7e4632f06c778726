import type { FilterWords } from '../../../content/template/schema/listing.ts';

type FilterProps = { kinds: readonly string[]; counts: readonly number[]; words: FilterWords };

/**
 * A choice between a few kinds, without script: the style sheet hides everything with another
 * `data-kind` inside the nearest `.filtered`.
 */
export function Filter({ kinds, counts, words }: FilterProps) {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <fieldset className="choice filter">
      <legend className="visually-hidden">{words.label}</legend>
      {[words.all, ...kinds].map((name, index) => (
        <label key={name} className="lights-up">
          <input type="radio" name="kind" value={index} defaultChecked={index === 0} />
          {name} <span>{index === 0 ? total : counts[index - 1]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The number of kinds that the style sheet has rules for. */
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
