import { useIslandAttributes } from '#island';
import type { SectionOf } from '../../../content/template/schema/section.ts';
import { CountNumber } from './Counters.tsx';
import { ringDashes } from './ring.ts';

// A path instead of a circle, because HTML checkers accept `pathLength` only on paths.
const circle = { d: 'M94 50a44 44 0 1 1-88 0a44 44 0 1 1 88 0', pathLength: '100' };

/** Radial charts of values out of 100: rings of a hundred ticks, lit up to the value. */
export function Rings({ items }: Pick<SectionOf<'rings'>, 'items'>) {
  const counted = useIslandAttributes('Count', 'visible');
  return (
    <ul className="row rings">
      {items.map(({ value, label, note }) => (
        <li key={label} {...counted}>
          <div className="ring">
            <svg viewBox="0 0 100 100" aria-hidden="true">
              <path {...circle} strokeDasharray={ringDashes(100)} />
              <path
                className="ring-value"
                {...circle}
                strokeDasharray={ringDashes(value)}
                data-ring={value}
              />
            </svg>
            <p>
              <CountNumber value={value} unit="%" />
            </p>
          </div>
          <h3>{label}</h3>
          <p className="muted">{note}</p>
        </li>
      ))}
    </ul>
  );
}
