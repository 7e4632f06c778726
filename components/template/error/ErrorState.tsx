import type { Link } from '../../../content/schema/link.ts';
import { ButtonLink } from '../../button/ButtonLink.tsx';

export type ErrorStateProps = {
  /** The status, such as 404. */
  code: string;
  title: string;
  text: string;
  actions: readonly Link[];
};

/** An error, explained in words, with links to go on from there. */
export function ErrorState({ code, title, text, actions }: ErrorStateProps) {
  return (
    <section className="error-state" aria-label={`${code}: ${title}`}>
      <p className="error-state-code" aria-hidden="true">
        {code}
      </p>
      <h3>{title}</h3>
      <p>{text}</p>
      <div>
        {actions.map((action, index) => (
          <ButtonLink key={action.href} href={action.href} quiet={index > 0}>
            {action.title}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}
