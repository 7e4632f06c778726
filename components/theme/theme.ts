import { themeKey } from '../constants.ts';
import { onClick } from '../site/on-click.ts';

const root = document.documentElement;

/** Reads the saved theme: `dark`, `light`, or nothing where none is saved or storage is denied. */
export function savedTheme(): 'dark' | 'light' | undefined {
  try {
    const saved = localStorage.getItem(themeKey);
    if (saved === 'true') return 'dark';
    if (saved === 'false') return 'light';
  } catch {
    // Storage may be denied: the system's preference counts then.
  }
  return undefined;
}

/** Applies the saved theme to the page; without one the style sheet follows the system. */
export function applyTheme(): void {
  const theme = savedTheme();
  if (theme) root.dataset.theme = theme;
  else delete root.dataset.theme;
}

/** Lets the page follow a theme that another tab saves, or clears with all the rest. */
export function followTheme(): void {
  addEventListener('storage', applyTheme);
}

/** Lets the toggle switch and save the theme. */
export function startTheme(): void {
  onClick('.theme-toggle', () => {
    const shown =
      root.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
    const next = shown === 'dark' ? 'light' : 'dark';
    root.dataset.theme = next;
    try {
      localStorage.setItem(themeKey, String(next === 'dark'));
    } catch {
      // The page has switched; it is only not remembered.
    }
  });
}
