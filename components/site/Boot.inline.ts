/**
 * Runs inline before the first paint: the saved theme, the mark that the server is this machine, and
 * the mark that script works. That mark goes again if the site's script does not come, and with it
 * every control that needs script. A style, script or picture that does not come is said.
 */
import { applyTheme, followTheme } from '../theme/theme.ts';
import { isLocal } from './is-local.ts';
import { releaseLateStyles } from './late-styles.ts';

const root = document.documentElement;
const giveUp = () => {
  if (!('site' in root.dataset)) delete root.dataset.js;
};

root.dataset.js = '';
if (isLocal()) root.dataset.local = '';
applyTheme();
followTheme();
// What the page names and cannot load, as the loader says it of islands: rethrown if nobody prevents.
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
// A script that hangs raises no error, and holds DOMContentLoaded back as well.
setTimeout(giveUp, 5000);
setTimeout(releaseLateStyles, 3000);
