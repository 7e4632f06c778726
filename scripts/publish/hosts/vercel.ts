import { assets, errorPage, type Host, keepLimit } from './host.ts';

// Source: vercel.com/docs, "Project Configuration" and "Limits".
const mostRules = 2048;

/**
 * Vercel. When several rules set a field, the last one counts, so the error page's policy comes
 * first, for every address. Vercel serves 404.html by itself.
 */
export const vercel: Host = {
  isPolicyInPage: (_path, pages) => pages > mostRules / 2,
  files: ({ base, headers, policies, redirects }) => {
    const unknown = policies.get(errorPage);
    const general = { ...headers, ...(unknown && { 'Content-Security-Policy': unknown }) };
    const rules = [
      { source: `${base}/(.*)`, headers: fields(general) },
      {
        source: `${base}${assets.folder}(.*)`,
        headers: fields({ 'Cache-Control': assets.cacheControl }),
      },
      ...[...policies].map(([path, policy]) => ({
        source: literal(base + path),
        headers: fields({ 'Content-Security-Policy': policy }),
      })),
    ];
    // Not `cleanUrls`, which takes the page /index/ for the home page, as it takes /index.
    const indexes = [
      [`${base}/index\\.html`, `${base}/`],
      [`${base}/(.*)/index\\.html`, `${base}/$1/`],
    ] as const;
    const moved = [
      ...indexes,
      ...redirects.map(({ from, to }) => [spelled(base + from), encodeURI(base + to)] as const),
    ].map(([source, destination]) => ({ source, destination, permanent: true }));
    keepLimit('rules in vercel.json', rules.length + moved.length, mostRules);
    const config = { trailingSlash: true, headers: rules, redirects: moved };
    const text = `${JSON.stringify(config, null, 2)}\n`;
    return [{ file: 'vercel.json', text, isPublished: false }];
  },
};

const fields = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/** A path and the same with `.html`; Vercel adds the slash to one without it, by itself. */
const spelled = (path: string) =>
  path.endsWith('/') ? `${literal(path.slice(0, -1))}(/|\\.html)` : literal(path);

/** Escapes a path for path-to-regexp, where some characters have a special meaning. */
const literal = (path: string) => encodeURI(path).replace(/[()[\]{}:*+?.!]/g, '\\$&');
