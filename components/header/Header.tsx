import { useIslandAttributes } from '#island';
import type { MenuEntry } from '../../content/schema/menu.ts';
import type { Site } from '../../content/schema/site.ts';
import type { Ui } from '../../content/schema/ui.ts';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { Brand } from '../mark/Brand.tsx';
import { MobileMenu, MobileMenuButton } from '../menu/MobileMenu.tsx';
import { Navigation } from '../menu/Navigation.tsx';
import { ThemeToggle } from '../theme/ThemeToggle.tsx';

type HeaderProps = { site: Site; menu: readonly MenuEntry[]; ui: Ui; path: string };

/** Logo, menu, theme and the way to the contact page; it lies over the page's opening band. */
export function Header({ site, menu, ui, path }: HeaderProps) {
  return (
    <header className="header" {...useIslandAttributes('Header', 'interaction')}>
      <div className="page-width header-row">
        <Brand name={site.name} label={ui.header.homeLink} />
        <Navigation menu={menu} ui={ui} path={path} />
        <ThemeToggle words={ui.theme} />
        <ButtonLink href={ui.header.contact.href}>{ui.header.contact.title}</ButtonLink>
        <MobileMenuButton label={ui.menu.open} />
      </div>
      <MobileMenu menu={menu} ui={ui} path={path} />
    </header>
  );
}
