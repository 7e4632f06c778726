import type { MenuEntry } from '../../content/schema/menu.ts';
import type { Ui } from '../../content/schema/ui.ts';
import { Icon } from '../icon/Icon.tsx';
import { fill } from '../text/fill.ts';
import { MenuLink } from './MenuLink.tsx';
import { MegaPanel, SubmenuPanel } from './MenuPanels.tsx';
import { currentEntry } from './menu-links.ts';

type NavigationProps = { menu: readonly MenuEntry[]; ui: Ui; path: string };

/** The menu of wide screens: links, and popovers for their submenus. */
export function Navigation({ menu, ui, path }: NavigationProps) {
  return (
    <nav className="navigation" aria-label={ui.header.navigation}>
      <ul>
        {menu.map((entry, index) => (
          <li key={entry.title}>
            <MenuLink entry={entry} ui={ui} current={currentEntry(entry, path)} />
            {(entry.submenu || entry.megamenu) && (
              <>
                <button
                  type="button"
                  className="submenu-button"
                  popoverTarget={`menu_${index}`}
                  aria-label={fill(ui.menu.submenu, { title: entry.title })}
                >
                  <Icon name="chevron-down" />
                </button>
                {entry.megamenu && (
                  <MegaPanel id={`menu_${index}`} menu={entry.megamenu} ui={ui} path={path} />
                )}
                {entry.submenu && (
                  <SubmenuPanel id={`menu_${index}`} items={entry.submenu} ui={ui} path={path} />
                )}
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
