/** The local storage key of the theme: `true` for dark, `false` for light (specification, section 9). */
const themeKey = 'isDarkmode';

/** Carries what scripts say to style sheets. */
export const root = document.documentElement;

/**
 * Applies the saved theme to the page. Without one, or if storage is denied, the style sheet
 * follows the system.
 */
export function applyTheme(): void {
  root.dataset.theme ??= '';
  try {
    const saved: unknown = localStorage[themeKey];
    root.dataset.theme = saved === 'true' ? 'dark' : saved === 'false' ? 'light' : '';
  } catch {
    // Storage is denied: the toggle's choice holds on this page only.
  }
}

/**
 * Lets the page follow a theme that is saved elsewhere: in another tab, or on another page before
 * the visitor returns to this one through the back/forward cache. Short, since it runs inline.
 */
export function followTheme(): void {
  window.onstorage = applyTheme;
  window.onpageshow = applyTheme;
}

/** Switches the theme that is shown, and saves it. */
export function switchTheme(): void {
  const shown =
    root.dataset.theme || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  const next = shown === 'dark' ? 'light' : 'dark';
  root.dataset.theme = next;
  try {
    localStorage[themeKey] = next === 'dark';
  } catch {
    // The page has switched anyway; the choice is just not remembered.
  }
}
