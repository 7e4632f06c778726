import type { ReactNode } from 'react';

type BriefingSectionProps = { id: string; heading: string; children: ReactNode };

/** A part of the briefing: its heading beside it on wide screens, above it on others. */
export function BriefingSection({ id, heading, children }: BriefingSectionProps) {
  return (
    <section id={id} className="briefing-section page-width">
      <h2>{heading}</h2>
      <div>{children}</div>
    </section>
  );
}
