/** Redirects a path to the page that it means, if it differs only in case or slashes. */
import { fill } from '../text/fill.ts';

/** A path without case (as `caseless` in scripts/base/paths.js) and without doubled or outer slashes. */
const comparable = (path: string) =>
  path
    .toLocaleUpperCase('el')
    .toLowerCase()
    .replace(/\u0307|^\/+|\/+$|\/+(?=\/)/g, '');

/** Leaves the error page if the site has a page for the address that was asked for. */
export default function redirect(element: HTMLElement): void {
  let path = location.pathname;
  try {
    path = decodeURI(path);
  } catch {
    // A percent sign in it encodes nothing, and no route has one.
    return;
  }
  const asked = comparable(path.replace(/(\/index)?\.html$/i, ''));
  const meant = element.dataset.routes?.split(' ').find((route) => comparable(route) === asked);
  if (!meant || meant === path) return;
  const status = element.querySelector<HTMLElement>('[role=status]');
  if (status) status.textContent = fill(status.dataset.words ?? '', { path: meant });
  location.replace(encodeURI(meant) + location.search + location.hash);
}
