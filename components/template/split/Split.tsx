import { useId } from 'react';
import type { SectionOf } from '../../../content/template/schema/section.ts';
import { ButtonLink } from '../../button/ButtonLink.tsx';
import { Eyebrow } from '../../eyebrow/Eyebrow.tsx';
import { Art } from '../motif/Art.tsx';

type Shows = SectionOf<'split'>['shows'];
type SplitProps = Omit<Shows, 'text' | 'points'> & {
  /** The side of the art on wide screens. */
  side: 'left' | 'right';
  /** Stands above the title of a split that is a section of its own. */
  eyebrow?: string;
  text?: string | undefined;
  points?: readonly { title: string; text?: string }[] | undefined;
  /** Attributes of the art, such as those that reveal it. */
  artAttributes?: object;
};

/** Art on one side, and its text on the other. */
export function Split(props: SplitProps) {
  const { art, side, eyebrow, title, text, points, action, artAttributes } = props;
  const Heading = eyebrow ? 'h2' : 'h3';
  const id = useId();
  return (
    <section className={`pair split${side === 'right' ? ' flipped' : ''}`} aria-labelledby={id}>
      <div {...artAttributes}>
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
