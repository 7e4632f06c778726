import { onClick } from '../site/on-click.ts';

/**
 * Menus work by themselves as popovers. Script adds: the mobile menu is modal, so that focus stays
 * inside; a click outside closes it; a link that stays on the page closes the menu it stands in.
 */
export function startMenus(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#mobile-menu');
  onClick('.mobile-menu-button', (_button, event) => {
    event.preventDefault();
    dialog?.showModal();
  });
  onClick('#mobile-menu', (menu, { target, offsetX }) => {
    // The backdrop is the dialog itself, beside its box.
    if (target === menu && (offsetX < 0 || offsetX > menu.offsetWidth)) dialog?.close();
  });
  onClick('#mobile-menu a, .mobile-menu-close', () => dialog?.close());
  onClick('.menu-panel a', (link) => link.closest<HTMLElement>('.menu-panel')?.hidePopover());
}
