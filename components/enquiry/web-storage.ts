/** A storage of the browser, or undefined where it is denied. */
export function openStorage(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[name] ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Hides a denied `localStorage`: the e-mail client names it while it loads, and where storage is
 * denied that alone throws. It copes with a browser that has none.
 */
export function hideDeniedStorage(): void {
  if (openStorage('localStorage')) return;
  Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
}
