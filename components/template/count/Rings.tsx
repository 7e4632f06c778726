import { useIslandAttributes } from '#island';
import type { SectionOf } from '../../../content/template/schema/section.ts';
import { CountNumber } from './Counters.tsx';
import { ringDashes } from './ring.ts';

/** Radial charts of values out of 100: rings of a hundred ticks, lit up to the value. */
export function Rings({ items }: Pick<SectionOf<'rings'>, 'items'>) {
  const counted = useIslandAttributes('Count', 'visible');
  return (
    <ul className="rings">
      {items.map(({ value, label, note }) => (
        <li key={label} {...counted}>
          <div className="ring">
            <svg viewBox="0 0 100 100" aria-hidden="true">
              <Ring className="ring-track" value={100} />
              <Ring className="ring-value" value={value} counted />
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

type RingProps = { className: string; value: number; counted?: boolean };

// A path instead of a circle, because HTML checkers accept `pathLength` only on paths.
function Ring({ className, value, counted }: RingProps) {
  return (
    <path
      className={className}
      d="M94 50a44 44 0 1 1-88 0a44 44 0 1 1 88 0"
      pathLength="100"
      strokeDasharray={ringDashes(value)}
      {...(counted && { 'data-ring': value })}
    />
  );
}
