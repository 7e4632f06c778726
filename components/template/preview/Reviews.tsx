import { useIslandAttributes } from '#island';
import type { Preview } from '../../../content/template/schema/preview.ts';
import { Cells } from '../../cells/Cells.tsx';
import { Section } from '../../section/Section.tsx';
import { fill } from '../../text/fill.ts';
import { MarketplaceLogo } from './MarketplaceLogo.tsx';
import { Rating } from './Rating.tsx';

/** Reviews by customers, with the marketplace where each bought. */
export function Reviews({ words }: { words: Preview['reviews'] }) {
  const { items, rating: ratingLabel, ...intro } = words;
  const revealed = useIslandAttributes('Reveal', 'load');
  return (
    <Section ground="raised" {...intro}>
      <Cells className="reviews">
        {items.map(({ rating, description, title, subtitle, marketplace }) => (
          <li key={title} {...revealed}>
            <Rating rating={rating} label={fill(ratingLabel, { rating })} />
            <blockquote>{description}</blockquote>
            <p className="review-title">{title}</p>
            <p className="review-subtitle">{subtitle}</p>
            <MarketplaceLogo marketplace={marketplace} />
          </li>
        ))}
      </Cells>
    </Section>
  );
}
