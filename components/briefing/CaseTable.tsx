import type { Briefing } from '../../content/schema/briefing.ts';
import type { CaseStudy } from '../../content/schema/case-study.ts';
import type { Ui } from '../../content/schema/ui.ts';
import { formatCoordinates } from '../coordinates/format-coordinates.ts';

type CaseTableProps = {
  label: string;
  cases: readonly CaseStudy[];
  columns: Briefing['columns'];
  words: Ui['coordinates'];
};

/** The twelve engagements with what came of them, their places and years. */
export function CaseTable({ label, cases, columns, words }: CaseTableProps) {
  return (
    <table className="ledger ledger-cases" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{columns.year}</th>
          <th scope="col">{columns.engagement}</th>
          <th scope="col">{columns.result}</th>
          <th scope="col">{columns.place}</th>
        </tr>
      </thead>
      <tbody>
        {cases.map((study) => (
          <tr key={study.slug}>
            <td className="ledger-number">{study.year}</td>
            <th scope="row">{study.name}</th>
            <td>{study.description}</td>
            <td className="ledger-place">
              {study.location}
              <span>{formatCoordinates(study, words)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
