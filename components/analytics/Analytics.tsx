import { useIslandAttributes } from '#island';
import type { Analytics as Counter } from '../../content/schema/analytics.ts';

/** Where the script of the counter of visits begins. Shows nothing. */
export function Analytics({ counter }: { counter: Counter }) {
  return (
    <span
      hidden
      data-counter={JSON.stringify(counter)}
      {...useIslandAttributes('Analytics', 'load')}
    />
  );
}
