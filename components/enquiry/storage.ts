/** A storage of the browser, or undefined where it is denied. */
export function openStorage(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[name] ?? undefined;
  } catch {
    return undefined;
  }
}

/** Does something with storage; false where it is full, or was shut meanwhile. */
export function tryStorage(work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    console.warn('Nothing can be kept on this device:', error);
    return false;
  }
}
