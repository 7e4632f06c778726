import type { CaseStudy } from '../../content/schema/case-study.ts';
import type { Offer } from '../../content/schema/offer.ts';
import type { Reference } from '../../content/schema/reference.ts';
import type { ServicePage } from '../../content/schema/service-page.ts';
import { CaseName } from '../cases/CaseName.tsx';
import { enquiryHref } from '../enquiry/enquiry-href.ts';

type OfferDetailsProps = {
  offers: readonly Offer[];
  cases: readonly CaseStudy[];
  references: readonly Reference[];
  words: ServicePage['offers']['words'];
};

/** A section for each form of help: when it fits, what it takes, what it leaves, and an example. */
export function OfferDetails({ offers, cases, references, words }: OfferDetailsProps) {
  return (
    <div className="offers">
      {offers.map((offer) => {
        const study = cases.find((it) => it.offer === offer.slug);
        const reference = references.find((it) => it.offer === offer.slug);
        const example = study ? exampleOf(study) : reference && referenceOf(reference);
        const id = `offer-${offer.slug}`;
        const facts = [
          { label: words.length, text: offer.length },
          { label: words.team, text: offer.team },
          { label: words.holds, text: offer.holds },
          { label: words.fee, text: offer.fee },
          ...(example ? [{ label: words.case, text: example }] : []),
        ];
        return (
          <section key={id} id={id} className="offer" aria-labelledby={`${id}_title`}>
            <div>
              <h3 id={`${id}_title`}>{offer.title}</h3>
              <p>{offer.fits}</p>
              <p className="screen-only">
                <a href={enquiryHref(offer.title)}>{words.ask}</a>
              </p>
            </div>
            <dl>
              {facts.map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
    </div>
  );
}

const exampleOf = (study: CaseStudy) => (
  <>
    <CaseName study={study} />
    {study.result && `: ${study.result.figure} ${study.result.label}`}
  </>
);

const referenceOf = ({ title, length, year, result }: Reference) =>
  `${title} (${length}, ${year}): ${result}`;
