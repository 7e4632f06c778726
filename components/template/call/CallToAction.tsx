import { useId } from 'react';
import type { SectionOf } from '../../../content/template/schema/section.ts';
import { ButtonLink } from '../../button/ButtonLink.tsx';

type Call = SectionOf<'callout'>['shows'];
type CallToActionProps = Omit<Call, 'layout' | 'text'> & {
  /** On one line, large above a ruled line, large and centred, or a card on night. */
  layout: Call['layout'] | 'large';
  text?: string | undefined;
};

/** Asks visitors to do one thing. */
export function CallToAction({ layout, title, text, action, second }: CallToActionProps) {
  const id = useId();
  const Heading = layout === 'large' ? 'h2' : 'h3';
  return (
    <section
      className={`pair call call-${layout}${layout === 'card' ? ' framed night' : ''}`}
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
    <form className="pair call call-form" action={action} aria-label={title}>
      <h3 className="headline">{title}</h3>
      <div className="call-field">
        <label className="note" htmlFor={id}>
          {label}
        </label>
        {/* Without a name, the field is not part of what the form sends. */}
        <input id={id} type="email" autoComplete="email" required />
        <button type="submit" className="button">
          {button}
        </button>
      </div>
    </form>
  );
}
