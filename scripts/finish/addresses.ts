import type { Language } from '../load/languages.ts';

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
function styleWithBase(css: string, base: string): string {
  return css.replace(/url\((["']?)\/(?!\/)/g, `url($1${base}/`);
}

const attributes = / ([a-z-]+)="([^"]*)"/gi;
const leads = /^(href|src|srcset|imagesrcset|poster|action|formaction)$/i;
/** At the beginning, or after the comma of a list of pictures. */
const rooted = /(^|, )\/(?!\/)/g;
/** In a list of words, or as a text in JSON. */
const address = /(^| |&quot;)(\/(?!\/)[^\s"&#?]*)/g;

// An attribute's value, or a text in the JSON of one, that is a path from the site's root.
const places = /("|&quot;)(\/(?!\/)[^"&\s#?]*)([#?][^"&\s]*)?(?=\1)/g;

/**
 * Keeps a visitor in the language of a page: every address of a page that this language has too
 * leads there. Links that name a language (hreflang) stay. The first language's pages stay as they
 * are, so that content and components say `/contact/` in any language.
 */
export function localizePage(html: string, { home, paths }: Language): string {
  if (home === '/') return html;
  return html.replace(/<[a-z][^>]*>/g, (tag) =>
    / hreflang="/i.test(tag)
      ? tag
      : tag.replace(places, (whole, quote: string, path: string, rest = '') => {
          const local = localPath(path, home);
          return paths.has(local) ? `${quote}${local}${rest}` : whole;
        }),
  );
}

/** A path of the first language as it is in another. */
export const localPath = (path: string, home: string) => home + path.slice(1);
