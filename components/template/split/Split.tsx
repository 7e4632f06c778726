import { useId } from 'react';
import type { Link } from '../../../content/schema/link.ts';
import type { Art as ArtContent } from '../../../content/template/schema/art.ts';
import { ButtonLink } from '../../button/ButtonLink.tsx';
import { Eyebrow } from '../../eyebrow/Eyebrow.tsx';
import { Art } from '../motif/Art.tsx';

type SplitProps = {
  art: ArtContent;
  /** The side of the art on wide screens. */
  side: 'left' | 'right';
  eyebrow?: string | undefined;
  title: string;
  /** The heading level of the title. */
  heading?: 'h2' | 'h3';
  text?: string | undefined;
  points?: readonly { title: string; text?: string }[] | undefined;
  action?: Link | undefined;
  /** Attributes of the art, such as those that reveal it. */
  artAttributes?: object;
};

/** Art on one side, and its text on the other. */
export function Split(props: SplitProps) {
  const {
    art,
    side,
    eyebrow,
    title,
    heading: Heading = 'h3',
    text,
    points,
    action,
    artAttributes,
  } = props;
  const id = useId();
  return (
    <section className={`pair split split-${side}`} aria-labelledby={id}>
      <div className="split-art" {...artAttributes}>
        <Art art={art} />
      </div>
      <div>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Heading id={id} className={Heading === 'h3' ? 'headline' : undefined}>
          {title}
        </Heading>
        {text && <p className="split-text muted">{text}</p>}
        {points && (
          <ul className="ruled">
            {points.map((point) => (
              <li key={point.title}>
                <p>{point.title}</p>
                {point.text && <p>{point.text}</p>}
              </li>
            ))}
          </ul>
        )}
        {action && (
          <ButtonLink href={action.href} quiet arrow>
            {action.title}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
