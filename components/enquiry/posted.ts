/**
 * Texts that have left this device and may or may not have arrived. Marks in storage tell other tabs
 * and the page after a reload. Where storage is denied, the page remembers its own texts only.
 */
import { hasDraft } from './draft.ts';
import { type Enquiry, makeEnquiry } from './enquiry.ts';
import { openStorage, tryStorage } from './storage.ts';

const prefix = 'EnquiryForm posted:';
const confirmed = 'confirmed';

/** Marks that this tab made or has told its visitor of, by their keys. */
const known = new Map<string, string | null>();

const keyOf = (enquiry: Enquiry) => prefix + JSON.stringify(makeEnquiry((field) => enquiry[field]));
const read = (key: string) => openStorage('localStorage')?.getItem(key) ?? null;

/** True where this text was posted, here or in another tab, and nothing is known of it since. */
export const isPosted = (enquiry: Enquiry): boolean =>
  known.has(keyOf(enquiry)) || read(keyOf(enquiry)) !== null;

/** True where another tab has posted this text, and the visitor of this one does not know. */
export function isPostedElsewhere(enquiry: Enquiry): boolean {
  const mark = read(keyOf(enquiry));
  return mark !== null && mark !== known.get(keyOf(enquiry));
}

/** Remembers that the visitor was told of it. */
export function acknowledge(enquiry: Enquiry): void {
  known.set(keyOf(enquiry), read(keyOf(enquiry)));
}

/** Marks a text that leaves the device now. */
export function mark(enquiry: Enquiry): void {
  tryStorage(() => openStorage('localStorage')?.setItem(keyOf(enquiry), String(Math.random())));
  acknowledge(enquiry);
}

/** Takes the mark away: the text did not arrive, or the visitor has thrown it away. */
export function unmark(enquiry: Enquiry): void {
  known.delete(keyOf(enquiry));
  tryStorage(() => openStorage('localStorage')?.removeItem(keyOf(enquiry)));
}

/** Takes the mark away because the text has arrived, and tells the other tabs. */
export function confirm(enquiry: Enquiry): void {
  tryStorage(() => openStorage('localStorage')?.setItem(keyOf(enquiry), confirmed));
  unmark(enquiry);
}

/** The text that another tab knows to have arrived, where an event of the storage says so. */
export function readConfirmed({
  key,
  newValue,
}: Pick<StorageEvent, 'key' | 'newValue'>): Enquiry | undefined {
  if (newValue !== confirmed || !key?.startsWith(prefix)) return undefined;
  known.delete(key);
  return JSON.parse(key.slice(prefix.length));
}

/** Drops marks of texts that no tab keeps any more. */
export function dropOldMarks(): void {
  const storage = openStorage('localStorage');
  if (!storage) return;
  for (const key of Object.keys(storage).filter((key) => key.startsWith(prefix)))
    if (!hasDraft(storage, JSON.parse(key.slice(prefix.length)))) storage.removeItem(key);
}
