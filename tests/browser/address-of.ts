/** Where the pages of the built site are, since content may give them other addresses. */
import type { Page } from 'playwright-core';
import { readRecord } from '../../scripts/publish/build-record.ts';
import { languageAt } from '../site-content.ts';
import { siteFolder } from './site.ts';

/** The addresses that are not the names of their pages, by these names. */
const others = new Map(Object.entries(readRecord(siteFolder)?.addresses ?? {}));

/**
 * The address of a page by its own name, which it has from its file, such as `/contact/`: in the first
 * language, or in that of another home page.
 */
export function addressOf(name: string, home = '/'): string {
  const own = home + name.slice(1);
  return others.get(own) ?? own;
}

/** The own name of the page at an address, without the home page of its language. */
export function nameOf(address: string): string {
  const [own = address] = [...others].find(([, other]) => other === address) ?? [];
  return `/${own.slice(languageAt(own).home.length)}`;
}

/** Where a tab is, without the host, in the letters of content: browsers encode those beyond ASCII. */
export function placeOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return decodeURI(pathname) + search + decodeURI(hash);
}

/** Waits until a tab is at an address. If the address has no query or no hash, any will do. */
export function arriveAt(
  page: Page,
  address: string,
  options?: Parameters<Page['waitForURL']>[1],
): Promise<void> {
  const { pathname, search, hash } = new URL(address, page.url());
  const isThere = (url: URL) =>
    url.pathname === pathname && (!search || url.search === search) && (!hash || url.hash === hash);
  return page.waitForURL(isThere, options);
}
