import type { HistoryItem } from '../../content/schema/home.ts';

/**
 * History, mission, vision and goals along one line through time: the past on a solid line, the
 * future on a dotted one. On wide screens the dated steps climb, and undated texts fill the space
 * after them. Elsewhere the line is vertical.
 */
export function History({ items }: { items: readonly HistoryItem[] }) {
  return (
    <ol className="history">
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
