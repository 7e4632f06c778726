import { useId } from 'react';
import { ButtonLink } from '../../button/ButtonLink.tsx';
import { Picture } from '../../picture/Picture.tsx';

export type SplitProps = {
  image: { picture: string };
  alt: string;
  /** Where the picture stands on wide screens. */
  side: 'left' | 'right';
  title: string;
  text: string;
  points?: readonly string[];
  action?: { label: string; href: string };
};

/** A picture on one side, and the words that belong to it on the other. */
export function Split({ image, alt, side, title, text, points, action }: SplitProps) {
  const id = useId();
  return (
    <section className={`split split-${side}`} aria-labelledby={id}>
      <Picture
        image={image}
        alt={alt}
        widths={[480, 960]}
        sizes="(max-width: 56.25rem) 92vw, 46vw"
      />
      <div>
        <h3 id={id}>{title}</h3>
        <p>{text}</p>
        {points && (
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        {action && (
          <ButtonLink href={action.href} quiet arrow>
            {action.label}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
