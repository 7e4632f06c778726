import type { Reference } from '../../content/schema/reference.ts';

/** Work without a story of its own: what it was, for whom, how long it took and what came of it. */
export function References({ references }: { references: readonly Reference[] }) {
  if (references.length === 0) return null;
  return (
    <ul className="references">
      {references.map(({ title, result, client, place, year, length }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{result}</p>
          <p className="references-facts">{[client, place, year, length].join('\u00a0· ')}</p>
        </li>
      ))}
    </ul>
  );
}
