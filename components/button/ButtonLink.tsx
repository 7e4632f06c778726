import { Icon } from '../icon/Icon.tsx';

type ButtonLinkProps = {
  href: string;
  children: string;
  /** A quiet button has an outline only. */
  quiet?: boolean;
  arrow?: boolean;
};

/** A link that looks like a button: the way to act, not to read on. */
export function ButtonLink({ href, children, quiet, arrow }: ButtonLinkProps) {
  return (
    <a className={quiet ? 'button button-quiet' : 'button'} href={href}>
      {children}
      {arrow && <Icon name="arrow-right" />}
    </a>
  );
}
