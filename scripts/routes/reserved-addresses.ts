import { folded } from '../base/paths.js';

/** What the generator, or a host, uses the first name of an address for. */
const reserved: ReadonlyMap<string, string> = new Map([
  ['assets', 'scripts, styles, fonts and pictures, which browsers keep for good'],
  ['assets.json', 'the list of the assets of the last builds'],
  ['404', 'the page for unknown addresses, 404.html'],
  ['sw.js', 'the service worker, which hosts must neither move nor redirect'],
  ['licenses.txt', 'the licences of packages'],
  ['admin', 'the editor of content in development'],
  ['mailbox', 'the enquiries in development and in the preview'],
  ['__dev', 'live reload in development'],
  ['_headers', 'the configuration of a host'],
  ['_redirects', 'the configuration of a host'],
  ['staticwebapp.config.json', 'the configuration of a host'],
]);

/**
 * What an address (`/a/`) or a file (`a/index.html`) of the site is reserved for; undefined if it is
 * free. Its case, its Unicode form, and the endings that hosts leave out make no difference.
 */
export function reservedFor(address: string): string | undefined {
  const path = folded(address.normalize('NFKC')).replace(/^\/|(\/index)?\.html$/g, '');
  const [name = ''] = path.split('/');
  // These two files are what their addresses are reserved for.
  if (address === 'sw.js' || address === '404.html') return undefined;
  const use = reserved.get(name);
  return use && `/${name}${name.includes('.') ? '' : '/'} is for ${use}`;
}
