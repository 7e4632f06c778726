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

/**
 * A number, perhaps with a currency or a percent sign. A column of numbers ends flush, so that
 * digits stand under digits.
 */
const number = /^\$?[\d.,]+( ?%)?$/;

/** A table on hairlines. On narrow screens each row is a block. */
export function Table(props: TableProps) {
  const { layout, caption, captionHidden, columns, rows, rowHead = 0 } = props;
  const classes = columns.map((_, index) =>
    layout === 'values' && rows.every(({ cells }) => number.test(String(cells[index])))
      ? 'table-number'
      : undefined,
  );
  return (
    <table className={`table table-${layout}`}>
      <caption className={captionHidden ? 'visually-hidden' : undefined}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column} scope="col" className={classes[index]}>
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
                <td
                  key={column}
                  className={classes[index]}
                  data-label={layout === 'values' ? column : undefined}
                >
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
