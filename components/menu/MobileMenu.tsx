import type { MenuEntry } from '../../content/schema/menu.ts';
import type { Ui } from '../../content/schema/ui.ts';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { Icon } from '../icon/Icon.tsx';
import { MegaItems, SubmenuItems } from './MenuPanels.tsx';
import { isCurrent, toHomeAnchor } from './menu-links.ts';

const id = 'mobile-menu';

/** Opens the slide-in menu: as a popover by itself, as a modal dialog with script. */
export function MobileMenuButton({ label }: { label: string }) {
  return (
    <button type="button" className="mobile-menu-button" popoverTarget={id}>
      <Icon name="menu" />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}

type MobileMenuProps = { menu: readonly MenuEntry[]; ui: Ui; path: string };

/** The menu of small screens. Its accordion is made of details that share a name: one is open. */
export function MobileMenu({ menu, ui, path }: MobileMenuProps) {
  return (
    <dialog id={id} popover="auto" className="mobile-menu night" aria-label={ui.menu.title}>
      <button
        type="button"
        className="mobile-menu-close"
        popoverTarget={id}
        popoverTargetAction="hide"
      >
        <Icon name="x" />
        <span className="visually-hidden">{ui.menu.close}</span>
      </button>
      <nav aria-label={ui.menu.title}>
        <ul>
          {menu.map((entry) => (
            <li key={entry.title}>
              <MobileEntry entry={entry} ui={ui} path={path} />
            </li>
          ))}
        </ul>
      </nav>
      <ButtonLink href={ui.header.contactHref}>{ui.header.contact}</ButtonLink>
    </dialog>
  );
}

function MobileEntry({ entry, ui, path }: { entry: MenuEntry; ui: Ui; path: string }) {
  const { title, href, submenu, megamenu } = entry;
  if (!submenu && !megamenu) {
    return (
      <a href={toHomeAnchor(href)} {...(isCurrent(href, path) && { 'aria-current': 'page' })}>
        {title}
      </a>
    );
  }
  return (
    <details name={id}>
      <summary {...(isCurrent(href, path) && { 'aria-current': 'true' })}>
        {title}
        <Icon name="chevron-down" />
      </summary>
      {submenu && <SubmenuItems items={submenu} />}
      {megamenu?.columns.map((column) => (
        <MegaItems key={column.title} items={column.items} ui={ui} />
      ))}
      {megamenu?.more && (
        <a className="menu-item" href={toHomeAnchor(megamenu.more.href)}>
          {megamenu.more.title}
        </a>
      )}
    </details>
  );
}
