import type { CaseStudy } from '../../content/schema/case-study.ts';

/** The case that was handed over last. Of the same year, it is the one in which the client speaks. */
export const latestCase = (cases: readonly CaseStudy[]): CaseStudy | undefined =>
  cases.toSorted((a, b) => b.year - a.year || Number(!a.words) - Number(!b.words))[0];
