import { onClick } from '../site/on-click.ts';

/**
 * What script adds to menus, which are popovers: focus stays inside the mobile menu, only one part
 * of it is open at a time, and a link to a place on the same page closes its menu.
 */
export function startMenus(header: HTMLElement): void {
  onClick(header, '[popover] a', (link) => link.closest<HTMLElement>('[popover]')?.hidePopover?.());
  const dialog = header.querySelector<HTMLDialogElement>('#mobile_menu');
  if (!dialog) return;
  // Set by script: Chromium 116 crashes when a `details` with a name in its HTML unfolds.
  for (const part of dialog.querySelectorAll('details')) {
    part.name = dialog.id;
    // The part above that closes for it would take it out of view.
    part.addEventListener('toggle', () => {
      if (part.open) part.firstElementChild?.scrollIntoView({ block: 'nearest' });
    });
  }
  if ('popover' in dialog) {
    keepFocusInside(header, dialog);
    closeWhenLeft(header);
  } else makeModal(header, dialog);
}

/** The Tab key leads out of a panel, which would lie over what has the focus then. */
function closeWhenLeft(header: HTMLElement): void {
  document.addEventListener('focusin', ({ target }) => {
    const panel = header.querySelector<HTMLElement>('.menu-panel:popover-open');
    if (target instanceof Node && !panel?.parentElement?.contains(target)) panel?.hidePopover();
  });
}

/** Safari has no `requestIdleCallback`. */
const whenIdle = (act: () => void) =>
  window.requestIdleCallback?.(act, { timeout: 200 }) ?? setTimeout(act);

/**
 * Only the menu can be reached while it is open. A modal dialog would do the same, but it restyles
 * the entire page before it appears. Here the menu is painted first.
 */
function keepFocusInside(header: HTMLElement, menu: HTMLElement): void {
  const beside = (element: Element): Element[] => {
    const { parentElement: parent } = element;
    if (!parent || element === document.body) return [];
    return [...parent.children].filter((it) => it !== element).concat(beside(parent));
  };
  const follow = () => {
    const isOpen = menu.matches(':popover-open');
    for (const element of beside(menu)) element.toggleAttribute('inert', isOpen);
  };
  menu.addEventListener('beforetoggle', ({ newState }) => {
    // The focus is about to return to the button, which must not be inert then.
    if (newState === 'closed')
      for (const element of header.children) element.removeAttribute('inert');
  });
  // A link to a place on the page leads the focus there.
  let isLeft = false;
  onClick(menu, 'a', () => {
    isLeft = true;
  });
  menu.addEventListener('toggle', ({ newState }) => {
    // A click outside leaves nothing focused.
    if (newState === 'closed' && !isLeft && document.activeElement === document.body)
      header.querySelector<HTMLElement>('.mobile-menu-button')?.focus();
    isLeft = false;
    // After the next frame, and after the key has been released.
    requestAnimationFrame(() => whenIdle(follow));
  });
  // The menu may have been opened before this script loaded.
  follow();
}

/** The mobile menu in browsers without popovers. */
function makeModal(header: HTMLElement, dialog: HTMLDialogElement): void {
  onClick(header, '.mobile-menu-button', () => dialog.showModal());
  onClick(dialog, 'a, .mobile-menu-close', () => dialog.close());
  dialog.addEventListener('click', ({ target, offsetX }) => {
    // A click on the backdrop hits the dialog outside of its box.
    if (target === dialog && (offsetX < 0 || offsetX > dialog.offsetWidth)) dialog.close();
  });
}
