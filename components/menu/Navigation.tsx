import type { MenuEntry } from '../../content/schema/menu.ts';
import type { Ui } from '../../content/schema/ui.ts';
import { Icon } from '../icon/Icon.tsx';
import { fill } from '../text/fill.ts';
import { MegaPanel, SubmenuPanel } from './MenuPanels.tsx';
import { isCurrent, toHomeAnchor } from './menu-links.ts';

type NavigationProps = { menu: readonly MenuEntry[]; ui: Ui; path: string };

/** The menu of wide screens: links, and popovers for what stands under them. */
export function Navigation({ menu, ui, path }: NavigationProps) {
  return (
    <nav className="navigation" aria-label={ui.header.navigation}>
      <ul>
        {menu.map((entry, index) => (
          <li key={entry.title}>
            <a
              href={toHomeAnchor(entry.href)}
              {...(isCurrent(entry.href, path) && { 'aria-current': 'page' })}
            >
              {entry.title}
            </a>
            {(entry.submenu || entry.megamenu) && (
              <>
                <button
                  type="button"
                  className="submenu-button"
                  popoverTarget={`menu-${index}`}
                  aria-label={fill(ui.menu.submenu, { title: entry.title })}
                >
                  <Icon name="chevron-down" />
                </button>
                {entry.megamenu && <MegaPanel id={`menu-${index}`} menu={entry.megamenu} ui={ui} />}
                {entry.submenu && <SubmenuPanel id={`menu-${index}`} items={entry.submenu} />}
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
