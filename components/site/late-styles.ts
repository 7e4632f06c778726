/**
 * Stops waiting for the late style sheet, which blocks the page below it and the site's script. If
 * the sheet arrives later, it is applied then. Firefox shows the page anyway, but holds the script
 * back.
 */
export function releaseLateStyles(): void {
  const link = document.querySelector<HTMLLinkElement>('body link');
  if (!link || link.sheet) return;
  link.media = 'print';
  link.onload = () => {
    link.media = '';
  };
}
