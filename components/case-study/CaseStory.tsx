import type { Content } from '../../content/index.ts';
import type { CaseStudy } from '../../content/schema/case-study.ts';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { ClientWords } from '../cases/ClientWords.tsx';
import { placeOf } from '../cases/place-of.ts';
import { Chart } from '../chart/Chart.tsx';
import { formatCoordinates } from '../coordinates/format-coordinates.ts';
import { enquiryHref } from '../enquiry/enquiry-href.ts';
import { Fact, Facts } from '../facts/Facts.tsx';
import { Opening } from '../opening/Opening.tsx';
import { Parts } from '../parts/Parts.tsx';
import { serviceHref } from '../practice/service-href.ts';
import { Band } from '../section/Band.tsx';
import { fill } from '../text/fill.ts';
import { CaseMap } from './CaseMap.tsx';

type CaseStoryProps = { study: CaseStudy; next: CaseStudy | undefined; content: Content };

/**
 * The story of an engagement: its place, its result, the facts, what was done, and for a buyer who wants
 * the same, who leads the practice, what it costs to begin, and ways on.
 */
export function CaseStory({ study, next, content }: CaseStoryProps) {
  const { site, ui, services, practices, home } = content;
  const { name, description, location, year, result, words: said, facts, sections } = study;
  const words = ui.caseStudy;
  const service = services.find(({ slug }) => slug === study.service);
  const practice = practices.find(({ slug }) => slug === study.service);
  return (
    <>
      <Opening
        eyebrow={`${formatCoordinates(study, ui.coordinates, site.dir)} · ${location} · ${year}`}
        title={name}
        text={description}
        art={<CaseMap study={study} site={site} />}
      />
      <Band as="div" layout="facts-beside case-story">
        <div className="case-facts">
          {result && (
            <p>
              <b>{result.figure}</b> {result.label}
            </p>
          )}
          {said && <ClientWords words={said} />}
          <Facts>
            <Fact label={words.place}>{placeOf(study, site.separator)}</Fact>
            <Fact label={words.year}>{year}</Fact>
            {service && (
              <Fact label={words.service}>
                <a href={serviceHref(service.slug, practices)}>{service.title}</a>
              </Fact>
            )}
            {facts.map(({ label, value }) => (
              <Fact key={label} label={label}>
                {value}
              </Fact>
            ))}
          </Facts>
        </div>
        <div className="case-parts">
          {study.chart && <Chart chart={study.chart} lang={site.lang} />}
          <Parts sections={sections} />
          {service && practice && (
            <Facts>
              <Fact label={words.service}>
                <a href={`/practices/${practice.slug}/`}>{service.title}</a>
              </Fact>
              <Fact label={ui.practice.lead}>{practice.lead.name}</Fact>
              <Fact label={ui.practice.fee}>{practice.fee.range}</Fact>
            </Facts>
          )}
          <p className="case-next screen-only">
            <ButtonLink href={enquiryHref(name)} arrow>
              {home.reachIntro.ask}
            </ButtonLink>
            {next && next !== study && (
              <a href={`/cases/${next.slug}/`}>{fill(words.next, { title: next.name })}</a>
            )}{' '}
            <a href="/cases/">{words.all}</a>
          </p>
        </div>
      </Band>
    </>
  );
}
