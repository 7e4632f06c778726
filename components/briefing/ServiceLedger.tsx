import type { Briefing } from '../../content/schema/briefing.ts';
import type { Service } from '../../content/schema/service.ts';
import { numberLabel } from '../text/number-label.ts';

type ServiceLedgerProps = {
  label: string;
  services: readonly Service[];
  columns: Briefing['columns'];
};

/** The twelve services with their descriptions, as one ledger. */
export function ServiceLedger({ label, services, columns }: ServiceLedgerProps) {
  return (
    <table className="ledger" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{columns.number}</th>
          <th scope="col">{columns.service}</th>
          <th scope="col">{columns.description}</th>
        </tr>
      </thead>
      <tbody>
        {services.map(({ slug, heading, description }, index) => (
          <tr key={slug}>
            <td className="ledger-number">{numberLabel(index)}</td>
            <th scope="row">{heading}</th>
            <td>{description}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
