import type { CaseStudy } from '../../content/schema/case-study.ts';

/** The latest case. If several are of the same year, it is the one that quotes its client. */
export const latestCase = (cases: readonly CaseStudy[]): CaseStudy | undefined =>
  cases.toSorted((a, b) => b.year - a.year || Number(!a.words) - Number(!b.words))[0];
