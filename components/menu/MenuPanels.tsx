import type { MenuEntry, MenuItem } from '../../content/schema/menu.ts';
import type { Ui } from '../../content/schema/ui.ts';
import { Icon } from '../icon/Icon.tsx';
import { MenuLink } from './MenuLink.tsx';
import { currentItem } from './menu-links.ts';

type Megamenu = NonNullable<MenuEntry['megamenu']>;
type MenuItemsProps = { items: readonly MenuItem[]; ui: Ui; path: string };
type MegaPanelProps = Omit<MenuItemsProps, 'items'> & { id: string; menu: Megamenu };

/** A wide panel with columns of links. */
export function MegaPanel({ id, menu, ...page }: MegaPanelProps) {
  return (
    <div id={id} popover="auto" className="menu-panel menu-panel-wide night">
      <div className="page-width menu-columns">
        {menu.columns.map(({ title, items }) => (
          <div key={title}>
            <p className="menu-column-title">{title}</p>
            <MenuItems items={items} {...page} />
          </div>
        ))}
      </div>
      {menu.more && (
        <p className="page-width menu-more">
          <MenuLink entry={menu.more} ui={page.ui} current={currentItem(menu.more, page.path)}>
            <Icon name="arrow-right" />
          </MenuLink>
        </p>
      )}
    </div>
  );
}

/** A short list that drops down. */
export function SubmenuPanel({ id, ...list }: MenuItemsProps & { id: string }) {
  return (
    <div id={id} popover="auto" className="menu-panel menu-panel-list night">
      <MenuItems {...list} />
    </div>
  );
}

/** The links of a submenu, or of one column of a mega menu. */
export function MenuItems({ items, ui, path }: MenuItemsProps) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.title}>
          <MenuLink className="menu-item" entry={item} ui={ui} current={currentItem(item, path)} />
        </li>
      ))}
    </ul>
  );
}
