import { iconSheet } from '../components/icon/icon-sheet.ts';
import type { Content } from '../content/index.ts';

type Sources = Pick<Content, 'menu' | 'services'>;

/** A language's menu may have icons of its own. */
export const inEachLanguage = () => true;

/** The icons of services and menu entries, which pages show from here (`SheetIcon`). */
export default function icons({ content }: { content: Sources }): string {
  const { menu, services } = content;
  const entries = menu.flatMap(({ submenu = [], megamenu, ...entry }) => [
    entry,
    ...submenu,
    ...(megamenu?.columns ?? []).flatMap(({ items }) => items),
    ...(megamenu?.more ? [megamenu.more] : []),
  ]);
  return iconSheet(new Set([...services, ...entries].flatMap(({ icon }) => icon ?? [])));
}
