import { Fragment } from 'react';
import type { Content } from '../../content/index.ts';
import type { Briefing } from '../../content/schema/briefing.ts';
import { practicePage } from '../practice/practice-page.ts';
import { Table } from '../table/Table.tsx';
import { numberLabel } from '../text/number-label.ts';

type ServiceLedgerProps = Pick<Content, 'services' | 'practices'> & {
  label: string;
  columns: Briefing['columns'];
};

/** The services with their descriptions, as one ledger. A name leads to the page of its practice. */
export function ServiceLedger({ label, services, practices, columns }: ServiceLedgerProps) {
  const named = (slug: string, title: string) => {
    const href = practicePage(slug, practices);
    return href ? <a href={href}>{title}</a> : title;
  };
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
          named(slug, title),
          <Fragment key="description">
            <b className="briefing-point">{heading}</b>{' '}
            <span className="briefing-more">{description}</span>
          </Fragment>,
        ],
      }))}
    />
  );
}
