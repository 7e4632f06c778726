/** The heights to show a mark at, in pixels, and what each is for. */
const sizes = [
  { size: 16, use: 'In a line of text' },
  { size: 32, use: 'On one line' },
  { size: 48, use: 'In cells' },
  { size: 192, use: 'On its grid, with the room it keeps' },
] as const;

/** One mark in all its sizes. The largest is shown on the grid that it is drawn on. */
export function BrandSizes({ mark }: { mark: string }) {
  return (
    <ul className="brand-sizes">
      {sizes.map(({ size, use }) => (
        <li key={size} className="note">
          <svg
            viewBox={size === 192 ? '-6 -6 36 36' : '0 0 24 24'}
            width={size}
            height={size}
            aria-hidden="true"
          >
            {size === 192 && <path className="brand-sizes-grid" d={grid} />}
            <path d={mark} />
          </svg>
          <p>
            <strong>{size} px</strong> {use}
          </p>
        </li>
      ))}
    </ul>
  );
}

const grid = Array.from({ length: 9 }, (_, at) => at * 3)
  .map((at) => `M${at} 0V24M0 ${at}H24`)
  .join('');
