import { onePerLayout } from '../../scripts/measure/one-per-layout.ts';
import { languageAt } from '../site-content.ts';
import { everyPage, isFull, readPage } from './sample.ts';

/** Addresses of the firm's pages: every page that search engines may show, and the 404 page. */
export const firmPages = everyPage.filter(
  (address) => address === '/404.html' || !(isNoindex(address) || repeatsAnother(address)),
);

/** One of the firm's pages for each layout, or all of them with MATRIX=full. */
export const firmLayouts = isFull ? firmPages : onePerLayout(firmPages, readPage);

/** Whether a page in another language shows the first language, since it is not translated yet. */
export function repeatsAnother(address: string): boolean {
  const { home, content } = languageAt(address);
  return home !== '/' && langOf(readPage(address)) !== content.site.lang;
}

/** The language that a page declares. */
export function langOf(html: string): string {
  return /<html lang="([^"]+)"/.exec(html)?.[1] ?? '';
}

function isNoindex(address: string): boolean {
  return readPage(address).includes('<meta name="robots" content="noindex');
}
