import { openStorage } from './web-storage.ts';

const key = 'enquiry-sent-at';
let remembered = 0;

/** Keeps the time of a success: in local storage, and for this page also where that is denied. */
export function stampSuccess(): void {
  remembered = Date.now();
  try {
    openStorage('localStorage')?.setItem(key, String(remembered));
  } catch {
    // Full or denied: this page remembers.
  }
}

/**
 * Where the e-mail client finds the time of the last send. It would also write it, before sending,
 * and so a failure would block the next try: that is ignored here.
 */
export const throttleStamp = {
  get: async () => {
    const stored = Number(openStorage('localStorage')?.getItem(key) ?? 0);
    const last = Math.max(stored || 0, remembered);
    // A clock that was wrong must not block sending until the time that it showed.
    return last > Date.now() ? '0' : String(last);
  },
  set: async () => {},
  remove: async () => {},
};
