import { assets, errorPage, type Host, type HostedSite } from './host.ts';

/**
 * Netlify. Rules go by the address that was asked for, so the error page must carry its own policy.
 * It adds slashes and serves 404.html by itself. Source: docs.netlify.com, "Custom headers".
 */
export const netlify: Host = {
  isPolicyInPage: (path) => path === errorPage,
  files: (site) => [
    { file: '_headers', text: headerRules(site).join(''), isPublished: true },
    { file: '_redirects', text: redirectRules(site).join(''), isPublished: true },
  ],
};

/**
 * The rules of `_headers`, as Netlify and Cloudflare Pages read it: a path, and below it its
 * fields. If several rules match, the fields of all are sent, so no field stands in two. Unless
 * told otherwise, both hosts let browsers ask for every file again.
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
export function redirectRules({ base, redirects }: HostedSite): string[] {
  return redirects.map(({ from, to }) => `${base}${from} ${base}${to} 301\n`);
}
