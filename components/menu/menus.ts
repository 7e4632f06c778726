import { onClick } from '../site/on-click.ts';

/**
 * Menus work by themselves as popovers. Script adds: the mobile menu is modal, so that focus stays
 * inside; one part of it is open at a time; a click outside closes it; a link that stays on the page closes the menu it stands in.
 */
export function startMenus(header: HTMLElement): void {
  onClick(header, '.menu-panel a', (link) =>
    link.closest<HTMLElement>('.menu-panel')?.hidePopover?.(),
  );
  const dialog = header.querySelector<HTMLDialogElement>('#mobile-menu');
  if (!dialog) return;
  // Chromium 116 crashes where a part that has a name in HTML unfolds; there this sets no attribute.
  for (const part of dialog.querySelectorAll('details')) part.name = dialog.id;
  onClick(header, '.mobile-menu-button', (_button, event) => {
    event.preventDefault();
    dialog.showModal();
  });
  onClick(dialog, 'a, .mobile-menu-close', () => dialog.close());
  dialog.addEventListener('click', ({ target, offsetX }) => {
    // The backdrop is the dialog itself, beside its box.
    if (target === dialog && (offsetX < 0 || offsetX > dialog.offsetWidth)) dialog.close();
  });
  // It may have been opened before this script came.
  if (!dialog.open && dialog.getClientRects().length > 0) {
    dialog.hidePopover();
    dialog.showModal();
  }
}
