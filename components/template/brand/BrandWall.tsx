export type BrandWallProps = {
  /** Cells that share their borders, or one line that wraps. */
  layout: 'cells' | 'line';
  brands: readonly {
    name: string;
    /** Path data of the mark on a square of 24. */
    mark: string;
  }[];
};

/** Logos of clients in one weight. All of them are drawn for the template. */
export function BrandWall({ layout, brands }: BrandWallProps) {
  return (
    <ul className={`brand-wall brand-wall-${layout}`}>
      {brands.map(({ name, mark }) => (
        <li key={name}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={mark} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
