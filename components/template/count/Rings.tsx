import { useIslandAttributes } from '#island';
import { CountNumber } from './CountNumber.tsx';
import { ringDashes } from './ring.ts';

export type RingsProps = {
  items: readonly { value: number; label: string; note: string }[];
};

/** Radial charts of values of 100: rings of fifty ticks, lit as far as the value. */
export function Rings({ items }: RingsProps) {
  return (
    <ul className="rings" {...useIslandAttributes('Count', 'visible')}>
      {items.map(({ value, label, note }) => (
        <li key={label}>
          <div className="ring">
            <svg viewBox="0 0 100 100" aria-hidden="true">
              <Circle className="ring-track" value={100} />
              <Circle className="ring-value" value={value} counted />
            </svg>
            <p>
              <CountNumber value={value} unit="%" />
            </p>
          </div>
          <h3>{label}</h3>
          <p>{note}</p>
        </li>
      ))}
    </ul>
  );
}

type CircleProps = { className: string; value: number; counted?: boolean };

function Circle({ className, value, counted }: CircleProps) {
  return (
    <circle
      className={className}
      cx="50"
      cy="50"
      r="44"
      pathLength="100"
      strokeDasharray={ringDashes(value)}
      {...(counted && { 'data-ring': value })}
    />
  );
}
