/**
 * Stops waiting for the late style sheet, which holds back the page below it and the site's script.
 * If the sheet loads later, it is applied then. Firefox shows the page anyway, and the script waits.
 */
export function releaseLateStyles(): void {
  const link = document.querySelector<HTMLLinkElement>('body link');
  if (!link || link.sheet) return;
  link.media = 'print';
  link.onload = () => {
    link.media = '';
  };
}
