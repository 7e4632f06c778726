/** Marks texts as posted, so that other tabs, and the page after a reload, know about them. */
import { type Enquiry, makeEnquiry } from './enquiry.ts';
import { hasDraft, openStorage, parseDraft, tryStorage } from './kept-on-device.ts';

const markPrefix = 'EnquiryForm posted:';
const confirmed = 'confirmed';

/**
 * Texts that have left this device and may or may not have arrived, by the keys of their marks in
 * storage: those that this tab has posted or told its visitor about. If storage is denied, the tab
 * knows only its own texts.
 */
const known = new Map<string, string | null>();

const keyOf = (enquiry: Enquiry) =>
  markPrefix + JSON.stringify(makeEnquiry((field) => enquiry[field]));
const read = (key: string) => openStorage('localStorage')?.getItem(key) ?? null;

/** True if this text was posted, here or in another tab, and its outcome is unknown. */
export const isPosted = (enquiry: Enquiry): boolean =>
  known.has(keyOf(enquiry)) || read(keyOf(enquiry)) !== null;

/** True if another tab has posted this text, and the visitor has not been told in this one. */
export function isPostedElsewhere(enquiry: Enquiry): boolean {
  const mark = read(keyOf(enquiry));
  return mark !== null && mark !== known.get(keyOf(enquiry));
}

/** Remembers that the visitor was told about it. */
export function acknowledgePosted(enquiry: Enquiry): void {
  known.set(keyOf(enquiry), read(keyOf(enquiry)));
}

/** Marks a text that is about to leave the device. */
export function markPosted(enquiry: Enquiry): void {
  tryStorage(() => openStorage('localStorage')?.setItem(keyOf(enquiry), String(Math.random())));
  acknowledgePosted(enquiry);
}

/** Removes the mark: the text did not arrive, or the visitor has discarded it. */
export function unmarkPosted(enquiry: Enquiry): void {
  known.delete(keyOf(enquiry));
  tryStorage(() => openStorage('localStorage')?.removeItem(keyOf(enquiry)));
}

/** Removes the mark because the text has arrived, and notifies the other tabs. */
export function confirmPosted(enquiry: Enquiry): void {
  tryStorage(() => openStorage('localStorage')?.setItem(keyOf(enquiry), confirmed));
  unmarkPosted(enquiry);
}

/** The text that another tab reports as arrived, if this storage event is such a report. */
export function readConfirmed({
  key,
  newValue,
}: Pick<StorageEvent, 'key' | 'newValue'>): Enquiry | undefined {
  if (newValue !== confirmed || !key?.startsWith(markPrefix)) return undefined;
  known.delete(key);
  return JSON.parse(key.slice(markPrefix.length));
}

/** Drops marks of texts that no tab stores any more, and unreadable marks. */
export function dropOldMarks(): void {
  const storage = openStorage('localStorage');
  if (!storage) return;
  for (const key of Object.keys(storage).filter((key) => key.startsWith(markPrefix))) {
    const { enquiry } = parseDraft(`{"enquiry":${key.slice(markPrefix.length)}}`);
    if (!hasDraft(storage, enquiry)) storage.removeItem(key);
  }
}
