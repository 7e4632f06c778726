import { isFull } from '../matrix.ts';
import { languageAt } from '../site-content.ts';
import { everyPage, readPage } from './sample.ts';

/** Addresses of the firm's pages: every page that search engines may show, and the 404 page. */
export const firmPages = everyPage.filter(
  (address) => address === '/404.html' || !(isNoindex(address) || repeatsAnother(address)),
);

/**
 * One page of each layout of the whole site, the template's too. Pages have the same layout if their
 * document is the same, and the first elements of their first screen and of what follows it. So a page
 * of a new kind is among these without being named anywhere.
 */
export const layouts = [
  ...new Map(everyPage.toReversed().map((page) => [layoutOf(readPage(page)), page])).values(),
];

/** One of the firm's pages for each layout, or all of them with MATRIX=full. */
export const firmLayouts = isFull
  ? firmPages
  : layouts.filter((address) => firmPages.includes(address));

function layoutOf(html: string): string {
  const [document = '', main = ''] = html.split(/<main\b[^>]*>/);
  const body = /<body\b[^>]*>/.exec(document)?.[0];
  // The late style sheet is linked where the first screen ends.
  const below = main.split('<link rel="stylesheet"').at(-1) ?? '';
  return [body, ...firstElements(main, 2), 'below', ...firstElements(`<link${below}`, 3)].join(' ');
}

/** The first elements, each with the first of its classes. */
function firstElements(html: string, count: number): string[] {
  const elements = html.matchAll(/<(?!link)(\w+)(?:[^>]*? class="([^" ]+))?/g);
  return [...elements].slice(0, count).map(([, name, kind]) => `${name}.${kind}`);
}

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
