import type { Unready } from '#content';
import type { CaseStudy } from './schema/case-study.ts';
import type { Site } from './schema/site.ts';

type Told = { site: Site; cases: readonly CaseStudy[] };

/** Says which engagement would have ended before the firm was founded. */
export function contradictions({ site, cases }: Told): Unready[] {
  const { year: since } = site.founded;
  return cases.flatMap(({ year }, index) =>
    year < since
      ? {
          collection: 'cases',
          field: [index, 'year'],
          expected: `a year from ${since} on, in which site.yaml says the firm was founded`,
          found: String(year),
        }
      : [],
  );
}
