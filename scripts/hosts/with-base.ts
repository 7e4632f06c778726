/**
 * Moves a finished page under a base path: every address in it that begins at the site's root. In
 * attributes that lead somewhere each such address is meant; in data for scripts, one that is a
 * route or an asset.
 */
export function withBase(html: string, base: string, routes: ReadonlySet<string>): string {
  if (base === '') return html;
  const isPlace = (path: string) => routes.has(path) || path.startsWith('/assets/');
  return html
    .replace(attributes, (whole, name: string, value: string) => {
      if (leads.test(name)) return ` ${name}="${value.replace(rooted, `$1${base}/`)}"`;
      if (!name.startsWith('data-')) return whole;
      const moved = value.replace(address, (found, before: string, path: string) =>
        isPlace(path) ? `${before}${base}${path}` : found,
      );
      return ` ${name}="${moved}"`;
    })
    .replace(/<style>[\s\S]*?<\/style>/g, (css) => styleWithBase(css, base))
    .replace(/<script type="importmap">.*?<\/script>/g, (map) =>
      map.replaceAll('"/assets/', `"${base}/assets/`),
    );
}

/** Moves the addresses in a style sheet under a base path. */
export function styleWithBase(css: string, base: string): string {
  return css.replace(/url\((["']?)\/(?!\/)/g, `url($1${base}/`);
}

const attributes = / ([a-z-]+)="([^"]*)"/gi;
const leads = /^(href|src|srcset|imagesrcset|poster|action|formaction)$/i;
/** At the beginning, or after the comma of a list of pictures. */
const rooted = /(^|, )\/(?!\/)/g;
/** In a list of words, or as a text in JSON. */
const address = /(^| |&quot;)(\/(?!\/)[^\s"&#?]*)/g;
