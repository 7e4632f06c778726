/**
 * What the header's controls do beyond what HTML gives them: menus open as popovers, and links lead on,
 * before and without this.
 */
import { startMenus } from '../menu/menus.ts';
import { startAnchorLinks } from '../site/anchors.ts';
import { startThemeToggle } from '../theme/theme.ts';

/** Takes over the header of a page. */
export default function startHeader(header: HTMLElement): void {
  startThemeToggle(header);
  startMenus(header);
  startAnchorLinks(header);
}
