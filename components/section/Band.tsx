import type { ReactNode } from 'react';

export type BandProps = {
  /** `div` if the band has no heading of its own. */
  as?: 'section' | 'div';
  id?: string;
  ground?: 'paper' | 'raised' | 'night';
  /** The class of the grid around its content. */
  layout?: string;
  children: ReactNode;
};

/** A band across the full width of the page, on one of the three backgrounds. */
export function Band({ as: Tag = 'section', id, ground = 'paper', layout, children }: BandProps) {
  return (
    <Tag id={id} className={`band ${ground}`}>
      <div className={layout ? `page-width ${layout}` : 'page-width'}>{children}</div>
    </Tag>
  );
}
