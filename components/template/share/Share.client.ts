/** Makes the button copy the page's address, and reports whether that worked. */
export default function startShare(element: HTMLElement): void {
  const status = element.querySelector<HTMLElement>('[role=status]');
  element.querySelector('.share-copy')?.addEventListener('click', async () => {
    if (!status) return;
    try {
      await navigator.clipboard.writeText(element.dataset.address ?? location.href);
      status.textContent = status.dataset.copied ?? '';
    } catch {
      status.textContent = status.dataset.failedText ?? '';
    }
  });
}
