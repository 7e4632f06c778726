import type { Unready } from '#content';
import type { CaseStudy } from './schema/case-study.ts';
import type { Service } from './schema/service.ts';
import type { Site } from './schema/site.ts';

type Told = { site: Site; cases: readonly CaseStudy[]; services: readonly Service[] };

/**
 * Reports engagements that ended before the firm was founded, whose service does not exist, or whose
 * facts nobody would see.
 */
export function contradictions({ site, cases, services }: Told): Unready[] {
  return [
    ...tooEarly(site.founded.year, cases),
    ...nobodysWork(cases, services),
    ...factsWithoutStory(cases),
  ];
}

function nobodysWork(cases: Told['cases'], services: Told['services']): Unready[] {
  const slugs = services.map(({ slug }) => slug);
  return cases.flatMap(({ service }, index) =>
    service && !slugs.includes(service)
      ? {
          collection: 'cases',
          field: [index, 'service'],
          expected: `the slug of a service in services.yaml: ${slugs.join(', ')}`,
          found: service,
        }
      : [],
  );
}

function factsWithoutStory(cases: Told['cases']): Unready[] {
  return cases.flatMap(({ facts, sections }, index) =>
    facts.length > 0 && sections.length === 0
      ? {
          collection: 'cases',
          field: [index, 'facts'],
          expected: 'a story below the fields, beside which its page shows these facts',
          found: 'none',
        }
      : [],
  );
}

function tooEarly(since: number, cases: Told['cases']): Unready[] {
  return cases.flatMap(({ year }, index) =>
    year < since
      ? {
          collection: 'cases',
          field: [index, 'year'],
          expected: `a year from ${since} on, when the firm was founded according to site.yaml`,
          found: String(year),
        }
      : [],
  );
}
