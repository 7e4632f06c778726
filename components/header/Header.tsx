import { useIslandAttributes } from '#island';
import type { MenuEntry } from '../../content/schema/menu.ts';
import type { Site } from '../../content/schema/site.ts';
import type { Ui } from '../../content/schema/ui.ts';
import { Brand } from '../mark/Brand.tsx';
import { MobileMenu } from '../menu/MobileMenu.tsx';
import { HeaderRow } from './HeaderRow.tsx';

type HeaderProps = {
  site: Site;
  menu: readonly MenuEntry[];
  ui: Ui;
  path: string;
  /** Set if its language is not that of the page. */
  language: Partial<Pick<Site, 'lang' | 'dir'>>;
};

/** Logo, menu, theme and the link to the contact page. It lies over the page's opening band. */
export function Header({ site, language, ...menus }: HeaderProps) {
  const { shortName = site.name } = site;
  return (
    <header className="header" {...language} {...useIslandAttributes('Header', 'interaction')}>
      <HeaderRow
        brand={<Brand name={shortName} label={menus.ui.header.homeLink} mark={site.mark} />}
        {...menus}
      />
      <MobileMenu {...menus} />
    </header>
  );
}
