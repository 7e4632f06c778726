import { categories, type PageReport } from './page-report.ts';

const columns = ['perf', 'a11y', 'best', 'seo', 'FCP', 'LCP', 'TBT', 'CLS', 'page'];

/** The line over the reports' columns. */
export function formatHeading(): string {
  return formatRow(columns);
}

/** One page's scores (of 100) and metrics (seconds, TBT in milliseconds, CLS) on a line. */
export function formatReport({ url, scores, metrics }: PageReport): string {
  return formatRow([
    ...categories.map((category) => String(scores[category])),
    `${(metrics.FCP / 1000).toFixed(2)} s`,
    `${(metrics.LCP / 1000).toFixed(2)} s`,
    `${metrics.TBT.toFixed(0)} ms`,
    metrics.CLS.toFixed(3),
    new URL(url).pathname,
  ]);
}

/** What keeps a page below the minimum. */
export function formatFailings({ url, failing }: PageReport, min: number): string {
  return [`\n${new URL(url).pathname} is below ${min}:`, ...failing].join('\n  ');
}

function formatRow(cells: readonly string[]): string {
  const last = cells.length - 1;
  return cells.map((cell, index) => (index < last ? cell.padStart(7) : `  ${cell}`)).join('');
}
