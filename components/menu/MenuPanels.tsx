import type { MenuEntry } from '../../content/schema/menu.ts';
import type { Ui } from '../../content/schema/ui.ts';
import { Icon } from '../icon/Icon.tsx';
import { Badge } from './Badge.tsx';
import { toHomeAnchor } from './menu-links.ts';

type Megamenu = NonNullable<MenuEntry['megamenu']>;
type Submenu = NonNullable<MenuEntry['submenu']>;

/** A wide panel with columns of links. */
export function MegaPanel({ id, menu, ui }: { id: string; menu: Megamenu; ui: Ui }) {
  return (
    <div id={id} popover="auto" className="menu-panel menu-panel-wide night">
      <div className="page-width menu-columns">
        {menu.columns.map(({ title, items }) => (
          <div key={title}>
            <p className="menu-column-title">{title}</p>
            <MegaItems items={items} ui={ui} />
          </div>
        ))}
      </div>
      {menu.more && (
        <p className="page-width menu-more">
          <a href={toHomeAnchor(menu.more.href)}>
            {menu.more.title}
            <Icon name="arrow-right" />
          </a>
        </p>
      )}
    </div>
  );
}

/** The links of one column of a mega menu. */
export function MegaItems({ items, ui }: { items: Megamenu['columns'][number]['items']; ui: Ui }) {
  return (
    <ul>
      {items.map(({ title, href, icon, badge, newTab }) => (
        <li key={title}>
          <a
            className="menu-item"
            href={toHomeAnchor(href)}
            {...(newTab && { target: '_blank', rel: 'noopener' })}
          >
            {icon && <Icon name={icon} />}
            {title}
            {badge && <Badge kind={badge} words={ui.menu.badges} />}
            {newTab && <span className="visually-hidden">{ui.links.newTab}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A short list that drops down. */
export function SubmenuPanel({ id, items }: { id: string; items: Submenu }) {
  return (
    <div id={id} popover="auto" className="menu-panel menu-panel-list night">
      <SubmenuItems items={items} />
    </div>
  );
}

/** The links of a submenu. */
export function SubmenuItems({ items }: { items: Submenu }) {
  return (
    <ul>
      {items.map(({ title, href, description }) => (
        <li key={title}>
          <a className="menu-item" href={toHomeAnchor(href)}>
            <span>
              {title}
              {description && <small>{description}</small>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
