/** Keeps what is typed on this device until it is sent or cleared, and puts it back. */
import { draftLifetimeMs } from '../constants.ts';
import {
  blankEnquiry,
  controlOf,
  type Enquiry,
  fieldNames,
  isSameEnquiry,
  makeEnquiry,
  readEnquiry,
} from './enquiry.ts';
import { openStorage, tryStorage } from './storage.ts';

type Draft = { id: string; enquiry: Enquiry; savedAt: number };

// Islands that hydrate on `resume` load when storage has a key that starts with their name. Both
// `Enquiry` and `EnquiryForm` are meant.
const prefix = 'EnquiryForm:';

/** Where a tab remembers, over a reload, which draft is its own. */
const ownDraft = 'enquiry-draft';

/**
 * Keeps what is typed into the section's form, also if the form's own code never loads. Returns the
 * draft of an earlier visit that it has put back. The section has `data-kept` while its text is
 * stored, and `data-restored` if a draft was put back; without storage it has neither.
 */
export function startDraft(section: HTMLElement): Enquiry | undefined {
  const storage = openStorage('localStorage');
  const session = openStorage('sessionStorage');
  const form = section.querySelector('form');
  if (!storage || !session || !form) return undefined;
  const id = String(Math.random()).slice(2);
  const keep = () => {
    const isKept = tryStorage(() => {
      saveDraft(storage, id, readEnquiry(form));
      session.setItem(ownDraft, id);
    });
    section.toggleAttribute('data-kept', isKept);
  };
  let draft: Enquiry | undefined;
  tryStorage(() => {
    draft = takeDraft(storage, session.getItem(ownDraft));
  });
  section.toggleAttribute('data-restored', draft !== undefined);
  if (draft) fillEmptyFields(form, draft);
  keep();
  section.addEventListener('input', keep);
  // Another tab may have taken this draft over, so it is saved again on leaving and coming back.
  document.addEventListener('visibilitychange', keep);
  addEventListener('pagehide', keep);
  section.addEventListener('reset', () => {
    tryStorage(() => forgetDraft(storage, id, readEnquiry(form)));
    section.removeAttribute('data-restored');
  });
  return draft;
}

function fillEmptyFields(form: HTMLFormElement, draft: Enquiry): void {
  for (const field of fieldNames) {
    const control = controlOf(form, field);
    if (control?.value === '') control.value = draft[field];
  }
  // If the form is hydrated already, this tells it.
  form.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Keeps what is typed in one tab, under the tab's own id; nothing typed leaves no draft. */
export function saveDraft(storage: Storage, id: string, enquiry: Enquiry): void {
  if (isSameEnquiry(enquiry, blankEnquiry)) storage.removeItem(prefix + id);
  else storage.setItem(prefix + id, JSON.stringify({ enquiry, savedAt: Date.now() }));
}

/**
 * Takes a draft out of the storage: the one with this id, else the newest. So the texts of several
 * closed tabs come back one after another. Drafts that are too old are dropped.
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

/** True where some tab keeps this very text. */
export const hasDraft = (storage: Storage, enquiry: Enquiry): boolean =>
  readDrafts(storage).some((draft) => !isExpired(draft) && isSameEnquiry(draft.enquiry, enquiry));

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
    return { enquiry: toEnquiry(enquiry), savedAt: Number(savedAt) || 0 };
  } catch {
    return { enquiry: blankEnquiry, savedAt: 0 };
  }
}

/** A value that was stored as an enquiry; what is no text in it becomes empty. */
function toEnquiry(value: unknown): Enquiry {
  const fields: Record<string, unknown> = Object(value);
  return makeEnquiry((field) => (typeof fields[field] === 'string' ? fields[field] : ''));
}
