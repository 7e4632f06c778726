import type { HostedSite } from './host.ts';

/**
 * The addresses with one right form, each with that form: pages, and what has moved. `/x`, `/x.html`
 * and `/x/index.html` are spellings of `/x/`; home comes first, since it owns `/index.html`.
 */
export function rightAddresses({ base, pages, redirects }: HostedSite): [string, string][] {
  const routes = pages.filter((path) => path.endsWith('/')).sort();
  return [
    ...routes.map((path): [string, string] => [base + path, base + path]),
    ...redirects.map(({ from, to }): [string, string] => [base + from, base + to]),
  ];
}

/** The other spellings of an address that ends with a slash. */
export function spellings(address: string): string[] {
  const stem = address.slice(0, -1);
  return [...(stem ? [stem, `${stem}.html`] : []), `${address}index.html`];
}

/** A text as a regular expression reads it literally. */
export const literal = (text: string) => text.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&');
