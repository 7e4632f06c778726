/**
 * Runs inline before the first paint: the saved theme, and the mark that script works. The mark
 * goes again if the site's script does not come, and with it every control that needs script.
 */
import { applyTheme } from '../theme/theme.ts';

const root = document.documentElement;
const giveUp = () => {
  if (!('site' in root.dataset)) delete root.dataset.js;
};

root.dataset.js = '';
applyTheme();
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && giveUp(), true);
// A script that hangs raises no error, and holds DOMContentLoaded back as well.
setTimeout(giveUp, 5000);
