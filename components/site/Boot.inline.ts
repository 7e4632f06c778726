/**
 * Runs inline before the first paint. Sets the saved theme, whose button works from then on,
 * `data-local` on localhost, and `data-js`, which shows the controls that need script and is removed
 * if the site's script does not load. Raises `preload-error` for each style, script or picture that
 * fails to load.
 */
import { applyTheme, followTheme, startThemeToggle } from '../theme/theme.ts';
import { isLocal } from './is-local.ts';

const root = document.documentElement;
const giveUp = () => {
  if (!('site' in root.dataset)) delete root.dataset.js;
};

root.dataset.js = '';
if (isLocal()) root.dataset.local = '';
applyTheme();
followTheme();
startThemeToggle();
// The same event as from the loader of islands. Rethrown unless somebody prevents it.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    if (target instanceof HTMLScriptElement) giveUp();
    const error = Error(`Not loaded: ${target.outerHTML}`);
    if (dispatchEvent(new CustomEvent('preload-error', { cancelable: true, detail: error })))
      reportError(error);
  },
  true,
);
// A script that hangs raises no error, but delays DOMContentLoaded.
setTimeout(giveUp, 5000);
setTimeout(releaseLateStyles, 3000);

/**
 * Stops waiting for the late style sheet, which blocks the page below it and the site's script. If
 * the sheet arrives later, it is applied then. Firefox shows the page anyway, but holds the script
 * back.
 */
function releaseLateStyles(): void {
  const link = document.querySelector<HTMLLinkElement>('body link');
  if (!link || link.sheet) return;
  link.media = 'print';
  link.onload = () => {
    link.media = '';
  };
}
