import type { MenuEntry, MenuItem } from '../../content/schema/menu.ts';
import type { Ui } from '../../content/schema/ui.ts';
import { Icon } from '../icon/Icon.tsx';
import { MenuLink } from './MenuLink.tsx';

type Megamenu = NonNullable<MenuEntry['megamenu']>;
type MenuItemsProps = { items: readonly MenuItem[]; ui: Ui };

/** A wide panel with columns of links. */
export function MegaPanel({ id, menu, ui }: { id: string; menu: Megamenu; ui: Ui }) {
  return (
    <div id={id} popover="auto" className="menu-panel menu-panel-wide night">
      <div className="page-width menu-columns">
        {menu.columns.map(({ title, items }) => (
          <div key={title}>
            <p className="menu-column-title">{title}</p>
            <MenuItems items={items} ui={ui} />
          </div>
        ))}
      </div>
      {menu.more && (
        <p className="page-width menu-more">
          <MenuLink entry={menu.more} ui={ui}>
            <Icon name="arrow-right" />
          </MenuLink>
        </p>
      )}
    </div>
  );
}

/** A short list that drops down. */
export function SubmenuPanel({ id, items, ui }: MenuItemsProps & { id: string }) {
  return (
    <div id={id} popover="auto" className="menu-panel menu-panel-list night">
      <MenuItems items={items} ui={ui} />
    </div>
  );
}

/** The links of a submenu, or of one column of a mega menu. */
export function MenuItems({ items, ui }: MenuItemsProps) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.title}>
          <MenuLink className="menu-item" entry={item} ui={ui} />
        </li>
      ))}
    </ul>
  );
}
