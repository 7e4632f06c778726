import type { Content } from '../../content/index.ts';
import type { MenuEntry } from '../../content/schema/menu.ts';
import { hasPeople } from '../people/people.ts';
import { serviceHref } from '../practice/service-href.ts';

/**
 * The menu without what the site does not have: a link to articles is left out if there are none, with the
 * list that it was alone in, and a link to the page of a practice that has none leads to its place on the
 * home page. One to a service that does not exist stays as it is written, so that the build finds it.
 */
export function menuOf(content: Content): MenuEntry[] {
  const { menu, practices, services } = content;
  const led = <Item extends { href: string }>(item: Item): Item => {
    const [, service] = /^\/practices\/([^/]+)\/$/.exec(item.href) ?? [];
    const isKnown = services.some(({ slug }) => slug === service);
    return service && isKnown ? { ...item, href: serviceHref(service, practices) } : item;
  };
  const lists = <Item extends { href: string }>(items: readonly Item[]) =>
    linksThere(items, content).map(led);
  return lists(menu).map(({ submenu = [], megamenu, ...entry }) => {
    const items = lists(submenu);
    const columns = (megamenu?.columns ?? [])
      .map((column) => ({ ...column, items: lists(column.items) }))
      .filter((column) => column.items.length > 0);
    return {
      ...entry,
      ...(items.length > 0 && { submenu: items }),
      ...(megamenu && columns.length > 0 && { megamenu: { ...megamenu, columns } }),
    };
  });
}

/** Links without those to pages that the site does not have for want of content. */
export function linksThere<Item extends { href: string }>(
  links: readonly Item[],
  { insights, procurement, board, practices }: Content,
): Item[] {
  const pages = [
    { name: '/insights/', isThere: insights.length > 0 },
    { name: '/people/', isThere: hasPeople({ board, practices }) },
    { name: '/procurement/', isThere: procurement.groups.length > 0 },
  ];
  return links.filter(({ href }) =>
    pages.every(({ name, isThere }) => isThere || !href.startsWith(name)),
  );
}
