import type { SectionOf } from '../../../content/template/schema/section.ts';
import { Cells } from '../../cells/Cells.tsx';

type Quotes = SectionOf<'testimonials'>;
type TestimonialsProps = {
  layout: Quotes['layout'];
  items: readonly Pick<Quotes['items'][number], 'quote' | 'name' | 'role'>[];
  each?: object;
};

/** Clients' words, each with the person who said them: one large, in cells, or in a ruled list. */
export function Testimonials({ layout, items, each }: TestimonialsProps) {
  const List = layout === 'cells' ? Cells : 'ul';
  return (
    <List className={`testimonials testimonials-${layout}${layout === 'list' ? ' ruled' : ''}`}>
      {items.map(({ quote, name, role }) => (
        <li key={name} {...each}>
          <figure className={layout === 'list' ? 'pair' : undefined}>
            <blockquote>{quote}</blockquote>
            <figcaption>
              <strong>{name}</strong>
              <span className="muted">{role}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </List>
  );
}
