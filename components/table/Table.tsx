import type { ReactNode } from 'react';

type TableProps = {
  /** Short values, which name their columns on narrow screens; or texts that are read as a list. */
  layout: 'values' | 'texts';
  caption: string;
  /** Leaves the caption to assistive technology, where a heading says the same. */
  captionHidden?: boolean;
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** The column that names its row. */
  rowHead?: number;
};

/** A table on hairlines. On narrow screens each row is a block. */
export function Table(props: TableProps) {
  const { layout, caption, captionHidden, columns, rows, rowHead = 0 } = props;
  return (
    <table className={`table table-${layout}`}>
      <caption className={captionHidden ? 'visually-hidden' : undefined}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {columns.map((column, index) =>
              index === rowHead ? (
                <th key={column} scope="row">
                  {cells[index]}
                </th>
              ) : (
                <td key={column} data-label={layout === 'values' ? column : undefined}>
                  {cells[index]}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
