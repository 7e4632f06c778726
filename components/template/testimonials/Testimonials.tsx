import { Cells } from '../../cells/Cells.tsx';

type TestimonialsProps = {
  /** One large quote, cells that share their borders, or a ruled list. */
  layout: 'large' | 'cells' | 'list';
  items: readonly { quote: string; name: string; role: string }[];
  /** Attributes of each quote, such as those that reveal it. */
  each?: object;
};

/** Clients' words, each with the person who said them. */
export function Testimonials({ layout, items, each }: TestimonialsProps) {
  const className = `testimonials testimonials-${layout}${layout === 'list' ? ' ruled' : ''}`;
  const quotes = items.map(({ quote, name, role }) => (
    <li key={name} {...each}>
      <figure className={layout === 'list' ? 'pair' : undefined}>
        <blockquote>{quote}</blockquote>
        <figcaption>
          <strong>{name}</strong>
          <span className="muted">{role}</span>
        </figcaption>
      </figure>
    </li>
  ));
  if (layout === 'cells') return <Cells className={className}>{quotes}</Cells>;
  return <ul className={className}>{quotes}</ul>;
}
