import type { ReactNode } from 'react';

export type ButtonTableProps = {
  rows: readonly { label: string; buttons: readonly ReactNode[] }[];
};

/** Buttons of one kind in a row, beside a text on what the kind is for. */
export function ButtonTable({ rows }: ButtonTableProps) {
  return (
    <dl className="button-table">
      {rows.map(({ label, buttons }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{...buttons}</dd>
        </div>
      ))}
    </dl>
  );
}
