/** What the enquiry form does before and without its own code: it keeps what a visitor types. */
import { startDraft } from './keep-draft.ts';
import { findMailService } from './mail-service.ts';

export default function startEnquirySection(section: HTMLElement): void {
  startDraft(section);
  const noKeys = section.querySelector<HTMLElement>('[data-notice=noKeys]');
  if (!noKeys) return;
  void findMailService({}).then((service) => {
    noKeys.dataset.asked = service ? 'mailbox' : 'nobody';
  });
}
