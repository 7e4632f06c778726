import {
  assets,
  errorPage,
  foldersWithErrorPage,
  type Host,
  type HostedSite,
  isErrorPage,
  movedAddresses,
} from './host.ts';

/**
 * Netlify. It selects rules by the requested address, so the error page must carry its own policy.
 * It adds slashes and serves 404.html by itself. Source: docs.netlify.com, "Custom headers".
 */
export const netlify: Host = {
  isPolicyInPage: isErrorPage,
  files: (site) => [
    { file: '_headers', text: headerRules(site).join(''), isPublished: true },
    {
      file: '_redirects',
      text: [...redirectRules(site), ...errorRules(site)].join(''),
      isPublished: true,
    },
  ],
};

/** The error page of a language is for the addresses below its folder. */
const errorRules = (site: HostedSite): string[] =>
  foldersWithErrorPage(site)
    .map((folder) => site.base + folder)
    .map((place) => `${place}* ${place}${errorPage.slice(1)} 404\n`);

/**
 * The rules of `_headers`, as Netlify and Cloudflare Pages read it: a path, and its fields below.
 * If several rules match, the fields of all of them are sent, so no field may be in two rules. By
 * default, both hosts have browsers revalidate every file.
 */
export function headerRules({ base, headers, policies }: HostedSite): string[] {
  return [
    rule(`${base}/*`, headers),
    rule(`${base}${assets.folder}*`, { 'Cache-Control': assets.cacheControl }),
    ...[...policies].map(([path, policy]) =>
      rule(base + path, { 'Content-Security-Policy': policy }),
    ),
  ];
}

function rule(path: string, fields: Readonly<Record<string, string>>): string {
  const lines = Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`);
  return `${[path, ...lines].join('\n')}\n`;
}

/** The lines of `_redirects`: from, to and status. */
export const redirectRules = (site: HostedSite): string[] =>
  movedAddresses(site).map(([from, to]) => `${encodeURI(from)} ${encodeURI(to)} 301\n`);
