import { anchorDelayMs } from '../constants.ts';

const key = 'anchor';

/**
 * An anchor of the home page, asked for from another page: go home first, scroll there shortly
 * after. Without storage the browser jumps by itself.
 */
export function startAnchors(): void {
  try {
    const hash = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    if (hash && location.pathname === '/') setTimeout(() => scrollTo(hash), anchorDelayMs);
  } catch {
    return;
  }
  addEventListener('click', (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="/#"]');
    if (!link || location.pathname === '/' || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    event.preventDefault();
    sessionStorage.setItem(key, link.hash);
    location.href = '/';
  });
}

function scrollTo(hash: string): void {
  document.getElementById(hash.slice(1))?.scrollIntoView();
  history.replaceState(null, '', hash);
}
