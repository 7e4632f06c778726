/** Redirects a path to the page that it means, if it differs only in case or slashes. */
import { fill } from '../text/fill.ts';

const plain = (path: string) => `/${path.toLowerCase().split('/').filter(Boolean).join('/')}`;

/** Leaves the error page if the site has a page for the address that was asked for. */
export default function redirect(element: HTMLElement): void {
  const asked = plain(location.pathname.replace(/(\/index)?\.html$/i, ''));
  // Encoded, as the browser gives the address.
  const routes = element.dataset.routes?.split(' ').map(encodeURI);
  const meant = routes?.find((route) => plain(route) === asked);
  if (!meant || meant === location.pathname) return;
  const status = element.querySelector<HTMLElement>('[role=status]');
  if (status) status.textContent = fill(status.dataset.words ?? '', { path: decodeURI(meant) });
  location.replace(meant + location.search + location.hash);
}
