import type { Offer } from '../../content/schema/offer.ts';
import type { Ui } from '../../content/schema/ui.ts';
import { ReadMore } from '../button/ReadMore.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Picture } from '../picture/Picture.tsx';

type ServiceCardsProps = { cards: readonly Offer[]; words: Ui['links'] };

/**
 * Cards that begin with a picture, or with an icon if there is none. Each leads to the section that
 * says more about it.
 */
export function ServiceCards({ cards, words }: ServiceCardsProps) {
  return (
    <ul className="service-cards">
      {cards.map((card) => (
        <li key={card.title} data-reveal="" data-delay={card.delay}>
          {card.image && (
            <Picture
              image={card.image}
              alt={card.alt}
              widths={[560, 800]}
              ratio={3 / 2}
              sizes="(width < 36rem) 75vw, (width < 56.25rem) 45vw, 26rem"
            />
          )}
          {card.icon && (
            <span className="service-card-icon">
              <Icon name={card.icon} />
              <span className="visually-hidden">{card.alt}</span>
            </span>
          )}
          <h3>{card.title}</h3>
          <p>{card.description}</p>
          <ReadMore href={`/service/#offer-${card.slug}`} title={card.title} words={words} />
        </li>
      ))}
    </ul>
  );
}
