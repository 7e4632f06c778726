import { onClick } from '../site/on-click.ts';

/**
 * What script adds to menus, which are popovers. The mobile menu becomes modal, so that focus stays
 * inside; one part of it is open at a time; a click outside closes it; and a link to a place on the
 * same page closes its menu.
 */
export function startMenus(header: HTMLElement): void {
  onClick(header, '.menu-panel a', (link) =>
    link.closest<HTMLElement>('.menu-panel')?.hidePopover?.(),
  );
  const dialog = header.querySelector<HTMLDialogElement>('#mobile-menu');
  if (!dialog) return;
  // Set by script: Chromium 116 crashes when a `details` with a name in its HTML unfolds.
  for (const part of dialog.querySelectorAll('details')) part.name = dialog.id;
  onClick(header, '.mobile-menu-button', (_button, event) => {
    event.preventDefault();
    dialog.showModal();
  });
  onClick(dialog, 'a, .mobile-menu-close', () => dialog.close());
  dialog.addEventListener('click', ({ target, offsetX }) => {
    // A click on the backdrop hits the dialog outside of its box.
    if (target === dialog && (offsetX < 0 || offsetX > dialog.offsetWidth)) dialog.close();
  });
  // The menu may have been opened before this script loaded.
  if (!dialog.open && dialog.getClientRects().length > 0) {
    dialog.hidePopover();
    dialog.showModal();
  }
}
