import { forgetDraft, saveDraft, takeDraft } from './draft.ts';
import { type Enquiry, fieldNames } from './enquiry.ts';
import { controlOf, readEnquiry } from './form-controls.ts';
import { openStorage } from './web-storage.ts';

/** Where a tab remembers, over a reload, which draft is its own. */
const ownDraft = 'enquiry-draft';

/**
 * Keeps what is typed into the section's form on this device, and puts back what was kept. It works
 * also where the form's own code does not load. Without storage there is nothing to do.
 */
export function startDraft(section: HTMLElement): void {
  const storage = openStorage('localStorage');
  const session = openStorage('sessionStorage');
  const form = section.querySelector('form');
  if (!storage || !session || !form) return;
  const notice = section.querySelector('[data-notice=restored]');
  const id = String(Math.random()).slice(2);
  const keep = () =>
    attempt(() => {
      saveDraft(storage, id, readEnquiry(form));
      session.setItem(ownDraft, id);
    });
  attempt(() => {
    const draft = takeDraft(storage, session.getItem(ownDraft));
    if (draft) fillEmptyFields(form, draft);
    notice?.toggleAttribute('hidden', !draft);
  });
  keep();
  section.addEventListener('input', keep);
  // Another tab may have taken this draft for its own: who leaves or comes back keeps it anew.
  document.addEventListener('visibilitychange', keep);
  addEventListener('pagehide', keep);
  section.addEventListener('reset', () => {
    attempt(() => forgetDraft(storage, id, readEnquiry(form)));
    notice?.setAttribute('hidden', '');
  });
}

function fillEmptyFields(form: HTMLFormElement, draft: Enquiry): void {
  for (const field of fieldNames) {
    const control = controlOf(form, field);
    if (control?.value === '') control.value = draft[field];
  }
  // The form may be alive already, and has to hear of it.
  form.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A full storage, or one that was shut meanwhile, costs the draft and nothing else. */
function attempt(work: () => void): void {
  try {
    work();
  } catch (error) {
    console.warn('The typed text could not be kept on this device:', error);
  }
}
