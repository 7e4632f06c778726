import type { MenuEntry } from '../../../content/schema/menu.ts';
import type { TemplateContent } from '../../../content/template/index.ts';

const columns = 3;

/** The menu of the template's header: the demos in columns, and the entries of `menu.yaml`. */
export function templateMenu(content: TemplateContent): MenuEntry[] {
  const { templateBrand: brand, templateDemos: demos, templateMenu: others } = content;
  if (demos.length === 0) return [...others];
  const height = Math.ceil(demos.length / columns);
  const megamenu = {
    columns: Array.from({ length: Math.ceil(demos.length / height) }, (_, index) => {
      const items = demos.slice(index * height, (index + 1) * height);
      return {
        title: `${index * height + 1}–${index * height + items.length}`,
        items: items.map(({ slug, title, badge }) => ({
          title,
          href: `/${slug}/`,
          badge,
          newTab: true,
        })),
      };
    }),
    more: { title: brand.allDemos, href: `${brand.home}#demo` },
  };
  return [{ title: brand.demos, href: `${brand.home}#demo`, megamenu }, ...others];
}
