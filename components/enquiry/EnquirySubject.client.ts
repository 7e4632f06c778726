/**
 * Fills in the subject from the link to the page, such as the case that an enquiry is about. It
 * replaces a subject from an earlier visit, but not one that was just typed. It is then removed
 * from the address, so that a reload keeps later changes.
 */
export default function startSubject(element: HTMLElement): void {
  const url = new URL(location.href);
  const subject = url.searchParams.get('subject');
  const control = element.querySelector<HTMLInputElement>('[name=subject]');
  if (!subject || !control) return;
  if (!('typed' in control.dataset)) {
    control.value = subject;
    // If the form is hydrated already, this tells it.
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  url.searchParams.delete('subject');
  history.replaceState(history.state, '', url);
}
