import type { Language } from './language-routes.ts';

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
