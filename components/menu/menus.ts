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
  dialog?.addEventListener('click', ({ target, clientX }) => {
    if (!(target instanceof Element)) return;
    // The backdrop and the menu's empty ground are both the dialog itself.
    const { left, right } = dialog.getBoundingClientRect();
    const outside = target === dialog && (clientX < left || clientX > right);
    if (outside || target.closest('a, .mobile-menu-close')) dialog.close();
  });
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a'))
      target.closest<HTMLElement>('.menu-panel')?.hidePopover();
  });
}
