/** Lets the button copy the address of the page, and says whether it did. */
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
