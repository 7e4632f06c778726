/** What the enquiry form does before and without its own code: it keeps what a visitor types. */
import { startDraft } from './draft.ts';
import { findMailService } from './mail-service.ts';
import { isPosted } from './posted.ts';

export default function startEnquiry(section: HTMLElement): void {
  const restored = startDraft(section);
  const notice = section.querySelector('[data-notice=restored]');
  // If the text may have been sent already, the form says so itself.
  notice?.toggleAttribute('hidden', !restored || isPosted(restored));
  section.addEventListener('reset', () => notice?.setAttribute('hidden', ''));
  const noKeys = section.querySelector<HTMLElement>('[data-notice=noKeys]');
  if (!noKeys) return;
  void findMailService({}).then((service) => {
    noKeys.dataset.asked = service ? 'mailbox' : 'nobody';
  });
}
