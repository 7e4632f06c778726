import { onClick } from './on-click.ts';

const key = 'anchor';

/** Wait before scrolling to an anchor after arriving on the home page, in milliseconds (section 9). */
const anchorDelayMs = 500;

// A page in a second language names its home page. Otherwise the base path is the home page.
const { home = `${process.env.BASE_PATH}/` } = document.documentElement.dataset;
const isHome = location.pathname === home;

/** Scrolls to the anchor requested on another page, shortly after arriving on the home page. */
export function followAnchor(): void {
  try {
    const hash = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    if (hash && isHome) setTimeout(() => location.replace(hash), anchorDelayMs);
  } catch {
    // Without storage, the browser jumps to the anchor at once.
  }
}

/**
 * Goes home, in the page's language, for an anchor of the home page requested in the header of another
 * page. Links to a new tab lead there by themselves.
 */
export function startAnchorLinks(): void {
  if (isHome) return;
  // One that was asked for before, but not reached, as on a lost connection, is no longer wanted.
  onClick(document.documentElement, 'a', () => {
    try {
      sessionStorage.removeItem(key);
    } catch {}
  });
  const links = `header a[href^="${home}#"]:not([target])`;
  onClick<HTMLAnchorElement>(document.documentElement, links, ({ hash }, event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    try {
      sessionStorage.setItem(key, hash);
    } catch {
      return;
    }
    event.preventDefault();
    location.href = home;
  });
}
