import type { Table as TableContent } from '../../../content/template/schema/demo-hero.ts';
import { Table } from '../../table/Table.tsx';

/** A table of a demo home. */
export function DataTable({ table: { caption, columns, rows } }: { table: TableContent }) {
  return (
    <Table
      layout="values"
      caption={caption}
      columns={columns}
      rows={rows.map((cells) => ({ key: cells[0] ?? '', cells }))}
    />
  );
}
