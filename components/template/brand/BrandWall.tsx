import { Cells } from '../../cells/Cells.tsx';

type BrandWallProps = {
  /** Cells that share their borders, one line that wraps, or names as plain text. */
  layout: 'cells' | 'line' | 'words';
  brands: readonly {
    name: string;
    /** Path data of the mark on a square of 24. */
    mark?: string;
  }[];
  /** Attributes of the wall, such as those that reveal it. */
  list?: object;
};

/** The names of clients, with or without marks. All marks are drawn for the template. */
export function BrandWall({ layout, brands, list }: BrandWallProps) {
  const className = `brand-wall brand-wall-${layout}`;
  const items = brands.map(({ name, mark }) => (
    <li key={name} className={layout === 'cells' ? 'lights-up' : undefined}>
      {mark && (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={mark} />
        </svg>
      )}
      {name}
    </li>
  ));
  if (layout === 'cells') return <Cells className={className}>{items}</Cells>;
  return (
    <ul className={className} {...list}>
      {items}
    </ul>
  );
}
