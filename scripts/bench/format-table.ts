import type { Limits } from './limits.ts';
import type { Measured } from './measure.ts';

/** What one generator took at one size. */
export type Row = {
  name: string;
  pages: number;
  cold: Measured;
  rebuild: Measured;
  limits: Limits;
};

const heads = [
  'pages',
  'generator',
  'cold s',
  'rebuild s',
  'MB',
  'start + render + write s',
  'cold ÷ that',
];

/** The measurements as a Markdown table, times in seconds. */
export function formatTable(rows: readonly Row[]): string {
  const lines = rows.map(({ name, pages, cold, rebuild, limits }) => {
    const bare = limits.start + limits.render + limits.write;
    const parts = [limits.start, limits.render, limits.write].map((part) => part.toFixed(2));
    return [
      pages.toLocaleString('en'),
      name,
      cold.seconds.toFixed(2),
      rebuild.seconds.toFixed(2),
      Math.max(cold.megabytes, rebuild.megabytes).toFixed(0),
      parts.join(' + '),
      (cold.seconds / bare).toFixed(1),
    ];
  });
  const rule = heads.map((_, column) => (column === 1 ? '---' : '--:'));
  return [heads, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
