import type { MenuEntry } from '../../content/schema/menu.ts';
import type { Ui } from '../../content/schema/ui.ts';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { Icon } from '../icon/Icon.tsx';
import { MenuLink, MenuWords } from './MenuLink.tsx';
import { MenuItems } from './MenuPanels.tsx';
import { currentEntry, currentItem, itemsBelow } from './menu-links.ts';

const id = 'mobile_menu';

/** Opens the slide-in menu, which is a popover. Script keeps the focus inside. */
export function MobileMenuButton({ label }: { label: string }) {
  return (
    <button type="button" className="mobile-menu-button" popoverTarget={id}>
      <Icon name="menu" />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}

type MobileMenuProps = { menu: readonly MenuEntry[]; ui: Ui; path: string };

/** The menu of small screens. Its parts unfold without script; with it, only one is open. */
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
      <ButtonLink href={ui.header.contact.href} links={ui.links}>
        {ui.header.contact.title}
      </ButtonLink>
    </dialog>
  );
}

function MobileEntry({ entry, ui, path }: { entry: MenuEntry; ui: Ui; path: string }) {
  const { href, submenu, megamenu } = entry;
  const lists = megamenu?.columns.map(({ items }) => items) ?? (submenu ? [submenu] : []);
  const current = currentEntry(entry, path);
  if (lists.length === 0) return <MenuLink entry={entry} ui={ui} current={current} />;
  // A summary is not a link, so the list begins with a link to the entry's own page.
  const leadsThere = itemsBelow(entry).some((item) => item.href === href);
  return (
    <details>
      <summary aria-current={current && 'true'}>
        <MenuWords entry={entry} ui={ui} />
        <Icon name="chevron-down" />
      </summary>
      {!leadsThere && (
        <MenuLink className="menu-item" entry={entry} ui={ui} current={currentItem(entry, path)} />
      )}
      {lists.map((items) => (
        <MenuItems key={items[0]?.title} items={items} ui={ui} path={path} />
      ))}
      {megamenu?.more && (
        <MenuLink
          className="menu-item"
          entry={megamenu.more}
          ui={ui}
          current={currentItem(megamenu.more, path)}
        />
      )}
    </details>
  );
}
