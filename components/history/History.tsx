import type { HistoryItem } from '../../content/schema/home.ts';

/**
 * History, mission, vision and goals on one line through time: what is done stands on a drawn line,
 * what is to come on a dotted one. On wide screens the dated steps climb, and between them and the
 * page's end stands what has no date; elsewhere the line leads down.
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
