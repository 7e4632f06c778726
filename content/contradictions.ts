import type { Unready } from '#content';
import type { CaseStudy } from './schema/case-study.ts';
import type { Offer } from './schema/offer.ts';
import type { Practice } from './schema/practice.ts';
import type { Service } from './schema/service.ts';
import type { Site } from './schema/site.ts';

type Told = {
  site: Site;
  cases: readonly CaseStudy[];
  services: readonly Service[];
  practices: readonly (Practice & { slug: string })[];
  offers: readonly Offer[];
};

/**
 * Reports engagements that ended before the firm was founded, and names of services and forms of help
 * that do not exist.
 */
export function contradictions(told: Told): Unready[] {
  const { site, cases, services } = told;
  return [
    ...tooEarly(site.founded.year, cases),
    ...nobodysWork(cases, services),
    ...unknownNames(told),
  ];
}

function unknownNames({ services, practices, offers }: Told): Unready[] {
  const [served, offered] = [services, offers].map((all) => all.map(({ slug }) => slug));
  return [
    ...practices.flatMap(({ slug }, index) =>
      served?.includes(slug)
        ? []
        : {
            collection: 'practices',
            field: [index],
            expected: `a file named for a service in services.yaml: ${served?.join('.md, ')}.md`,
            found: `${slug}.md`,
          },
    ),
    ...practices.flatMap((practice, index) =>
      practice.offers.flatMap((name, at) =>
        offered?.includes(name)
          ? []
          : {
              collection: 'practices',
              field: [index, 'offers', at],
              expected: `the slug of a form of help in offers.yaml: ${offered?.join(', ')}`,
              found: name,
            },
      ),
    ),
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
