/**
 * Remembers for a day which texts have left this device, so that no tab sends one again without saying
 * so. A mark has a life of its own, apart from drafts, and holds a checksum, not the text.
 */
import { type Enquiry, fieldNames } from './enquiry.ts';
import { openStorage, tryStorage } from './kept-on-device.ts';
import { markLifetimeMs } from './limits.ts';

/** When a text left this device, and whether the service has confirmed it. */
export type Mark = { at: number; isSent: boolean };

// Islands that hydrate on `resume` load when storage has a key that starts with their name.
const markPrefix = 'EnquiryForm posted:';

/** Marks by their keys, for a tab that can store nothing. */
const inMemory = new Map<string, string>();

/** The marks that the visitor of this tab was told about, by their keys. */
const told = new Map<string, string>();

const keyOf = (enquiry: Enquiry) =>
  markPrefix + checksum(JSON.stringify(fieldNames.map((field) => enquiry[field])));

/** A checksum of 64 bits (two of FNV's kind): enough to tell the texts of one visitor apart. */
function checksum(text: string): string {
  let [a, b] = [0x811c9dc5, 0x9e3779b9];
  for (let at = 0; at < text.length; at++) {
    a = Math.imul(a ^ text.charCodeAt(at), 0x01000193);
    b = Math.imul(b ^ text.charCodeAt(at), 0x5bd1e995);
    b ^= b >>> 15;
  }
  return `${a >>> 0}.${b >>> 0}`;
}

const read = (key: string) => openStorage('localStorage')?.getItem(key) ?? inMemory.get(key) ?? '';

function write(key: string, mark: Mark | undefined): void {
  const text = mark && `${mark.isSent ? 'sent' : 'posted'} ${mark.at}`;
  if (text) inMemory.set(key, text);
  else inMemory.delete(key);
  tryStorage(() => {
    const storage = openStorage('localStorage');
    if (text) storage?.setItem(key, text);
    else storage?.removeItem(key);
  });
}

/** A mark as it is stored. Undefined if it is unreadable or, by whatever clock, a day away. */
function parse(stored: string): Mark | undefined {
  const [, state, time] = /^(posted|sent) (\d+)$/.exec(stored) ?? [];
  const at = Number(time);
  const isValid = state && Math.abs(Date.now() - at) < markLifetimeMs;
  return isValid ? { at, isSent: state === 'sent' } : undefined;
}

/** What is known about this text if it has left this device within a day, from whichever tab. */
export const recall = (enquiry: Enquiry): Mark | undefined => parse(read(keyOf(enquiry)));

/** The same, but only if the visitor has not been told in this tab. */
export function recallUntold(enquiry: Enquiry): Mark | undefined {
  const key = keyOf(enquiry);
  return read(key) === told.get(key) ? undefined : recall(enquiry);
}

/** Remembers that the visitor was told what is known about this text. */
export function acknowledge(enquiry: Enquiry): void {
  told.set(keyOf(enquiry), read(keyOf(enquiry)));
}

/** Marks a text that is about to leave the device. */
export const markPosted = (enquiry: Enquiry): void =>
  write(keyOf(enquiry), { at: Date.now(), isSent: false });

/** Marks a text that has arrived. Other tabs are notified by their storage event. */
export const markSent = (enquiry: Enquiry): void =>
  write(keyOf(enquiry), { at: Date.now(), isSent: true });

/** Puts back what was known before an attempt that did not arrive. */
export const putBack = (enquiry: Enquiry, before: Mark | undefined): void =>
  write(keyOf(enquiry), before);

/** True if this storage event is another tab's report that this text has arrived. */
export const reportsSent = (
  { key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>,
  enquiry: Enquiry,
): boolean => key === keyOf(enquiry) && parse(newValue ?? '')?.isSent === true;

/** Drops marks that are older than a day, and unreadable ones. */
export function dropOldMarks(): void {
  const storage = openStorage('localStorage');
  for (const key of Object.keys(storage ?? {}))
    if (key.startsWith(markPrefix) && !parse(storage?.getItem(key) ?? '')) storage?.removeItem(key);
}
