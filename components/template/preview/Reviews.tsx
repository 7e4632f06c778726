import { useIslandAttributes } from '#island';
import type { Preview } from '../../../content/template/schema/preview.ts';
import { Cells } from '../../cells/Cells.tsx';
import { Section } from '../../section/Section.tsx';
import { fill } from '../../text/fill.ts';

/** Reviews by customers, with the marketplace where each bought. */
export function Reviews({ words }: { words: Preview['reviews'] }) {
  const { items, rating: ratingLabel, ...intro } = words;
  const revealed = useIslandAttributes('Reveal', 'load');
  return (
    <Section {...intro}>
      <Cells className="reviews">
        {items.map(({ rating, description, title, subtitle, marketplace }) => (
          <li key={title} {...revealed}>
            <Rating rating={rating} label={fill(ratingLabel, { rating })} />
            <blockquote>{description}</blockquote>
            <p className="review-title">{title}</p>
            <p className="note review-subtitle">{subtitle}</p>
            <MarketplaceLogo marketplace={marketplace} />
          </li>
        ))}
      </Cells>
    </Section>
  );
}

const bars = [0, 1, 2, 3, 4];

/** A rating as an image: five parallels, of which as many are saffron as the rating. */
function Rating({ rating, label }: { rating: number; label: string }) {
  return (
    <svg className="rating" viewBox="0 0 100 8" role="img" aria-label={label}>
      {bars.map((bar) => (
        <path
          key={bar}
          d={`M${bar * 21} 0h16v8h-16z`}
          {...(bar < rating && { className: 'lit' })}
        />
      ))}
    </svg>
  );
}

const marketplaces = {
  stallmark: { name: 'Stallmark', path: 'M2 9h20l-2-6H4zM4 12h16v9H4zM9 21v-5h6v5' },
  themedock: { name: 'Themedock', path: 'M2 15h20l-3 6H5zM12 2v13M12 3l7 9h-7M5 12h4' },
} as const;

/** The logo of a made-up marketplace: a stall, or a boat at its dock, with the name. */
function MarketplaceLogo({ marketplace }: { marketplace: keyof typeof marketplaces }) {
  const { name, path } = marketplaces[marketplace];
  return (
    <p className="marketplace muted">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
      {name}
    </p>
  );
}
