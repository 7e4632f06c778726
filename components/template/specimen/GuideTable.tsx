import { Table } from '../../table/Table.tsx';

type GuideTableProps = {
  /** What the heading above it does not say, for assistive technology. */
  caption: string;
  columns: readonly string[];
  /** The first text of a row names it. */
  rows: readonly (readonly [string, ...string[]])[];
};

/** What to use when, or what happens then: rows of texts. */
export function GuideTable({ caption, columns, rows }: GuideTableProps) {
  return (
    <Table
      layout="texts"
      caption={caption}
      captionHidden
      columns={columns}
      rows={rows.map((cells) => ({ key: cells[0], cells }))}
    />
  );
}
