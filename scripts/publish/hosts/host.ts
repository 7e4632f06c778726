import { headerPolicy } from '../../finish/policy.ts';
import type { Hosting } from '../../load/hosting.ts';
import { keepForGood, securityHeaders } from '../http.ts';

/** The host-independent description of a site; each host writes it in its own format. */
export type HostedSite = Pick<Hosting, 'base' | 'redirects'> & {
  /** Sent with every answer. */
  headers: Readonly<Record<string, string>>;
  /** The Content-Security-Policy of each page that does not carry its own, by its path. */
  policies: ReadonlyMap<string, string>;
  /** Paths of all pages. */
  pages: readonly string[];
};

/**
 * A file that tells a host what to do: in the published folder, or beside it, never to be served.
 */
export type HostFile = { file: string; text: string; isPublished: boolean };

export type Host = {
  /** Whether a page carries its policy, since the host cannot send it; `pages` is their number. */
  isPolicyInPage: (path: string, pages: number) => boolean;
  /** The files that the host reads. Throws where one is over a limit of the host. */
  files: (site: HostedSite) => HostFile[];
};

/** The page served for every unknown URL, with status 404. */
export const errorPage = '/404.html';

/** Whether a page is that, or the one of a language: `/fr/404.html` answers for what is below `/fr/`. */
export const isErrorPage = (path: string) => path.endsWith(errorPage);

/** The folders of other languages that have an error page of their own, each with a slash at its end. */
export const foldersWithErrorPage = ({ pages }: Pick<HostedSite, 'pages'>): string[] =>
  pages
    .filter((path) => isErrorPage(path) && path !== errorPage)
    .map((path) => path.slice(0, 1 - errorPage.length));

/** The folder of the files that are named by their content, and how long those are kept. */
export const assets = { folder: '/assets/', cacheControl: keepForGood };

/** Describes a site for a host; `policies` has the policy of every page. */
export function describeSite(
  host: Host,
  { base, redirects }: Hosting,
  policies: ReadonlyMap<string, string>,
): HostedSite {
  const pages = [...policies.keys()];
  const sent = pages.filter((path) => !host.isPolicyInPage(path, pages.length));
  const isSentAll = sent.length === pages.length;
  return {
    base,
    redirects,
    pages,
    headers: isSentAll
      ? securityHeaders
      : { ...securityHeaders, 'Content-Security-Policy': headerPolicy },
    policies: new Map(sent.map((path) => [path, policies.get(path) ?? ''])),
  };
}

/** Throws where something is over a limit of a host, which would ignore or refuse it. */
export function keepLimit(what: string, found: number, limit: number): void {
  if (found <= limit) return;
  throw new Error(
    `Expected at most ${limit} ${what}, found ${found}: the host would not read all.`,
  );
}

/**
 * The addresses with one right form, each with that form: pages, and what has moved. `/x`,
 * `/x.html` and `/x/index.html` are spellings of `/x/`; home comes first, since it owns
 * `/index.html`.
 */
export function rightAddresses({ base, pages, redirects }: HostedSite): [string, string][] {
  const routes = pages.filter((path) => path.endsWith('/')).sort();
  return [
    ...routes.map((path): [string, string] => [base + path, base + path]),
    ...redirects.map(({ from, to }): [string, string] => [base + from, base + to]),
  ];
}

/**
 * Every address from which a redirect leads, and where to, for hosts that look addresses up
 * exactly as they are written.
 */
export const movedAddresses = ({ base, redirects }: HostedSite): [string, string][] =>
  redirects.flatMap(({ from, to }) =>
    [from, ...spellings(from)].map((form): [string, string] => [base + form, base + to]),
  );

/** The other spellings of an address that ends with a slash; that of a file has none. */
export function spellings(address: string): string[] {
  if (!address.endsWith('/')) return [];
  const stem = address.slice(0, -1);
  return [...(stem ? [stem, `${stem}.html`] : []), `${address}index.html`];
}

/** A text as a regular expression reads it literally. */
export const literal = (text: string) => text.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&');
