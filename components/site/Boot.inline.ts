/**
 * Runs inline before the first paint. Sets the saved theme, whose button works from then on, and
 * `data-js`, which shows the controls that need script and is removed if the site's script does not
 * load. Loads that script when the page has loaded, or before, at the visitor's first Tab, scroll or
 * press. Raises `preload-error` for each style, script or picture that fails to load.
 */
import { applyTheme, followTheme, root, switchTheme } from '../theme/theme.ts';

const src = document.currentScript?.dataset.src ?? '';
let loading: Promise<void> | undefined;
/** Until the site's script has come, or the page goes on without it. */
let isWaiting = true;
/** The last control pressed while it waits. */
let pressed: HTMLElement | undefined;

/** However often it was pressed, it acts once: with script, or as it does without. */
const release = () => {
  isWaiting = false;
  pressed?.click();
  pressed = undefined;
};
const giveUp = () => {
  if (!isWaiting) return;
  delete root.dataset.js;
  release();
};
/** The same event as from the loader of islands. Rethrown unless somebody prevents it. */
const tell = (detail: unknown) => {
  if (dispatchEvent(new CustomEvent('preload-error', { detail, cancelable: true })))
    reportError(detail);
};
/** Never rejects. */
const load = () =>
  (loading ??= import(src).then(release, (error) => {
    giveUp();
    tell(error);
  }));

// A page that was reached from another one has the fonts already, and shows them at once (tokens.css).
root.dataset.js = document.referrer.startsWith(origin) ? '' : 'first';
applyTheme();
followTheme();
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLElement) tell(Error(`Not loaded: ${target.outerHTML}`));
  },
  true,
);
for (const type of ['load', 'focusin', 'scroll']) addEventListener(type, load);
// Before any other script: the theme switches at once, and a press on a control that the site's script has
// not woken yet waits for it.
addEventListener(
  'click',
  (event) => {
    const at = (selector: string) =>
      event.target instanceof Element && event.target.closest<HTMLButtonElement>(selector);
    const toggle = at('.theme-toggle');
    const control = at('[data-tabs] a,[data-island] button,button[data-island]');
    if (toggle) switchTheme();
    // A button that opens a popover needs no script, where there are popovers.
    else if (!isWaiting || !control || control.popoverTargetElement) return;
    else {
      event.preventDefault();
      pressed = control;
      void load();
    }
    event.stopPropagation();
  },
  true,
);
// On a slow line, pictures may take long. A script that hangs raises no error.
setTimeout(goOn, 3000);
setTimeout(giveUp, 5000);

/**
 * Stops waiting for pictures, and for the late style sheet, which blocks the page below it. If the sheet
 * arrives later, it is applied then.
 */
function goOn(): void {
  void load();
  const link = document.querySelector<HTMLLinkElement>('body link');
  if (!link || link.sheet) return;
  link.media = 'print';
  link.onload = () => {
    link.media = '';
  };
}
