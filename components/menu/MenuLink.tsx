import type { ReactNode } from 'react';
import { usePage } from '#page';
import type { MenuItem } from '../../content/schema/menu.ts';
import type { Ui } from '../../content/schema/ui.ts';
import { SheetIcon } from '../icon/SheetIcon.tsx';
import { Badge } from './Badge.tsx';
import { badgeOn, type Current, toHomeAnchor } from './menu-links.ts';

type MenuWordsProps = { entry: MenuItem; ui: Ui };

type MenuLinkProps = MenuWordsProps & {
  className?: string;
  current?: Current;
  /** Content after the words. */
  children?: ReactNode;
};

/** A menu entry as a link, the same at all levels, on wide and on small screens. */
export function MenuLink({ entry, ui, className, current, children }: MenuLinkProps) {
  const { newTab } = entry;
  const href = toHomeAnchor(entry.href);
  return (
    <a
      className={className}
      href={href}
      aria-current={current}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      <MenuWords entry={entry} ui={ui} />
      {newTab && ' '}
      {newTab && <span className="visually-hidden">{ui.links.newTab}</span>}
      {children}
    </a>
  );
}

/** The contents of an entry: icon, title, badge, and a line below them. */
export function MenuWords({ entry, ui }: MenuWordsProps) {
  const { builtOn } = usePage();
  const { title, icon, description } = entry;
  const badge = badgeOn(entry, builtOn);
  return (
    <>
      {icon && <SheetIcon name={icon} />}
      {badge || description ? (
        <span>
          {title} {badge && <Badge kind={badge} words={ui.menu.badges} />}
          {description && <small>{description}</small>}
        </span>
      ) : (
        title
      )}
    </>
  );
}
