import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageAddresses } from '../../scripts/serve/built-site.ts';
import { siteFolder } from './site.ts';

/** Addresses of the firm's pages: every page that search engines may show, and the 404 page. */
export const firmPages = pageAddresses(siteFolder).filter(
  (address) => address === '/404.html' || !isNoindex(address),
);

function isNoindex(address: string): boolean {
  const file = address.endsWith('/') ? `${address}index.html` : address;
  return /<meta name="robots" content="noindex/.test(readFileSync(join(siteFolder, file), 'utf8'));
}
