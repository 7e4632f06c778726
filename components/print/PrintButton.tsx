import { useIslandAttributes } from '#island';
import { Icon } from '../icon/Icon.tsx';

/** A button that prints the page. Without script there is none. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button
      type="button"
      className="button button-quiet print-button"
      {...useIslandAttributes('Print', 'interaction')}
    >
      <Icon name="printer" />
      {label}
    </button>
  );
}
