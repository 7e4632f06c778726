import { within } from '../site/within.ts';

/**
 * Menus work by themselves as popovers. Script adds: the mobile menu is modal, so that focus stays
 * inside; a click outside closes it; a link that stays on the page closes the menu it stands in.
 */
export function startMenus(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#mobile-menu');
  document.querySelector('.mobile-menu-button')?.addEventListener('click', (event) => {
    event.preventDefault();
    dialog?.showModal();
  });
  dialog?.addEventListener('click', (event) => {
    // The backdrop and the menu's empty ground are both the dialog itself.
    const { left, right } = dialog.getBoundingClientRect();
    const beside = event.clientX < left || event.clientX > right;
    if ((event.target === dialog && beside) || within(event, 'a, .mobile-menu-close'))
      dialog.close();
  });
  addEventListener('click', (event) => {
    if (within(event, 'a')) within(event, '.menu-panel')?.hidePopover();
  });
}
