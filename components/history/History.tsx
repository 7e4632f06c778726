import type { HistoryItem } from '../../content/schema/home.ts';

type HistoryProps = {
  items: readonly HistoryItem[];
  /** Whether the line is horizontal on wide screens, if its steps fit. Otherwise it is vertical. */
  across?: boolean;
};

/**
 * History, mission, vision and goals along one line through time: the past on a solid line, the
 * future on a dotted one. Where it runs across, the dated steps climb, and undated texts are below:
 * it does so for four parts only.
 */
export function History({ items, across }: HistoryProps) {
  const fits =
    items.length === 4 &&
    items.every(({ steps = [] }, index) => {
      const isLast = index === items.length - 1;
      return steps.length <= (isLast ? 1 : 4);
    });
  return (
    <ol className={across && fits ? 'history history-across' : 'history'}>
      {items.map(({ title, description, steps }, index) => (
        <li key={title} data-reveal="" data-delay={index * 80}>
          <h3>{title}</h3>
          <p>{description}</p>
          {steps && (
            <ol>
              {steps.map(({ when, text }) => (
                <li key={when}>
                  <b>{when}</b>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  );
}
