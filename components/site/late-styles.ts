/**
 * Lets the page go on without its late style sheet, which holds back all that stands below it and
 * the site's script. If it comes after all, it counts then. In Firefox the page is there anyway, and
 * the script waits on.
 */
export function releaseLateStyles(): void {
  const link = document.querySelector<HTMLLinkElement>('body link');
  if (!link || link.sheet) return;
  link.media = 'print';
  link.onload = () => {
    link.media = '';
  };
}
