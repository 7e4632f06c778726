import { useIslandAttributes } from '#island';
import type { SectionOf } from '../../../content/template/schema/section.ts';
import { CountNumber } from '../count/Counters.tsx';

type BarsProps = Pick<SectionOf<'bars'>, 'layout' | 'items'>;

/**
 * Measures as thick bars beside their labels, or as thin lines in two columns. Those without a
 * reading of their own count up in percent, once half of their row is in view.
 */
export function Bars({ layout, items }: BarsProps) {
  const counted = useIslandAttributes('Count', 'visible');
  return (
    <ul className={`bars bars-${layout}`}>
      {items.map(({ label, value, reading, note }) => (
        <li key={label} {...(!reading && counted)}>
          <p>{label}</p>
          <p className="bars-reading">{reading ?? <CountNumber value={value} unit="%" />}</p>
          {/* While it counts up, its value is not the one that stands beside it. */}
          <progress
            value={value}
            max={100}
            aria-label={label}
            aria-hidden={!reading || undefined}
          />
          {note && <p className="note bars-note">{note}</p>}
        </li>
      ))}
    </ul>
  );
}
