import type { MenuEntry, MenuItem } from '../../content/schema/menu.ts';

/** The badge of an entry on a day, from its first day to its last. */
export function badgeOn(
  { badge, badgeFrom = '', badgeUntil = '9999' }: Pick<MenuItem, `badge${'' | 'From' | 'Until'}`>,
  day: Date,
): MenuItem['badge'] {
  if (!badge) return undefined;
  const date = day.toISOString().slice(0, 10);
  return badgeFrom <= date && date <= badgeUntil ? badge : undefined;
}

/** An entry `#anchor` is a place on the home page, whichever page it is followed from. */
export const toHomeAnchor = (href: string) => (href.startsWith('#') ? `/${href}` : href);

/** How a link to the page that is shown, or to what this page is part of, is marked. */
export type Current = 'page' | 'true' | undefined;

/** The parts of the home page that lead on to pages of their own. */
const folders: Partial<Record<string, string>> = {
  '/#our-services': '/practices/',
  '/#case-studies': '/cases/',
};

/** How an entry of a panel is marked: whether the page with this path is its own, or below it. */
export function currentItem({ href }: Pick<MenuItem, 'href'>, path: string): Current {
  if (href === path) return 'page';
  const folder = folders[toHomeAnchor(href)] ?? href;
  return folder !== '/' && path.startsWith(folder) ? 'true' : undefined;
}

/** How an entry of the header is marked: by its first path segment (specification, section 2), or by an entry of its panel. */
export function currentEntry(entry: MenuEntry, path: string): Current {
  const { href } = entry;
  const [first] = toHomeAnchor(href).split('#')[0]?.split('/').filter(Boolean) ?? [];
  if (first !== undefined && first === path.split('/').find(Boolean))
    return href === path ? 'page' : 'true';
  return itemsBelow(entry).some((item) => currentItem(item, path)) ? 'true' : undefined;
}

/** All entries of an entry's panel, in order. */
export const itemsBelow = ({ submenu = [], megamenu }: MenuEntry): MenuItem[] => [
  ...submenu,
  ...(megamenu?.columns.flatMap(({ items }) => items) ?? []),
  ...(megamenu?.more ? [megamenu.more] : []),
];
