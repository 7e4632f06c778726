import { Cells } from '../../cells/Cells.tsx';

type BrandWallProps = {
  /** Cells that share their borders, one line that wraps, or names as plain text. */
  layout: 'cells' | 'line' | 'words';
  brands: readonly { name: string; mark?: string }[];
  list?: object;
};

/** The names of clients, with or without marks. All marks are drawn for the template. */
export function BrandWall({ layout, brands, list }: BrandWallProps) {
  const List = layout === 'cells' ? Cells : 'ul';
  return (
    <List className={`brand-wall brand-wall-${layout}`} {...list}>
      {brands.map(({ name, mark }) => (
        <li key={name} className={layout === 'cells' ? 'lights-up' : undefined}>
          {mark && (
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={mark} />
            </svg>
          )}
          {name}
        </li>
      ))}
    </List>
  );
}
