import type { FilterWords } from '../../../content/template/schema/listing.ts';

type FilterProps = { kinds: readonly string[]; counts: readonly number[]; words: FilterWords };

/**
 * A choice between a few kinds, without script: the style sheet hides everything with another
 * `data-kind` inside the nearest `.filtered`.
 */
export function Filter({ kinds, counts, words }: FilterProps) {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const choices = [{ name: words.all, count: total }, ...kinds.map(toChoice(counts))];
  return (
    <fieldset className="filter">
      <legend className="visually-hidden">{words.label}</legend>
      {choices.map(({ name, count }, index) => (
        <label key={name}>
          <input type="radio" name="kind" value={index} defaultChecked={index === 0} />
          {name} <span>{count}</span>
        </label>
      ))}
    </fieldset>
  );
}

const toChoice = (counts: readonly number[]) => (name: string, index: number) => ({
  name,
  count: counts[index] ?? 0,
});
