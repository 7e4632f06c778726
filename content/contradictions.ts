import type { Document, Unready } from '#content';
import type { CaseStudy } from './schema/case-study.ts';
import { type Insight, whyItWaits } from './schema/insight.ts';
import type { InsightsPage } from './schema/insights-page.ts';
import type { LegalDocument } from './schema/legal.ts';
import type { Offer } from './schema/offer.ts';
import type { Practice } from './schema/practice.ts';
import type { Reference } from './schema/reference.ts';
import type { Service } from './schema/service.ts';
import type { Site } from './schema/site.ts';

type Told = {
  site: Site;
  cases: readonly CaseStudy[];
  services: readonly Service[];
  practices: readonly (Practice & { slug: string })[];
  offers: readonly Offer[];
  references: readonly Reference[];
  insights: readonly Insight[];
  insightsPage: InsightsPage;
  legal: readonly Document<LegalDocument>[];
};

/** Changes of a day that has begun nowhere yet: feeds and search engines would be told of it. */
function updatedLater(insights: readonly Insight[], builtOn: Date): Unready[] {
  const furthestZone = 14 * 3_600_000;
  const today = new Date(builtOn.getTime() + furthestZone).toISOString().slice(0, 10);
  return insights.flatMap((insight, at) => {
    const { updated } = insight;
    // Development shows what waits, too, of which nobody is told.
    return updated === undefined || updated <= today || whyItWaits(insight, builtOn)
      ? []
      : [
          {
            collection: 'insights',
            field: [at, 'updated'],
            expected: 'a day that has come: between the day of publication and today',
            found: updated,
          },
        ];
  });
}

/**
 * Reports engagements that ended before the firm was founded or whose facts nobody would see, a counter
 * of visits of which visitors are not told, and names of services, forms of help and topics that do not
 * exist, and changes that are yet to come. `whole` also has the legal texts that a language takes from the first one.
 */
export function contradictions(told: Told, builtOn: Date, whole: Pick<Told, 'legal'>): Unready[] {
  const { site, cases, services, practices, offers, references, insights, insightsPage } = told;
  const service = known(services, 'a service in services.yaml');
  const offer = known(offers, 'a form of help in offers.yaml');
  const topic = known(insightsPage.topics, 'a topic in insights.yaml');
  return [
    ...tooEarly(site.founded.year, cases),
    ...factsWithoutStory(cases),
    ...untoldCounter(site, whole.legal),
    ...cases.flatMap((it, at) => [
      ...service('cases', [at, 'service'], it.service),
      ...offer('cases', [at, 'offer'], it.offer),
    ]),
    ...practices.flatMap((it, at) => [
      ...service('practices', [at], it.slug),
      ...it.offers.flatMap((name, nth) => offer('practices', [at, 'offers', nth], name)),
    ]),
    ...references.flatMap((it, at) => [
      ...service('references', [at, 'service'], it.service),
      ...offer('references', [at, 'offer'], it.offer),
    ]),
    ...updatedLater(insights, builtOn),
    ...insights.flatMap((it, at) => [
      ...service('insights', [at, 'practice'], it.practice),
      ...it.topics.flatMap((name, nth) => topic('insights', [at, 'topics', nth], name)),
    ]),
  ];
}

/** Reports a name that is not the slug of one of the records. */
function known(records: readonly { slug: string }[], what: string) {
  const slugs = records.map(({ slug }) => slug);
  return (collection: string, field: Unready['field'], name: string | undefined): Unready[] =>
    name === undefined || slugs.includes(name)
      ? []
      : [{ collection, field, expected: `the slug of ${what}: ${slugs.join(', ')}`, found: name }];
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

function untoldCounter({ analytics }: Site, legal: Told['legal']): Unready[] {
  if (!analytics) return [];
  const name = asHtml(analytics.name);
  const isTold = ({ sections }: Told['legal'][number]) =>
    sections.some(({ html }) => html.replace(/<[^>]*>/g, '').includes(name));
  if (legal.some(isTold)) return [];
  const expected =
    'a document in legal/ that tells visitors of the counter, as {counter} or by name';
  return [{ collection: 'site', field: ['analytics', 'name'], expected, found: analytics.name }];
}

/** A text as Markdown is published. */
const asHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

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
