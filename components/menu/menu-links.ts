import type { MenuItem } from '../../content/schema/menu.ts';

/** The badge of an entry on a day: the entry may have none, or its last day may be over. */
export function badgeOn(
  { badge, badgeUntil }: Pick<MenuItem, 'badge' | 'badgeUntil'>,
  day: Date,
): MenuItem['badge'] {
  const isOver = badgeUntil && day.toISOString().slice(0, 10) > badgeUntil;
  return isOver ? undefined : badge;
}

/** An entry `#anchor` is a place on the home page, whichever page it is followed from. */
export const toHomeAnchor = (href: string) => (href.startsWith('#') ? `/${href}` : href);

/** Whether an entry leads to the section of the site with this path: their first segments match. */
export function isCurrent(href: string, path: string): boolean {
  const [first] = toHomeAnchor(href).split('#')[0]?.split('/').filter(Boolean) ?? [];
  return first !== undefined && first === path.split('/').find(Boolean);
}
