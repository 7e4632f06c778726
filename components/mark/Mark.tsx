import { barsPath, equatorPath, mark } from './geometry.ts';

/** The firm's mark. It stands beside the name, so it has none of its own. */
export function Mark() {
  return (
    <svg viewBox={`0 0 ${mark.size} ${mark.size}`} aria-hidden="true">
      <path fill="currentColor" d={barsPath(mark)} />
      <path fill="var(--sun)" d={equatorPath(mark)} />
    </svg>
  );
}
