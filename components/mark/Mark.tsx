import { barsPath, equatorPath, mark } from './geometry.ts';

/** The firm's mark. It has no accessible name because the name is beside it. */
export function Mark() {
  return (
    <svg viewBox={`0 0 ${mark.size} ${mark.size}`} aria-hidden="true">
      <path fill="currentColor" d={barsPath(mark)} />
      <path fill="var(--sun)" d={equatorPath(mark)} />
    </svg>
  );
}
