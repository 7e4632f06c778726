import { headerPolicy } from '../../finish/policy.ts';
import type { Hosting } from '../../load/hosting.ts';
import { opensAsPage } from '../../pictures/script-in-file.ts';
import { immutable, securityHeaders } from '../http.ts';

/** A site described independently of any host. Each host writes it in its own format. */
export type HostedSite = Pick<Hosting, 'base' | 'redirects'> & {
  /** Headers sent with every response. */
  headers: Readonly<Record<string, string>>;
  /** The Content-Security-Policy of each page that does not carry its own, by path. */
  policies: ReadonlyMap<string, string>;
  /** The paths of all pages. */
  pages: readonly string[];
  /** The address of a page that search engines get, in full if the site's is known, by its path. */
  canonicals: ReadonlyMap<string, string>;
};

/**
 * A configuration file for a host: either in the published folder, or beside it and never served.
 */
export type HostFile = { file: string; text: string; isPublished: boolean };

export type Host = {
  /**
   * Whether pages carry their policies because the host cannot send them. `pages` is their number.
   */
  isPolicyInPage: (path: string, pages: number) => boolean;
  /** Whether the host replaces e-mail addresses in pages that do not ask it to leave them. */
  hidesAddresses?: boolean;
  /** The files that the host reads. Throws if one exceeds a limit that the host would pass over in silence. */
  files: (site: HostedSite) => HostFile[];
};

/** The page served for every unknown URL, with status 404. */
export const errorPage = '/404.html';

/**
 * Whether a page is an error page. `/fr/404.html`, for example, is the one for everything below
 * `/fr/`.
 */
export const isErrorPage = (path: string) => path.endsWith(errorPage);

/** The folders of other languages with their own error page, each with a trailing slash. */
export const foldersWithErrorPage = ({ pages }: Pick<HostedSite, 'pages'>): string[] =>
  pages
    .filter((path) => isErrorPage(path) && path !== errorPage)
    .map((path) => path.slice(0, 1 - errorPage.length));

/** The endings of files that browsers open as pages, as a pattern of a host. */
export const opened = opensAsPage.source;

/** The folder of files whose names contain a hash, and how long browsers keep them. */
export const assets = { folder: '/assets/', cacheControl: immutable };

/**
 * Describes a site for a host; `policies` has the policy of every page, `canonicals` its address for
 * search engines.
 */
export function describeSite(
  host: Host,
  { base, redirects }: Hosting,
  policies: ReadonlyMap<string, string>,
  canonicals: ReadonlyMap<string, string> = new Map(),
): HostedSite {
  const pages = [...policies.keys()];
  const sent = pages.filter((path) => !host.isPolicyInPage(path, pages.length));
  const isSentAll = sent.length === pages.length;
  return {
    base,
    redirects,
    pages,
    canonicals,
    headers: isSentAll
      ? securityHeaders
      : { ...securityHeaders, 'Content-Security-Policy': headerPolicy },
    policies: new Map(sent.map((path) => [path, policies.get(path) ?? ''])),
  };
}

/** Throws if a host's limit is exceeded: the host would ignore or refuse the rest. */
export function keepLimit(what: string, found: number, limit: number): void {
  if (found <= limit) return;
  throw new Error(
    `Expected at most ${limit} ${what}, found ${found}: the host would ignore the rest. Remove redirects if these are too many, or use another host.`,
  );
}

/**
 * The addresses of pages and moved addresses, each with its target. `/x`, `/x.html` and
 * `/x/index.html` are spellings of `/x/`. Home comes first, since it owns `/index.html`.
 */
export function rightAddresses({ base, pages, redirects }: HostedSite): [string, string][] {
  const routes = pages.filter((path) => path.endsWith('/')).sort();
  return [
    ...routes.map((path): [string, string] => [base + path, base + path]),
    ...redirects.map(({ from, to }): [string, string] => [base + from, base + to]),
  ];
}

/** Every redirected address and its target, for hosts that look addresses up exactly as written. */
export const movedAddresses = ({ base, redirects }: HostedSite): [string, string][] =>
  redirects.flatMap(({ from, to }) =>
    [from, ...spellings(from)].map((form): [string, string] => [base + form, base + to]),
  );

/** The other spellings of an address that ends with a slash. A file's address has none. */
export function spellings(address: string): string[] {
  if (!address.endsWith('/')) return [];
  const stem = address.slice(0, -1);
  return [...(stem ? [stem, `${stem}.html`] : []), `${address}index.html`];
}

/** Escapes a text for literal use in a regular expression. */
export const literal = (text: string) => text.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&');
