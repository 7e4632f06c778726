import { useIslandAttributes } from '#island';
import { CountNumber } from '../count/CountNumber.tsx';

export type ProgressBarsProps = {
  /** Thick bars with their values, or thin lines in two columns. */
  layout: 'bars' | 'lines';
  /** Values of 100. */
  items: readonly { label: string; value: number; note?: string }[];
};

/** Progress of several things; the bars fill once half of them is in view. */
export function ProgressBars({ layout, items }: ProgressBarsProps) {
  return (
    <ul className={`progress progress-${layout}`} {...useIslandAttributes('Count', 'visible')}>
      {items.map(({ label, value, note }) => (
        <li key={label}>
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
