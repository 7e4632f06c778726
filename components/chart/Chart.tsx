import type { Chart as ChartData } from '../../content/schema/chart.ts';

type ChartProps = { chart: ChartData; lang: string };

/** The width of the drawing, in its own units. */
const full = 100;

/**
 * Evidence in figures: a table in which each row has a bar to scale, and a thinner one for what it was
 * before.
 */
export function Chart({ chart, lang }: ChartProps) {
  const { caption, was, is, rows } = chart;
  const most = Math.max(1, ...rows.flatMap((row) => [row.value, row.was ?? 0]));
  const hasBefore = rows.some((row) => row.was !== undefined);
  const number = new Intl.NumberFormat(lang);
  return (
    <table className="chart">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          {hasBefore && <th scope="col">{was}</th>}
          {/* The bars show the same values. */}
          <th scope="col" colSpan={2}>
            {is}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, value, from = 0, was: before }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {hasBefore && <td>{before !== undefined && number.format(before)}</td>}
            <td>{from > 0 ? number.formatRange(from, value) : number.format(value)}</td>
            <td className="chart-bar">
              <svg viewBox={`0 0 ${full} 10`} preserveAspectRatio="none" aria-hidden="true">
                {before !== undefined && (
                  <rect className="chart-was" width={share(before, most)} y="0" height="2.5" />
                )}
                <rect
                  x={share(from, most)}
                  width={Math.max(share(value - from, most), 0.4)}
                  y={before === undefined ? 2 : 4}
                  height="6"
                />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const share = (value: number, most: number) => Math.round((value / most) * full * 10) / 10;
