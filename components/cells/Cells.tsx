import type { ReactNode } from 'react';

type CellsProps = {
  as?: 'ul' | 'dl';
  /** The class of the cells' contents. Its style sheet may set `--columns`; the default is 3. */
  className: string;
  children: ReactNode;
};

/** A grid of cells that share their hairlines. */
export function Cells({ as: Tag = 'ul', className, children }: CellsProps) {
  return <Tag className={`cells ${className}`}>{children}</Tag>;
}
