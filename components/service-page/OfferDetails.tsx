import type { Offer } from '../../content/schema/offer.ts';
import type { ServicePage } from '../../content/schema/service-page.ts';
import { enquiryAbout } from '../enquiry/enquiry-about.ts';

type OfferDetailsProps = {
  offers: readonly Offer[];
  words: ServicePage['offers']['words'];
};

/** A section for each form of help: when it fits, what it takes, and what it leaves. */
export function OfferDetails({ offers, words }: OfferDetailsProps) {
  return (
    <div className="offers">
      {offers.map((offer) => {
        const id = `offer-${offer.slug}`;
        const facts = [
          { label: words.length, text: offer.length },
          { label: words.team, text: offer.team },
          { label: words.holds, text: offer.holds },
          { label: words.fee, text: offer.fee },
        ];
        return (
          <section key={id} id={id} className="offer" aria-labelledby={`${id}_title`}>
            <div>
              <h3 id={`${id}_title`}>{offer.title}</h3>
              <p>{offer.fits}</p>
              <p>
                <a href={enquiryAbout(offer.title)}>{words.ask}</a>
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
