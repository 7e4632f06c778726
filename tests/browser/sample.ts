/** Which pages a test run covers: a few that show every part once, or all with MATRIX=full. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageAddresses } from '../../scripts/serve/built-site.ts';
import { addressOf } from './address-of.ts';
import { siteFolder } from './site.ts';

/** The addresses of all pages, with letters as the pages write them. */
export const everyPage = pageAddresses(siteFolder).map(decodeURI);

/** Whether the site has the page with this name: a firm may have removed one of the sample's. */
export const hasPage = (name: string): boolean => everyPage.includes(addressOf(name));

/** The part of a list that this run covers: all of it, or its first quarter with SHARE=1/4. */
export function shareOf<Item>(items: readonly Item[]): Item[] {
  const [part = 1, parts = 1] = (process.env.SHARE ?? '1/1').split('/').map(Number);
  return items.filter((_, at) => at % parts === part - 1);
}

/** A few items that together have every kind that is among all of them. */
export function cover<Item>(items: readonly Item[], kindsOf: (item: Item) => string[]): Item[] {
  const kinds = new Map(items.map((item) => [item, [...new Set(kindsOf(item))]]));
  const missing = new Set([...kinds.values()].flat());
  const news = (item: Item) => kinds.get(item)?.filter((kind) => missing.has(kind)).length ?? 0;
  const chosen: Item[] = [];
  while (missing.size > 0) {
    const [best] = items.toSorted((a, b) => news(b) - news(a));
    if (best === undefined) break;
    for (const kind of kinds.get(best) ?? []) missing.delete(kind);
    chosen.push(best);
  }
  return chosen;
}

/** A few pages that together contain every match of the pattern's first group in the HTML. */
export const coveringPages = (pattern: RegExp): string[] =>
  cover(everyPage, (address) => kindsOf(address, pattern));

function kindsOf(address: string, pattern: RegExp): string[] {
  const markup = readPage(address).replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '');
  return [...markup.matchAll(pattern)].map(([, kind = '']) => kind);
}

/** The HTML of a page of the built site. */
export function readPage(address: string): string {
  const file = address.endsWith('/') ? `${address}index.html` : address;
  return readFileSync(join(siteFolder, file), 'utf8');
}
