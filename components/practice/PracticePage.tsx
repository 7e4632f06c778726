import { usePage } from '#page';
import type { Content } from '../../content/index.ts';
import type { Practice } from '../../content/schema/practice.ts';
import type { Ui } from '../../content/schema/ui.ts';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { ReadMore } from '../button/ReadMore.tsx';
import { CaseProof } from '../cases/CaseProof.tsx';
import { Cells } from '../cells/Cells.tsx';
import { JsonLd } from '../document/JsonLd.tsx';
import { enquiryHref } from '../enquiry/enquiry-href.ts';
import { Opening } from '../opening/Opening.tsx';
import { Parts } from '../parts/Parts.tsx';
import { Picture } from '../picture/Picture.tsx';
import { PrintButton } from '../print/PrintButton.tsx';
import { References } from '../references/References.tsx';
import { Band } from '../section/Band.tsx';
import { fill } from '../text/fill.ts';
import { numberLabel } from '../text/number-label.ts';

type PracticePageProps = { practice: Content['practices'][number]; content: Content };

/**
 * The page of a service: what the client keeps, how long it takes, what it costs and who leads it,
 * the cases and references that show it, then how the work is done, and two ways to begin. It is
 * printed on one sheet.
 */
export function PracticePage({ practice, content }: PracticePageProps) {
  const { services, cases, offers, ui, site } = content;
  const words = ui.practice;
  const index = services.findIndex(({ slug }) => slug === practice.slug);
  const service = services[index];
  if (!service) return null;
  const { slug, title, heading } = service;
  const shown = cases.filter((study) => study.service === slug);
  const references = content.references.filter((it) => it.service === slug);
  const ask = (
    <ButtonLink href={enquiryHref(title)} arrow>
      {fill(words.ask, { title })}
    </ButtonLink>
  );
  return (
    <>
      <Opening
        eyebrow={fill(words.eyebrow, { number: numberLabel(index), title })}
        title={heading}
        text={practice.summary}
        image={practice.image}
      />
      <Band as="div" ground="raised" layout="practice-facts">
        <section>
          <h2>{words.holds}</h2>
          <ul className="practice-holds">
            {practice.holds.map((it) => (
              <li key={it}>{it}</li>
            ))}
          </ul>
        </section>
        <Terms practice={practice} words={words} />
        <Lead {...practice.lead} heading={words.lead} />
        <p className="practice-next">
          {ask} <PrintButton label={words.print} /> <span>{practice.next}</span>
        </p>
      </Band>
      {shown.length + references.length > 0 && (
        <Band ground="night" layout="practice-cases">
          <h2>{words.cases}</h2>
          {shown.length > 0 && (
            <ul>
              {shown.map((study) => (
                <li key={study.slug}>
                  <CaseProof study={study} separator={site.separator} wide={shown.length === 1} />
                </li>
              ))}
            </ul>
          )}
          <References references={references} />
        </Band>
      )}
      <Band as="div">
        <Parts sections={practice.sections} />
      </Band>
      <Band ground="raised" layout="practice-offers">
        <h2>{words.offers}</h2>
        <Offers names={practice.offers} offers={offers} words={ui.links} />
        <p className="practice-next">
          {ask}{' '}
          <a href="/practices/" className="screen-only">
            {words.all}
          </a>
        </p>
      </Band>
      <ServiceData name={heading} type={title} text={practice.description} origin={site.origin} />
    </>
  );
}

type Words = Ui['practice'];

/** How long the work takes, and what it costs to begin. */
function Terms({ practice: { duration, fee }, words }: { practice: Practice; words: Words }) {
  return (
    <div className="practice-terms">
      <section>
        <h2>{words.fee}</h2>
        <p>
          <b>{fee.range}</b> {fee.basis}
        </p>
      </section>
      <section>
        <h2>{words.duration}</h2>
        <p>{duration}</p>
      </section>
    </div>
  );
}

/** The person who leads the practice. */
function Lead({ heading, ...lead }: Practice['lead'] & { heading: string }) {
  return (
    <section className="practice-lead">
      <h2>{heading}</h2>
      <figure>
        <Picture
          image={lead.portrait}
          alt={lead.portraitAlt}
          widths={[240, 480]}
          ratio={5 / 6}
          sizes="10rem"
        />
        <figcaption>
          <b>{lead.name}</b>
          <span>{lead.role}</span>
        </figcaption>
      </figure>
      <blockquote>{lead.words}</blockquote>
    </section>
  );
}

type OffersProps = {
  names: Practice['offers'];
  offers: Content['offers'];
  words: Ui['links'];
};

/** The offers that suit the practice, in its own order. */
function Offers({ names, offers, words }: OffersProps) {
  return (
    <Cells className="practice-offer">
      {names
        .flatMap((name) => offers.filter(({ slug }) => slug === name))
        .map(({ slug, title, fits, length, fee }) => (
          <li key={slug}>
            <h3>{title}</h3>
            <p>{fits}</p>
            <p>
              <b>{length}</b> · {fee}
            </p>
            <ReadMore href={`/service/#offer-${slug}`} title={title} words={words} />
          </li>
        ))}
    </Cells>
  );
}

type ServiceDataProps = { name: string; type: string; text: string; origin: string };

/** The practice as search engines read it: a service that the organization provides. */
function ServiceData({ name, type, text, origin }: ServiceDataProps) {
  const { route, base } = usePage();
  return (
    <JsonLd
      node={{
        '@type': 'Service',
        name,
        serviceType: type,
        description: text,
        url: origin + base + route.path,
        provider: { '@id': `${origin}${base}/#organization` },
      }}
    />
  );
}
