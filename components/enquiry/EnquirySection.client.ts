/** What the enquiry form does before and without its own code: it keeps what a visitor types. */
import { startDraft } from './keep-draft.ts';
import { findMailService } from './mail-service.ts';

export default function startEnquirySection(section: HTMLElement): void {
  startDraft(section);
  if (section.dataset.keys !== undefined) return;
  void findMailService({}).then((service) => {
    section.querySelector('[data-notice=noKeys]')?.toggleAttribute('hidden', service !== undefined);
  });
}
