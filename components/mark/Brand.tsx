import { Mark } from './Mark.tsx';

/** Mark and name of the firm, as the way home. A long name is set smaller, on several lines. */
export function Brand({ name, label }: { name: string; label: string }) {
  return (
    <a className={name.length > 16 ? 'brand brand-long' : 'brand'} href="/" aria-label={label}>
      <Mark />
      <span>{name}</span>
    </a>
  );
}
