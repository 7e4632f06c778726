import type { ReactNode } from 'react';

type BandProps = {
  /** `div` where the band has no heading of its own. */
  as?: 'section' | 'div';
  id?: string;
  ground?: 'paper' | 'raised' | 'night';
  /** The grid that its content stands in. */
  layout?: string;
  children: ReactNode;
};

/** A band of the page across its whole width, on one of the three grounds. */
export function Band({ as: Tag = 'section', id, ground = 'paper', layout, children }: BandProps) {
  return (
    <Tag id={id} className={`band ${ground}`}>
      <div className={layout ? `page-width ${layout}` : 'page-width'}>{children}</div>
    </Tag>
  );
}
