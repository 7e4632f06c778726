import type { SectionOf } from '../../../content/template/schema/section.ts';
import { ButtonLink } from '../../button/ButtonLink.tsx';

/** An error, explained in words, with links to go on from there. */
export function ErrorState({ code, title, text, actions }: SectionOf<'error'>['shows']) {
  return (
    <section className="error-state framed" aria-label={`${code}: ${title}`}>
      <p className="error-state-code" aria-hidden="true">
        {code}
      </p>
      <h3 className="headline">{title}</h3>
      <p className="muted">{text}</p>
      <div className="actions">
        {actions.map((action, index) => (
          <ButtonLink key={action.href} href={action.href} quiet={index > 0}>
            {action.title}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}
