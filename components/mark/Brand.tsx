import { Mark } from './Mark.tsx';

/** Mark and name of the firm, as the way home. */
export function Brand({ name, label }: { name: string; label: string }) {
  return (
    <a className="brand" href="/" aria-label={label}>
      <Mark />
      <span>{name}</span>
    </a>
  );
}
