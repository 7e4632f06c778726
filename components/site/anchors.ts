import { anchorDelayMs } from '../constants.ts';
import { within } from './within.ts';

const key = 'anchor';
/** The home page, whatever path the site is served under. */
const home = `${process.env.BASE_PATH}/`;

/**
 * An anchor of the home page, asked for from another page: go home first, scroll there shortly
 * after. Without storage the browser jumps by itself.
 */
export function startAnchors(): void {
  try {
    const hash = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    if (hash && location.pathname === home) setTimeout(() => location.replace(hash), anchorDelayMs);
  } catch {
    return;
  }
  addEventListener('click', (event) => {
    const link = within<HTMLAnchorElement>(event, `a[href^="${home}#"]`);
    if (!link || location.pathname === home || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    event.preventDefault();
    sessionStorage.setItem(key, link.hash);
    location.href = home;
  });
}
