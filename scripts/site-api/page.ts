/** What a site's pages and components import (as `#page`) to know about the page being rendered. */
import { createContext, type ReactNode, useContext } from 'react';

/** Data for the document's head: the title, canonical link, social card and JSON-LD. */
export type Head = {
  title: string;
  description: string;
  /** Path of the page that search engines should show instead of this one. */
  canonical?: string;
  /** Keeps the page out of search engines and the sitemap. */
  noindex?: boolean;
  /** The day on which an article was published, such as 2026-01-31. */
  published?: string;
  /** The day of the last change, if content knows it: `lastmod` in the sitemap. */
  modified?: string | undefined;
  /** Puts a copy of the page as Markdown beside it, index.md, if it gives search engines its own address. */
  markdown?: boolean;
};

/** A page to build. */
export type Route = {
  /**
   * The page's own name, as links in content and code say it: `/contact/`, from its file. It is the same
   * in all languages.
   */
  name: string;
  /** The path it is served at: the name, or what `slugs.yaml` says, below the language's home page. */
  path: string;
  /** The file it is written to. */
  file: string;
  /** Its page file. */
  source: string;
  params: Readonly<Record<string, string>>;
};

/** The props of a page component, and the arguments of its `head` function. */
export type PageProps<Content = unknown, Params = Readonly<Record<string, string>>> = {
  content: Content;
  route: Route;
  params: Params;
};

/** The props of the document component, which renders everything from `<html>` on. */
export type DocumentProps<Content = unknown> = {
  /** In the language of the URL, for menus and everything else around the page. */
  content: Content;
  /** In the language of the page's own texts: the first one until it is translated. */
  written: Content;
  children: ReactNode;
};

/**
 * The argument of an endpoint (`pages/robots.txt.ts`), which returns the text of its file. One that exports
 * `inEachLanguage`, a function of the content, has a file in each language of which it is true:
 * `/atom.xml` and `/ar/atom.xml`.
 */
export type EndpointProps<Content = unknown> = {
  /** In the language of the file. */
  content: Content;
  pages: readonly { route: Route; head: Head }[];
  /** See `Page`. */
  base: string;
  home: string;
  languages: readonly string[];
  addressOf: (name: string) => string;
  picture: (request: PictureRequest) => PictureSources;
};

/** Everything that is known about the page being rendered. */
export type Page = {
  route: Route;
  head: Head;
  /** Every page of the site, in all its languages. */
  routes: readonly Route[];
  /**
   * The path below which the site is served, without a trailing slash; usually empty. Components
   * write it only in absolute URLs. All other addresses get it when the page is finished.
   */
  base: string;
  /**
   * The address of a page in the page's language, by its own name. Links need no call of this, since
   * they are translated when the page is finished: it is for absolute URLs.
   */
  addressOf: (name: string) => string;
  /** Path of the home page in the page's language: `/`, or `/ar/` for a second language. */
  home: string;
  /**
   * The page in each language that it is translated into, including its own only if it is
   * translated. For the 404 page these are the home pages.
   */
  translations: readonly { lang: string; path: string }[];
  /** Whether a page is translated into the page's language, by its own name: menus lead to no other. */
  isTranslated: (name: string) => boolean;
  /** The tags of the site's languages. */
  languages: readonly string[];
  /** Text of the style element: the CSS beside every component that the page imports. */
  styles: string;
  /** URL of the stylesheet for what is below the first screen; it is linked there. */
  lateStyles?: string | undefined;
  /** URLs of the fonts that the first screen is set in. */
  fontPreloads: readonly string[];
  /**
   * URL of the folder of the site's search index (Pagefind). The build makes the index if a page asks for it:
   * of every page that search engines may show.
   */
  searchIndex: () => string;
  /** URL of the script of a client module or an island, by its name. */
  assetUrl: (name: string) => string;
  /** Text of a bundled `.inline.ts` script, by its name. */
  inlineScript: (name: string) => string;
  picture: (request: PictureRequest) => PictureSources;
  /**
   * Adds a rule to the page's style element: for values from content, because the security policy
   * forbids style attributes.
   */
  addRule: (selector: string, declarations: string) => void;
  /** URL of the page's social card, by the card's text. */
  socialCard: (says: object) => string;
  /** The day of the build. The same content and day give the same bytes. */
  builtOn: Date;
};

export const PageContext = createContext<Page | undefined>(undefined);

/** The page being rendered. Throws outside a page: an island has only its props. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page)
    throw new Error('usePage() works in pages and static components, not inside an island');
  return page;
}

/** A component's request for a picture: a name in content/pictures, and the widths it needs. */
export type PictureRequest = {
  picture: string;
  /** Widths in CSS pixels times density. In place of those beyond the source's own, it has its own. */
  widths: readonly number[];
  /** Crops the picture to this ratio (width / height), around its focus or else its centre. */
  ratio?: number;
  /** Recolours a drawing: maps a colour in it, as #rrggbb, to its replacement. */
  repaint?: Readonly<Record<string, string>>;
};

/** Attribute values for the component's markup, and the size of the largest variant. */
export type PictureSources = {
  /** The `srcset` of a photograph at the requested widths; a drawing has none. */
  avif?: string;
  /** The drawing, or a fallback of the photograph for browsers without AVIF. */
  src: string;
  width: number;
  height: number;
  /** The dominant colour, shown until the picture has loaded. */
  colour: string;
  /** The point that stays in view where CSS crops the picture further, in percent. */
  focus?: { across: number; down: number };
};
