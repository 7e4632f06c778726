/** Lighthouse's categories, by their ids. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** The reported metrics, with their ids in Lighthouse. */
const metricAudits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;
type Metric = keyof typeof metricAudits;

/** Lighthouse's findings on one page. */
export type PageReport = {
  url: string;
  /** 0 to 100. */
  scores: Record<Category, number>;
  /** Milliseconds; CLS has no unit. */
  metrics: Record<Metric, number>;
  /** How fast the machine computed just before, by Lighthouse's own benchmark. */
  benchmark: number;
  /** Titles of the audits that are not green, the worst first. */
  failing: string[];
};

/** What we read of Lighthouse's result. */
type Result = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<
    string,
    { score: number | null; title: string; displayValue?: string; numericValue?: number }
  >;
  environment: { benchmarkIndex: number };
};

/** The lowest score with which a page passes. */
const lowest = 95;

/** At most so many runs of a page, of which the best counts. */
const mostRuns = 5;

/** The score from which Lighthouse shows an audit in green. */
const GREEN = 0.9;

/**
 * Extracts the results that we report from a Lighthouse run. A run of performance alone takes the
 * other scores from an earlier report of the page. Throws if Lighthouse could not load the page.
 */
export function readResult(url: string, result: Result, earlier?: PageReport): PageReport {
  if (result.runtimeError) {
    throw new Error(`Lighthouse could not audit ${url}: ${result.runtimeError.message}`);
  }
  const score = (id: Category) => {
    const category = result.categories[id];
    return category ? Math.round((category.score ?? 0) * 100) : (earlier?.scores[id] ?? 0);
  };
  const metric = (id: string) => result.audits[id]?.numericValue ?? Number.NaN;
  return {
    url,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    metrics: {
      FCP: metric(metricAudits.FCP),
      LCP: metric(metricAudits.LCP),
      TBT: metric(metricAudits.TBT),
      CLS: metric(metricAudits.CLS),
    },
    benchmark: result.environment.benchmarkIndex,
    failing: [...new Set([...failingAudits(result), ...(earlier?.failing ?? [])])],
  };
}

function failingAudits({ audits }: Result): string[] {
  return Object.values(audits)
    .filter(({ score }) => score !== null && score < GREEN)
    .sort((a, b) => (a.score ?? 0) - (b.score ?? 0))
    .map(({ title, displayValue }) => (displayValue ? `${title} (${displayValue})` : title));
}

/** The run that counts: other work of the machine can make a page slower, but never quicker. */
export function bestReport(reports: readonly PageReport[]): PageReport | undefined {
  return reports.toSorted((a, b) => b.scores.performance - a.scores.performance)[0];
}

/** True once a run has passed, or after the last one. Each takes some seconds. */
export function isDecided(reports: readonly PageReport[]): boolean {
  return reports.length === mostRuns || reports.some((report) => !isBelow(report));
}

/** How often a page is audited before a failure of Lighthouse itself counts. */
const attempts = 3;

/**
 * Makes up to three attempts: on a busy machine, recording a page can fail, which says nothing
 * about the page. Throws the last error.
 */
export async function tryAgain<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let left = attempts - 1; left > 0; left--) {
    try {
      return await attempt();
    } catch (error) {
      console.warn(`${error instanceof Error ? error.message : error} Trying again.`);
    }
  }
  return attempt();
}

/** Below this benchmark, Lighthouse itself says that its measure of performance means nothing. */
const slowestBenchmark = 1000;

/** True if the machine was too slow, or too busy, to judge how fast a page is. */
export function isTooSlowToJudge({ benchmark }: PageReport): boolean {
  return benchmark < slowestBenchmark;
}

/**
 * True if any category scores below the lowest that passes. On a machine that is too slow to judge
 * performance, that category does not count.
 */
export function isBelow(report: PageReport): boolean {
  const judged = categories.filter(
    (category) => category !== 'performance' || !isTooSlowToJudge(report),
  );
  return judged.some((category) => report.scores[category] < lowest);
}

const columns = ['perf', 'a11y', 'best', 'seo', 'FCP', 'LCP', 'TBT', 'CLS', 'machine', 'page'];

/** The header line above the reports' columns. */
export function formatHeading(): string {
  return formatRow(columns);
}

/**
 * One page's scores (of 100), metrics (seconds, TBT in milliseconds, CLS) and the benchmark of the
 * machine on one line.
 */
export function formatReport({ url, scores, metrics, benchmark }: PageReport): string {
  return formatRow([
    ...categories.map((category) => String(scores[category])),
    `${(metrics.FCP / 1000).toFixed(2)} s`,
    `${(metrics.LCP / 1000).toFixed(2)} s`,
    `${metrics.TBT.toFixed(0)} ms`,
    metrics.CLS.toFixed(3),
    benchmark.toFixed(0),
    new URL(url).pathname,
  ]);
}

/** What is said of a page whose performance could not be judged. */
export function formatTooSlow({ url, benchmark }: PageReport): string {
  return `${new URL(url).pathname}: this machine was too slow or too busy to judge performance (its benchmark is ${benchmark.toFixed(0)}, and ${slowestBenchmark} is needed). The other scores count.`;
}

/** The audits that keep a page below the minimum. */
export function formatFailings({ url, failing }: PageReport): string {
  return [`\n${new URL(url).pathname} is below ${lowest}:`, ...failing].join('\n  ');
}

function formatRow(cells: readonly string[]): string {
  const last = cells.length - 1;
  return cells.map((cell, index) => (index < last ? cell.padStart(8) : `  ${cell}`)).join('');
}
