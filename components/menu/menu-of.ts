import type { Page } from '#page';
import type { Content } from '../../content/index.ts';
import type { MenuEntry } from '../../content/schema/menu.ts';
import { hasPeople } from '../people/people.ts';
import { serviceHref } from '../practice/service-href.ts';

/**
 * The menu without what the site does not have in this language: a link to articles is left out if there are
 * none, as is one to a page that is not translated, with the list that it was alone in, and a link to the page of a practice that has none leads to its
 * place on the home page. One to a service that does not exist stays as it is written, so that the build
 * finds it.
 */
export function menuOf(content: Content, isTranslated: Page['isTranslated']): MenuEntry[] {
  const { menu, practices, services } = content;
  const led = <Item extends { href: string }>(item: Item): Item => {
    const [, service] = /^\/practices\/([^/]+)\/$/.exec(item.href) ?? [];
    const isKnown = services.some(({ slug }) => slug === service);
    return service && isKnown ? { ...item, href: serviceHref(service, practices) } : item;
  };
  const lists = <Item extends { href: string }>(items: readonly Item[]) =>
    linksThere(items.map(led), content, isTranslated);
  return menu.flatMap(({ submenu = [], megamenu, ...entry }) => {
    const items = lists(submenu);
    const columns = (megamenu?.columns ?? [])
      .map((column) => ({ ...column, items: lists(column.items) }))
      .filter((column) => column.items.length > 0);
    const [more] = lists(megamenu?.more ? [megamenu.more] : []);
    // Without its own page, an entry leads to the first of those in its list.
    const [first] = [...items, ...columns.flatMap(({ items }) => items)];
    const [own = first && { ...entry, href: first.href }] = lists([entry]);
    if (!own) return [];
    return {
      ...own,
      ...(items.length > 0 && { submenu: items }),
      ...(megamenu && columns.length > 0 && { megamenu: { columns, ...(more && { more }) } }),
    };
  });
}

/** Links without those to pages that the site does not have for want of content, or of a translation. */
export function linksThere<Item extends { href: string }>(
  links: readonly Item[],
  { insights, procurement, board, practices }: Content,
  isTranslated: Page['isTranslated'],
): Item[] {
  const pages = [
    { name: '/insights/', isThere: insights.length > 0 },
    { name: '/people/', isThere: hasPeople({ board, practices }) },
    { name: '/procurement/', isThere: procurement.groups.length > 0 },
  ];
  return links.filter(
    ({ href }) =>
      pages.every(({ name, isThere }) => isThere || !href.startsWith(name)) &&
      isTranslated(href.startsWith('#') ? '/' : href.replace(/[?#].*/, '')),
  );
}
