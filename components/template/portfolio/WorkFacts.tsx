import type { PortfolioWords } from '../../../content/template/schema/listing.ts';
import type { Work } from '../../../content/template/schema/work.ts';

/** The work's client, place, date and kind. */
export function WorkFacts({ work, words }: { work: Work; words: PortfolioWords['facts'] }) {
  const facts = [
    [words.client, work.client],
    [words.place, work.place],
    [words.year, work.year],
    [words.kind, work.kind],
  ];
  return (
    <dl className="work-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
