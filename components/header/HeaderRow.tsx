import type { ReactNode } from 'react';
import { usePage } from '#page';
import type { MenuEntry } from '../../content/schema/menu.ts';
import type { Ui } from '../../content/schema/ui.ts';
import { ButtonLink, leavesSite } from '../button/ButtonLink.tsx';
import { MobileMenuButton } from '../menu/MobileMenu.tsx';
import { badgeOn } from '../menu/menu-links.ts';
import { Navigation } from '../menu/Navigation.tsx';
import { SearchLink } from '../search/SearchLink.tsx';
import { ThemeToggle } from '../theme/ThemeToggle.tsx';

export type HeaderRowProps = {
  /** The name or logo, linked to the home page. */
  brand: ReactNode;
  menu: readonly MenuEntry[];
  ui: Ui;
  path: string;
  /** The words of the link to the search, if the site has one. */
  search?: string | undefined;
};

/** The name, and beside it menu, theme and contact link, or the button of the small menu. */
export function HeaderRow({ brand, menu, ui, path, search }: HeaderRowProps) {
  const { builtOn } = usePage();
  const { contact } = ui.header;
  return (
    <div className="page-width header-row">
      {brand}
      <div
        className="header-fit"
        data-words={wordsToFit(menu, ui, builtOn) + (search ? gap + gap : '')}
      >
        <div>
          <Navigation menu={menu} ui={ui} path={path} />
          {search && <SearchLink words={search} />}
          <ThemeToggle words={ui.theme} />
          <ButtonLink href={contact.href} links={ui.links}>
            {contact.title}
          </ButtonLink>
          <MobileMenuButton label={ui.menu.open} />
        </div>
      </div>
    </div>
  );
}

/**
 * An em, a half and a third: a little wider than the gap between two entries, the button of a submenu, or an
 * icon, in any font, which plain spaces are not.
 */
const gap = '\u2003\u2002\u2004';

/** The words that the style sheet measures. If they do not fit, it shows the small menu. */
function wordsToFit(
  menu: readonly MenuEntry[],
  { menu: { badges }, header }: Ui,
  builtOn: Date,
): string {
  const entries = menu.flatMap((entry) => {
    const badge = badgeOn(entry, builtOn);
    return [
      entry.title,
      ...(badge ? [badges[badge]] : []),
      ...(entry.submenu || entry.megamenu ? [''] : []),
    ];
  });
  const icon = leavesSite(header.contact.href) ? [''] : [];
  return [...entries, header.contact.title, ...icon].join(gap);
}
