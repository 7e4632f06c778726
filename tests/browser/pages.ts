import { everyPage, readPage } from './sample.ts';

/** Addresses of the firm's pages: every page that search engines may show, and the 404 page. */
export const firmPages = everyPage.filter(
  (address) => address === '/404.html' || !isNoindex(address),
);

function isNoindex(address: string): boolean {
  return readPage(address).includes('<meta name="robots" content="noindex');
}
