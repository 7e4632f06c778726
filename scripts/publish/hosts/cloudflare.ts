import { type Host, type HostedSite, isErrorPage, keepLimit } from './host.ts';
import { headerRules, redirectRules } from './netlify.ts';

// Source: developers.cloudflare.com/pages, "Headers", "Redirects" and "Limits".
const mostRules = 100;
const longestLine = 2000;
const mostRedirects = 2000;
const longestRedirect = 1000;

/** The rules for more than one page: all addresses, and the assets. */
const otherRules = 2;

/**
 * Cloudflare Pages, which reads the same files as Netlify. It silently drops rules over its limits,
 * so the pages of a large site carry their own policies. It adds slashes and serves the nearest
 * 404.html by itself.
 */
export const cloudflare: Host = {
  isPolicyInPage: (path, pages) => isErrorPage(path) || pages + otherRules > mostRules,
  hidesAddresses: true,
  files: (site) => {
    const headers = headerRules(site);
    const moved = redirectRules(site);
    const redirects = [
      ...moved,
      ...slashRules(site).slice(0, Math.max(0, mostRedirects - moved.length)),
    ];
    keepLimit('rules in _headers', headers.length, mostRules);
    keepLimit('characters in a line of _headers', longest(headers), longestLine);
    keepLimit('lines in _redirects', redirects.length, mostRedirects);
    keepLimit('characters in a line of _redirects', longest(redirects), longestRedirect);
    return [
      { file: '_headers', text: headers.join(''), isPublished: true },
      { file: '_redirects', text: redirects.join(''), isPublished: true },
    ];
  },
};

/**
 * Cloudflare adds the slash to these pages itself, but sends `/index` to `/`, and `/ü` to `/%fc/`: it
 * writes letters in a header as Latin-1.
 */
const slashRules = ({ base, pages }: HostedSite): string[] =>
  pages
    .filter((path) => path.endsWith('/index/') || (path.endsWith('/') && /[^ -~]/.test(path)))
    .map((path) => encodeURI(base + path))
    .map((path) => `${path.slice(0, -1)} ${path} 301\n`);

const longest = (rules: readonly string[]) =>
  Math.max(0, ...rules.flatMap((rule) => rule.split('\n')).map((line) => line.length));
