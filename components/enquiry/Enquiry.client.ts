/**
 * What the enquiry form does before its own code loads, or without it: it keeps what a visitor
 * types, and restores it.
 */
import { blankEnquiry, controlOf, type Enquiry, fieldNames, readEnquiry } from './enquiry.ts';
import { forgetDraft, openStorage, saveDraft, takeDraft, tryStorage } from './kept-on-device.ts';
import { recall } from './posted-marks.ts';

/** Takes over the section around the form. */
export default function startEnquiry(section: HTMLElement): void {
  const restored = startDraft(section);
  const notice = section.querySelector('[data-notice=restored]');
  // If the text was sent already, or may have been, the form says so itself.
  notice?.toggleAttribute('hidden', !restored || recall(restored) !== undefined);
  section.addEventListener('reset', () => {
    // The button that was pressed is gone.
    if (document.activeElement?.matches('[type=reset]:focus-visible'))
      section.querySelector<HTMLElement>('[name^=contact-]')?.focus();
    notice?.setAttribute('hidden', '');
  });
}

/** Where a tab remembers, across a reload, which draft is its own. */
const ownDraft = 'enquiry-draft';

/**
 * Keeps what is typed into the section's form, even if the form's own code never loads. Returns the
 * draft that it restored from an earlier visit. The section has `data-kept` while its text is
 * stored, and `data-restored` if a draft was restored; without storage it has neither.
 */
function startDraft(section: HTMLElement): Enquiry | undefined {
  const storage = openStorage('localStorage');
  const session = openStorage('sessionStorage');
  const form = section.querySelector('form');
  if (!storage || !session || !form) return undefined;
  const id = String(Math.random()).slice(2);
  // Opening the page changes nothing, so it does not make a draft any younger.
  let savedAt = Date.now();
  let isWritten = false;
  const keep = () => {
    const inForm = readEnquiry(form);
    // What has arrived is no draft if going back has put it into the form, and not the visitor once more.
    const enquiry = !isWritten && recall(inForm)?.isSent ? blankEnquiry : inForm;
    const isKept = tryStorage(() => {
      saveDraft(storage, { id, enquiry, savedAt });
      session.setItem(ownDraft, id);
    });
    section.toggleAttribute('data-kept', isKept);
  };
  let draft: ReturnType<typeof takeDraft>;
  tryStorage(() => {
    draft = takeDraft(storage, session.getItem(ownDraft), readEnquiry(form));
  });
  section.toggleAttribute('data-restored', draft !== undefined);
  if (draft) {
    isWritten = true;
    savedAt = draft.savedAt;
    fillEmptyFields(form, draft.enquiry);
  }
  keep();
  section.addEventListener('input', () => {
    isWritten = true;
    savedAt = Date.now();
    keep();
  });
  // Another tab may have taken over this draft, so save it again on leaving and on coming back.
  document.addEventListener('visibilitychange', keep);
  addEventListener('pagehide', keep);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    isWritten = false;
    keep();
  });
  section.addEventListener('reset', () => {
    tryStorage(() => forgetDraft(storage, id, readEnquiry(form)));
    section.removeAttribute('data-restored');
  });
  return draft?.enquiry;
}

function fillEmptyFields(form: HTMLFormElement, draft: Enquiry): void {
  for (const field of fieldNames) {
    const control = controlOf(form, field);
    if (control?.value === '') control.value = draft[field];
  }
  // If the form is hydrated already, this tells it.
  form.dispatchEvent(new Event('input', { bubbles: true }));
}
