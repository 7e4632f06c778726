import type { ReactNode } from 'react';

export type BarsProps = {
  /** Thick bars beside their labels, or thin lines in two columns. */
  layout: 'bars' | 'lines';
  items: readonly {
    label: string;
    /** The length of the bar, out of 100. */
    value: number;
    /** The reading, as text. */
    reading: ReactNode;
    note?: string;
  }[];
  /** Attributes of each bar, such as those that make it fill. */
  each?: object;
};

/** Measures as bars, each with its reading. */
export function Bars({ layout, items, each }: BarsProps) {
  return (
    <ul className={`bars bars-${layout}`}>
      {items.map(({ label, value, reading, note }) => (
        <li key={label} {...each}>
          <p>{label}</p>
          <p className="bars-reading">{reading}</p>
          <progress value={value} max={100} aria-label={label} />
          {note && <p className="bars-note">{note}</p>}
        </li>
      ))}
    </ul>
  );
}
