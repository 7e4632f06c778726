/** What script adds to the header. Its menus are popovers and work without it. */
import { startMenus } from '../menu/menus.ts';

/** Takes over the header of a page. */
export default function startHeader(header: HTMLElement): void {
  startMenus(header);
}
