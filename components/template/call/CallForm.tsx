import { useId } from 'react';

export type CallFormProps = { title: string; label: string; button: string; action: string };

/** A call to action with one field. What is typed stays on the visitor's device. */
export function CallForm({ title, label, button, action }: CallFormProps) {
  const id = useId();
  return (
    <form className="call call-form" action={action} aria-label={title}>
      <h3>{title}</h3>
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
