import { ButtonLink } from '../../button/ButtonLink.tsx';

export type ErrorStateProps = {
  /** The status, as in 404. */
  code: string;
  title: string;
  text: string;
  actions: readonly { label: string; href: string }[];
};

/** What went wrong, in words, and the ways on. */
export function ErrorState({ code, title, text, actions }: ErrorStateProps) {
  return (
    <section className="error-state" aria-label={`${code}: ${title}`}>
      <p className="error-state-code" aria-hidden="true">
        {code}
      </p>
      <h3>{title}</h3>
      <p>{text}</p>
      <div>
        {actions.map(({ label, href }, index) => (
          <ButtonLink key={href} href={href} quiet={index > 0}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}
