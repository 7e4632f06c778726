/**
 * Fills in the subject that the link to the page names, such as the case that an enquiry is about. It
 * takes the place of a subject from an earlier visit, but not of one that was just typed. The address
 * then forgets it, so that a reload keeps what was changed since.
 */
export default function startSubject(element: HTMLElement): void {
  const url = new URL(location.href);
  const subject = url.searchParams.get('subject');
  const control = element.querySelector<HTMLInputElement>('[name=subject]');
  if (!subject || !control) return;
  if (control.value === '' || control.closest('[data-restored]')) {
    control.value = subject;
    // If the form is hydrated already, this tells it.
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  url.searchParams.delete('subject');
  history.replaceState(history.state, '', url);
}
