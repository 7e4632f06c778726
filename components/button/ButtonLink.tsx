import type { Ui } from '../../content/schema/ui.ts';
import { Icon } from '../icon/Icon.tsx';

type ButtonLinkProps = {
  href: string;
  children: string;
  /** A quiet button has only an outline. */
  quiet?: boolean;
  arrow?: boolean;
  /** Set if the link may leave the site: the words that say so. It then opens in a new tab. */
  links?: Ui['links'] | undefined;
};

/** Whether an address is that of another site. A button shows an icon if it is. */
export const leavesSite = (href: string) => /^https?:/.test(href);

/** A link that looks like a button. Use it for actions, not for further reading. The words after it are not its own. */
export function ButtonLink({ href, children, quiet, arrow, links }: ButtonLinkProps) {
  const elsewhere = links && leavesSite(href) ? links : undefined;
  const icon = elsewhere ? 'external-link' : arrow && 'arrow-right';
  return (
    <>
      <a
        className={quiet ? 'button button-quiet' : 'button'}
        href={href}
        {...(elsewhere && { target: '_blank', rel: 'noopener' })}
      >
        {children}
        {icon && <Icon name={icon} />}
        {elsewhere && (
          <span className="visually-hidden">
            {elsewhere.external} {elsewhere.newTab}
          </span>
        )}
      </a>{' '}
    </>
  );
}
