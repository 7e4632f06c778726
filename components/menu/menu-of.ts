import type { Content } from '../../content/index.ts';
import type { MenuEntry } from '../../content/schema/menu.ts';
import { serviceHref } from '../practice/service-href.ts';

/**
 * The menu without what the site does not have: a link to articles is left out if there are none, and
 * a link to the page of a practice that has none leads to its place on the home page. One to a service that
 * does not exist stays as it is written, so that the build finds it.
 */
export function menuOf({ menu, insights, practices, services }: Content): MenuEntry[] {
  const isThere = ({ href }: { href: string }) =>
    insights.length > 0 || !href.startsWith('/insights/');
  const led = <Item extends { href: string }>(item: Item): Item => {
    const [, service] = /^\/practices\/([^/]+)\/$/.exec(item.href) ?? [];
    const isKnown = services.some(({ slug }) => slug === service);
    return service && isKnown ? { ...item, href: serviceHref(service, practices) } : item;
  };
  const lists = <Item extends { href: string }>(items: readonly Item[]) =>
    items.filter(isThere).map(led);
  return lists(menu).map(({ submenu, megamenu, ...entry }) => ({
    ...entry,
    ...(submenu && { submenu: lists(submenu) }),
    ...(megamenu && {
      megamenu: {
        ...megamenu,
        columns: megamenu.columns.map((column) => ({ ...column, items: lists(column.items) })),
      },
    }),
  }));
}
