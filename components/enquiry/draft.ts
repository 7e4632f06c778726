import { draftLifetimeMs } from '../constants.ts';
import { blankEnquiry, type Enquiry, isSameEnquiry, makeEnquiry } from './enquiry.ts';

type Draft = { id: string; enquiry: Enquiry; savedAt: number };

// It starts with the island's name: that is how a visitor's return wakes it.
const prefix = 'EnquirySection:';

/** Keeps what is typed in one tab, under the tab's own id; nothing typed leaves no draft. */
export function saveDraft(storage: Storage, id: string, enquiry: Enquiry): void {
  if (isSameEnquiry(enquiry, blankEnquiry)) storage.removeItem(prefix + id);
  else storage.setItem(prefix + id, JSON.stringify({ enquiry, savedAt: Date.now() }));
}

/**
 * Takes a draft out of the storage: the one of this id if it is there, else the newest, so that of
 * several tabs that were closed each text comes back in its turn. Drops drafts that are too old.
 */
export function takeDraft(storage: Storage, id: string | null): Enquiry | undefined {
  const drafts = readDrafts(storage).sort((a, b) => b.savedAt - a.savedAt);
  for (const draft of drafts.filter(isExpired)) storage.removeItem(prefix + draft.id);
  const kept = drafts.filter((draft) => !isExpired(draft));
  const taken = kept.find((draft) => draft.id === id) ?? kept[0];
  if (taken) storage.removeItem(prefix + taken.id);
  return taken?.enquiry;
}

/** Forgets an enquiry that was sent or thrown away, and copies of it that another tab kept. */
export function forgetDraft(storage: Storage, id: string, enquiry: Enquiry): void {
  const copies = readDrafts(storage).filter((draft) => isSameEnquiry(draft.enquiry, enquiry));
  for (const draft of copies) storage.removeItem(prefix + draft.id);
  storage.removeItem(prefix + id);
}

const isExpired = ({ savedAt }: Draft) => Date.now() - savedAt > draftLifetimeMs;

function readDrafts(storage: Storage): Draft[] {
  return Object.keys(storage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => ({ id: key.slice(prefix.length), ...parseDraft(storage.getItem(key)) }));
}

/** What is stored may be anything; what cannot be read counts as very old. */
function parseDraft(stored: string | null): Omit<Draft, 'id'> {
  try {
    const { enquiry, savedAt }: Record<string, unknown> = Object(JSON.parse(stored ?? ''));
    const fields: Record<string, unknown> = Object(enquiry);
    const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
    return {
      enquiry: makeEnquiry((field) => textOf(fields[field])),
      savedAt: Number(savedAt) || 0,
    };
  } catch {
    return { enquiry: blankEnquiry, savedAt: 0 };
  }
}
