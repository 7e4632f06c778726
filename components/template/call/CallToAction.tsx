import { useId } from 'react';
import type { Link } from '../../../content/schema/link.ts';
import type { SectionOf } from '../../../content/template/schema/section.ts';
import { ButtonLink } from '../../button/ButtonLink.tsx';

type CallToActionProps = {
  /** On one line, large above a ruled line, large and centred, or a card on night. */
  layout: 'line' | 'large' | 'centre' | 'card';
  title: string;
  /** The heading level of the title. */
  heading?: 'h2' | 'h3';
  text?: string | undefined;
  action: Link;
  second?: Link | undefined;
};

/** Asks visitors to do one thing. */
export function CallToAction(props: CallToActionProps) {
  const { layout, title, heading: Heading = 'h3', text, action, second } = props;
  const id = useId();
  return (
    <section
      className={`call call-${layout}${layout === 'card' ? ' framed night' : ''}`}
      aria-labelledby={id}
    >
      <div>
        <Heading id={id} className="headline">
          {title}
        </Heading>
        {text && <p>{text}</p>}
      </div>
      <div className="actions">
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

type CallFormProps = Pick<SectionOf<'call-form'>, 'title' | 'label' | 'button' | 'action'>;

/** A call to action with one field. What is typed stays on the visitor's device. */
export function CallForm({ title, label, button, action }: CallFormProps) {
  const id = useId();
  return (
    <form className="call call-form" action={action} aria-label={title}>
      <h3 className="headline">{title}</h3>
      <div className="call-field">
        <label htmlFor={id}>{label}</label>
        {/* Without a name, the field is not part of what the form sends. */}
        <input id={id} type="email" autoComplete="email" required />
        <button type="submit" className="button">
          {button}
        </button>
      </div>
    </form>
  );
}
