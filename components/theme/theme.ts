import { themeKey } from '../constants.ts';
import { onClick } from '../site/on-click.ts';

const root = document.documentElement;

/**
 * Applies the saved theme to the page; without one, and where storage is denied, the style sheet
 * follows the system.
 */
export function applyTheme(): void {
  try {
    const saved: unknown = localStorage[themeKey];
    root.dataset.theme = saved === 'true' ? 'dark' : saved === 'false' ? 'light' : '';
  } catch {
    // Storage is denied: what the toggle has set on this page stays.
  }
}

/**
 * Lets the page follow a theme that is saved elsewhere: in another tab, or on another page before the
 * visitor comes back to this one, which the browser has kept as it was. Short, since it runs inline.
 */
export function followTheme(): void {
  window.onstorage = applyTheme;
  window.onpageshow = applyTheme;
}

/** Lets the toggle of a header switch and save the theme. */
export function startThemeToggle(header: HTMLElement): void {
  onClick(header, '.theme-toggle', () => {
    const shown =
      root.dataset.theme || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
    const next = shown === 'dark' ? 'light' : 'dark';
    root.dataset.theme = next;
    try {
      localStorage.setItem(themeKey, String(next === 'dark'));
    } catch {
      // The page has switched all the same; the choice is just not remembered.
    }
  });
}
