import { Fragment } from 'react';
import type { Briefing } from '../../content/schema/briefing.ts';
import type { Service } from '../../content/schema/service.ts';
import { Table } from '../table/Table.tsx';
import { numberLabel } from '../text/number-label.ts';

type ServiceLedgerProps = {
  label: string;
  services: readonly Service[];
  columns: Briefing['columns'];
};

/** The services with their descriptions, as one ledger. */
export function ServiceLedger({ label, services, columns }: ServiceLedgerProps) {
  return (
    <Table
      layout="texts"
      caption={label}
      captionHidden
      columns={[columns.number, columns.service, columns.description]}
      rowHead={1}
      rows={services.map(({ slug, title, heading, description }, index) => ({
        key: slug,
        cells: [
          numberLabel(index),
          title,
          <Fragment key="description">
            <b className="briefing-point">{heading}</b> {description}
          </Fragment>,
        ],
      }))}
    />
  );
}
