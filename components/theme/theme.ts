import { themeKey } from '../constants.ts';
import { onClick } from '../site/on-click.ts';

const root = document.documentElement;

/**
 * Applies the saved theme to the page; without one, and where storage is denied, the style sheet
 * follows the system.
 */
export function applyTheme(): void {
  let saved: string | null = null;
  try {
    saved = localStorage.getItem(themeKey);
  } catch {
    // Storage is denied.
  }
  root.dataset.theme = saved === 'true' ? 'dark' : saved === 'false' ? 'light' : '';
}

/** Lets the page follow a theme that another tab saves, or clears with all the rest. */
export function followTheme(): void {
  addEventListener('storage', applyTheme);
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
