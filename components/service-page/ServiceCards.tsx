import type { ServiceCard } from '../../content/schema/service-page.ts';
import type { Ui } from '../../content/schema/ui.ts';
import { Icon } from '../icon/Icon.tsx';
import { Picture } from '../picture/Picture.tsx';
import { ReadMore } from './ReadMore.tsx';

type ServiceCardsProps = { cards: readonly ServiceCard[]; words: Ui['links'] };

/** Cards that begin with a picture, or with an icon if there is none. */
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
          {card.href && <ReadMore href={card.href} title={card.title} words={words} />}
        </li>
      ))}
    </ul>
  );
}
