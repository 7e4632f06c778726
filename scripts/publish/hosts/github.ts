import type { Host } from './host.ts';

/**
 * GitHub Pages, and GitLab Pages. They cannot send custom headers, so the pages carry their
 * policies, and a page at each moved address leads to the new one. `.nojekyll` makes GitHub publish
 * the files unchanged.
 */
export const github: Host = {
  isPolicyInPage: () => true,
  files: ({ base, redirects, canonicals }) => [
    { file: '.nojekyll', text: '', isPublished: true },
    ...redirects.flatMap(({ from, to }) =>
      filesFor(from).map((file) => {
        const canonical = canonicals.get(to.replace(/#.*/, '')) || base + to;
        return { file, text: refreshPage(base + to, canonical), isPublished: true };
      }),
    ),
  ],
};

/**
 * The files that answer at an address and its other spellings. An address with an extension is a
 * folder too: the host would send a file called .php as a download.
 */
export function filesFor(from: string): string[] {
  const path = from.slice(1).replace(/\/$/, '');
  if (path.endsWith('.html')) return [path];
  return [`${path}/index.html`, ...(from.endsWith('/') ? [`${path}.html`] : [])];
}

const refreshPage = (to: string, canonical: string) => `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<meta http-equiv="refresh" content="0; url=${to}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width">
<link rel="canonical" href="${canonical}">
<title>${to}</title>
</head>
<body><a href="${to}">${to}</a></body>
</html>
`;
