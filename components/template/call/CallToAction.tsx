import { useId } from 'react';
import { ButtonLink } from '../../button/ButtonLink.tsx';

export type CallToActionProps = {
  /** Words and button on one line, a large call in the middle, or a card on night. */
  layout: 'line' | 'centre' | 'card';
  title: string;
  text?: string;
  action: { label: string; href: string };
  second?: { label: string; href: string };
};

/** Asks for one thing. */
export function CallToAction({ layout, title, text, action, second }: CallToActionProps) {
  const id = useId();
  return (
    <section
      className={`call call-${layout}${layout === 'card' ? ' night' : ''}`}
      aria-labelledby={id}
    >
      <div>
        <h3 id={id}>{title}</h3>
        {text && <p>{text}</p>}
      </div>
      <div className="call-actions">
        <ButtonLink href={action.href} arrow>
          {action.label}
        </ButtonLink>
        {second && (
          <ButtonLink href={second.href} quiet>
            {second.label}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
