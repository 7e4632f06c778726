import { useIslandAttributes } from '#island';
import { MobileMenu } from '../menu/MobileMenu.tsx';
import { HeaderRow, type HeaderRowProps } from './HeaderRow.tsx';

type HeaderProps = HeaderRowProps & {
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
