import { useIslandAttributes } from '#island';
import { CountNumber } from '../count/CountNumber.tsx';

export type ProgressBarsProps = {
  /** Thick bars with their values, or thin lines in two columns. */
  layout: 'bars' | 'lines';
  /** Values of 100. */
  items: readonly { label: string; value: number; note?: string }[];
};

/** Progress of several things; each bar fills once half of its row is in view. */
export function ProgressBars({ layout, items }: ProgressBarsProps) {
  const counted = useIslandAttributes('Count', 'visible');
  return (
    <ul className={`progress progress-${layout}`}>
      {items.map(({ label, value, note }) => (
        <li key={label} {...counted}>
          <p>
            <span>{label}</span>
            <span className="progress-value">
              <CountNumber value={value} unit="%" />
            </span>
          </p>
          <progress value={value} max={100} aria-label={label} />
          {note && <p className="progress-note">{note}</p>}
        </li>
      ))}
    </ul>
  );
}
