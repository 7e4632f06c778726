import type { Content } from '../../../content/index.ts';
import type { TemplateContent } from '../../../content/template/index.ts';
import { Header } from '../../header/Header.tsx';
import { templateMenu } from './template-menu.ts';
import { Wordmark } from './Wordmark.tsx';

/** The seller's header: menus like the firm's, with the seller's words and purchase link. */
export function TemplateHeader({ content }: { content: Content & TemplateContent }) {
  const { templateBrand: brand } = content;
  const header = {
    ...content.ui.header,
    navigation: brand.navigation,
    contact: brand.purchase,
  };
  // No entry is ever the current one, since all of them lead to the preview page or away from it.
  const menus = { menu: templateMenu(content), ui: { ...content.ui, header }, path: '/' };
  return (
    <div className="template-top">
      <Header
        brand={<Wordmark name={brand.name} href={brand.home} label={brand.homeLink} />}
        {...menus}
      />
    </div>
  );
}
