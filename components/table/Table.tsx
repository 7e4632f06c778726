import type { ReactNode } from 'react';

type TableProps = {
  /** `values` are short, and name their columns on narrow screens. `texts` read as a list there. */
  layout: 'values' | 'texts';
  caption: string;
  /** Hides the caption from sight, where a heading says the same. */
  captionHidden?: boolean;
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** The column whose cell names the row. */
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
