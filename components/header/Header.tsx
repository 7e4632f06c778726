import type { ReactNode } from 'react';
import { useIslandAttributes } from '#island';
import type { MenuEntry } from '../../content/schema/menu.ts';
import type { Ui } from '../../content/schema/ui.ts';
import { MobileMenu } from '../menu/MobileMenu.tsx';
import { HeaderRow } from './HeaderRow.tsx';

type HeaderProps = {
  /** The name or logo, linked to the home page. */
  brand: ReactNode;
  menu: readonly MenuEntry[];
  ui: Ui;
  path: string;
  /** The words of the link to the search, if the site has one. */
  search?: string | undefined;
  /** Set if its language is not that of the page. */
  language?: { lang?: string; dir?: 'ltr' | 'rtl' };
};

/**
 * Name, menu, theme and the link to the contact page. It lies over the page's opening band, and
 * stays at the top once the page has been scrolled. Every page has it, the template's too.
 */
export function Header({ language, ...row }: HeaderProps) {
  // On small screens the way to the search is an entry of the menu.
  const searched = row.search ? [{ title: row.search, href: '/search/' }] : [];
  return (
    <header className="header" {...language} {...useIslandAttributes('Header', 'interaction')}>
      <HeaderRow {...row} />
      <MobileMenu menu={[...row.menu, ...searched]} ui={row.ui} path={row.path} />
    </header>
  );
}
