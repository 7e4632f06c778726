import type { ReactNode } from 'react';

type BandProps = {
  id?: string;
  ground?: 'paper' | 'raised' | 'night';
  /** The grid that its content stands in. */
  layout?: string;
  children: ReactNode;
};

/** A band of the page across its whole width, on one of the three grounds. */
export function Band({ id, ground = 'paper', layout, children }: BandProps) {
  return (
    <section id={id} className={`band ${ground}`}>
      <div className={layout ? `page-width ${layout}` : 'page-width'}>{children}</div>
    </section>
  );
}
