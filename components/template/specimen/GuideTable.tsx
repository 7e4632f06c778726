import { Table } from '../../table/Table.tsx';

type GuideTableProps = {
  /** Adds, for assistive technology, what the heading above does not say. */
  caption: string;
  columns: readonly string[];
  /** The first text of a row names the row. */
  rows: readonly (readonly [string, ...string[]])[];
};

/** A guide in rows of text, such as when to use what. */
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
