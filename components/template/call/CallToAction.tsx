import { useId } from 'react';
import type { Link } from '../../../content/schema/link.ts';
import { ButtonLink } from '../../button/ButtonLink.tsx';

export type CallToActionProps = {
  /** On one line, large above a ruled line, large and centred, or a card on night. */
  layout: 'line' | 'large' | 'centre' | 'card';
  title: string;
  /** The heading level of the title. */
  heading?: 'h2' | 'h3';
  text?: string;
  action: Link;
  second?: Link;
};

/** Asks visitors to do one thing. */
export function CallToAction(props: CallToActionProps) {
  const { layout, title, heading: Heading = 'h3', text, action, second } = props;
  const id = useId();
  return (
    <section
      className={`call call-${layout}${layout === 'card' ? ' night' : ''}`}
      aria-labelledby={id}
    >
      <div>
        <Heading id={id}>{title}</Heading>
        {text && <p>{text}</p>}
      </div>
      <div className="call-actions">
        <ButtonLink href={action.href} arrow>
          {action.title}
        </ButtonLink>
        {second && (
          <ButtonLink href={second.href} quiet>
            {second.title}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
