import { numberLabel } from '../text/number-label.ts';

type StepsProps = {
  /** In a row under one saffron line, or descending like stairs. */
  layout?: 'row' | 'stairs';
  items: readonly { title: string; text: string }[];
  /** Attributes of a step, such as those that reveal it. */
  each?: (index: number) => object;
};

/** Numbered steps. */
export function Steps({ layout = 'row', items, each }: StepsProps) {
  return (
    <ol className={`steps steps-${layout}`}>
      {items.map(({ title, text }, index) => (
        <li key={title} {...each?.(index)}>
          <span className="steps-number" aria-hidden="true">
            {numberLabel(index)}
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
