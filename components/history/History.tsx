import type { Home } from '../../content/schema/home.ts';

/** History, mission, vision and goals on one line; the saffron dot is where it began. */
export function History({ items }: { items: Home['history']['items'] }) {
  return (
    <ol className="history">
      {items.map(({ title, description }, index) => (
        <li key={title} data-reveal data-delay={index * 80}>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  );
}
