import { anchorDelayMs } from '../constants.ts';
import { onClick } from './on-click.ts';

const key = 'anchor';

/**
 * An anchor of the home page, asked for from another page: go home first, in the page's language,
 * scroll there shortly after. Without storage the browser jumps by itself.
 */
export function startAnchors(): void {
  // A page in a second language names its home; the first one's follows from the build.
  const { home = `${process.env.BASE_PATH}/` } = document.documentElement.dataset;
  const isHome = location.pathname === home;
  try {
    const hash = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    if (hash && isHome) setTimeout(() => location.replace(hash), anchorDelayMs);
  } catch {
    return;
  }
  onClick<HTMLAnchorElement>(`a[href^="${home}#"]`, (link, event) => {
    if (isHome || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    sessionStorage.setItem(key, link.hash);
    location.href = home;
  });
}
