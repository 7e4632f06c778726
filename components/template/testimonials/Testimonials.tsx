import type { Testimonial } from './people.ts';

export type TestimonialsProps = {
  /** One large quote, cells that share their borders, or a ruled list. */
  layout: 'large' | 'cells' | 'list';
  items: readonly Testimonial[];
};

/** What clients said, each with who said it. */
export function Testimonials({ layout, items }: TestimonialsProps) {
  return (
    <ul className={`testimonials testimonials-${layout}`}>
      {items.map(({ quote, name, role }) => (
        <li key={name}>
          <figure>
            <blockquote>{quote}</blockquote>
            <figcaption>
              <strong>{name}</strong>
              <span>{role}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
