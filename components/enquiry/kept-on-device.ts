/** What this device keeps of enquiries: typed text, until it is sent or cleared. */

import { blankEnquiry, type Enquiry, fieldNames, isSameEnquiry, makeEnquiry } from './enquiry.ts';
import { draftLifetimeMs } from './limits.ts';

/** A storage of the browser, or undefined if access is denied. */
export function openStorage(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[name] ?? undefined;
  } catch {
    return undefined;
  }
}

/** Runs an action on storage; false if it is full or has become unavailable. */
export function tryStorage(work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    console.warn('Nothing can be kept on this device:', error);
    return false;
  }
}

/** A text, and when it was last changed. */
type Draft = { id: string; enquiry: Enquiry; savedAt: number };

// Islands that hydrate on `resume` load when storage has a key that starts with their name. Both
// `Enquiry` and `EnquiryForm` are meant.
const draftPrefix = 'EnquiryForm:';

/** Keeps the text of one tab under the tab's own id. If nothing is typed, no draft is left. */
export function saveDraft(storage: Storage, { id, enquiry, savedAt }: Draft): void {
  if (isSameEnquiry(enquiry, blankEnquiry)) storage.removeItem(draftPrefix + id);
  else storage.setItem(draftPrefix + id, JSON.stringify({ enquiry, savedAt }));
}

/**
 * Takes a draft out of storage: the one with this id, else the newest. So the texts of several
 * closed tabs come back one after another. Expired drafts are dropped. If another text has been
 * typed already, the draft stays for the next visit, since it would not fit in full.
 */
export function takeDraft(storage: Storage, id: string | null, typed: Enquiry): Draft | undefined {
  const drafts = readDrafts(storage).sort((a, b) => b.savedAt - a.savedAt);
  for (const draft of drafts) startAge(storage, draft);
  for (const draft of drafts.filter(isExpired)) storage.removeItem(draftPrefix + draft.id);
  const kept = drafts.filter((draft) => !isExpired(draft));
  const taken = kept.find((draft) => draft.id === id) ?? kept[0];
  if (!taken || !hasPlace(taken.enquiry, typed)) return undefined;
  storage.removeItem(draftPrefix + taken.id);
  return taken;
}

/**
 * A time in the future comes from a wrong clock and says nothing about the age of a draft, which
 * then counts as changed now.
 */
function startAge(storage: Storage, draft: Draft): void {
  if (draft.savedAt <= Date.now()) return;
  draft.savedAt = Date.now();
  saveDraft(storage, draft);
}

/** The subject may differ: a link to the page can set it, and the newer one wins. */
const hasPlace = (draft: Enquiry, typed: Enquiry): boolean =>
  fieldNames.every(
    (field) =>
      field === 'subject' || typed[field] === '' || ['', typed[field]].includes(draft[field]),
  );

/** Deletes an enquiry that was sent or discarded, including other tabs' copies of it. */
export function forgetDraft(storage: Storage, id: string, enquiry: Enquiry): void {
  const copies = readDrafts(storage).filter((draft) => isSameEnquiry(draft.enquiry, enquiry));
  for (const draft of copies) storage.removeItem(draftPrefix + draft.id);
  storage.removeItem(draftPrefix + id);
}

const isExpired = ({ savedAt }: Draft) => Date.now() - savedAt > draftLifetimeMs;

function readDrafts(storage: Storage): Draft[] {
  return Object.keys(storage)
    .filter((key) => key.startsWith(draftPrefix))
    .map((key) => ({ id: key.slice(draftPrefix.length), ...parseDraft(storage.getItem(key)) }));
}

/**
 * Storage is untrusted: a field that is not a string counts as empty, and an unreadable draft as
 * expired.
 */
function parseDraft(stored: string | null): Omit<Draft, 'id'> {
  try {
    const { enquiry, savedAt }: Record<string, unknown> = Object(JSON.parse(stored ?? ''));
    const fields: Record<string, unknown> = Object(enquiry);
    const text = (value: unknown) => (typeof value === 'string' ? value : '');
    const read = makeEnquiry((field) => text(fields[field]));
    return { enquiry: read, savedAt: Number(savedAt) || 0 };
  } catch {
    return { enquiry: blankEnquiry, savedAt: 0 };
  }
}
