import type { ReactNode } from 'react';

/** Facts about what stands beside them, on hairlines. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="facts-list">{children}</dl>;
}

/** A fact, below its label. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
