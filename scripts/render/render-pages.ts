import { type Problem, throwIfAny } from '../base/problems.ts';
import { problemOf } from '../base/trace.ts';
import { documentOf } from '../code/site-files.ts';
import { publishedTag } from '../content/fields.ts';
import { counterparts, type Language, languageOf } from '../languages/languages.ts';
import { type BorrowedFilesOf, borrowedFilesFinder } from '../languages/untranslated.ts';
import type { LoadedSite } from '../load/load-site.ts';
import { openPictures, type Pictures } from '../pictures/pictures.ts';
import { destinationOf } from '../routes/slugs.ts';
import { searchFolder } from '../search/search-index.ts';
import type { EndpointProps, Head, Page, PictureSources, Route } from '../site-api/page.ts';
import type { DocumentComponent } from '../site-api/render-document.tsx';
import { readDocument, readPageModule } from './page-module.ts';

type Prepared = LoadedSite & { pictures: Pictures; builtOn: Date };

/** Everything that rendering needs. */
export type RenderInput = Prepared & { borrowedFilesOf: BorrowedFilesOf };

/** A loaded site with what rendering needs besides. `builtOn` is the date that pages show as today. */
export function renderInput(site: LoadedSite, builtOn: Date): RenderInput {
  const prepared = { ...site, pictures: openPictures(site), builtOn };
  return { ...prepared, borrowedFilesOf: watchedPages(prepared) };
}

/**
 * Finds what a page still takes from the first language. For that each page is rendered once more before
 * it is published, with content that records which texts it reads; nothing is drawn or encoded for that.
 */
function watchedPages(prepared: Prepared): BorrowedFilesOf {
  const alone: DocumentComponent = ({ children }) => children;
  const unseen = { src: '', width: 1, height: 1, colour: '' };
  return borrowedFilesFinder(prepared.languages, (route, content) => {
    const read = readPage(prepared, route, content);
    const page = {
      ...pageContext(prepared, route, read.head),
      translations: [],
      isTranslated: () => true,
      fontPreloads: [],
      picture: () => unseen,
      addRule: () => {},
      socialCard: () => '',
      searchIndex: () => '',
    };
    prepared.code.renderDocument(alone, read.PageBody, page, content, content);
  });
}

export type RenderedPage = {
  route: Route;
  head: Head;
  html: string;
  /** Whether it asked for the address of the search index, which is not known yet. */
  asksForSearch: boolean;
};

/**
 * Renders one page after another, so that only one is held in memory. At the end, throws a
 * ProblemsError that names every page that could not be rendered.
 */
export function* renderPages(input: RenderInput): Generator<RenderedPage> {
  const problems: Problem[] = [];
  for (const route of input.routes) {
    try {
      yield renderPage(input, route);
    } catch (error) {
      problems.push({ ...explained(error, input, route), usedBy: [route.path] });
    }
  }
  throwIfAny(problems);
}

/** React's errors about markup, which name no line. */
const isOfReact =
  /^(Minified React error|Objects are not valid|Element type is invalid|an async component)/;

/** An error in the code of a page as a problem: that of the line whose markup React refuses, if it does. */
function explained(error: unknown, input: RenderInput, route: Route): Problem {
  const problem = problemOf(error, route.source);
  if (!isOfReact.test(problem.found)) return problem;
  const fault = input.code.findUnshown(() => renderPage(input, route));
  return fault ? problemOf(fault, route.source) : problem;
}

/** Renders one page. Throws the errors of its code. */
export function renderPage(input: RenderInput, route: Route): RenderedPage {
  const { code, files } = input;
  const { PageBody, head, content, written } = openPage(input, route);
  const Document = readDocument(code, documentOf(route.source, files.documents));
  const rules: Rules = new Map();
  let asksForSearch = false;
  const page: Page = {
    translations: translationsOf(input, route),
    isTranslated: (name) => isTranslated(input, route, name),
    fontPreloads: input.fonts.preload(written),
    picture: (request) => {
      const sources = input.pictures.picture(request);
      rules.set(`[data-picture=${JSON.stringify(request.picture)}]`, pictureRule(sources));
      return sources;
    },
    addRule: (selector, declarations) => {
      rules.set(selector, declarations);
    },
    searchIndex: () => {
      asksForSearch = true;
      return searchFolder;
    },
    // Last, since V8 takes ten times as long to add to a copy.
    ...pageContext(input, route, head),
  };
  const html = code.renderDocument(Document, PageBody, page, content, written);
  if (page.lateStyles && !html.includes(page.lateStyles))
    throw new Error('the page must link usePage().lateStyles, because it has .late.css sheets');
  return { route, head, html: html.replace(rulesMarker, () => textOf(rules)), asksForSearch };
}

/** What endpoints get: the site in the language of their file. */
export const endpointProps = (
  { base, languages, pictures }: RenderInput,
  pages: EndpointProps['pages'],
  { content, home, destinations }: Language,
): EndpointProps => ({
  content,
  pages: pages.map(({ route, head }) => ({ route, head })),
  base,
  home,
  languages: tagsOf(languages),
  addressOf: (name) => destinationOf(name, destinations),
  picture: pictures.picture,
});

/** The tags of languages, without what they say of dates and numbers, which search engines do not know. */
const tagsOf = (languages: readonly Language[]) =>
  languages.flatMap(({ lang }) => (lang ? [publishedTag(lang)] : []));

/** The head data of all pages, without those whose code fails. */
export const readHeads = (input: RenderInput): { route: Route; head: Head }[] =>
  input.routes.flatMap((route) => {
    try {
      return [{ route, head: openPage(input, route).head }];
    } catch {
      return [];
    }
  });

/** What a page exports, with the content in its language, if it is translated. */
function openPage(input: RenderInput, route: Route) {
  const { languages } = input;
  const language = languageOf(route.path, languages);
  const isTranslated = input.borrowedFilesOf(route).length === 0;
  const shown = isTranslated ? language : languageOf('/', languages);
  const { PageBody, head: ownHead } = readPage(input, route, shown.content);
  const canonical = ownHead.canonical ?? (isTranslated ? undefined : route.name);
  const head = canonical
    ? { ...ownHead, canonical: destinationOf(canonical, shown.destinations) }
    : ownHead;
  return { PageBody, head, content: language.content, written: shown.content };
}

const readPage = ({ code }: LoadedSite, route: Route, content: unknown) =>
  readPageModule(code.pages[route.source] ?? {}, { content, route, params: route.params });

/** The page in each language that has it. For unknown addresses, these are the home pages. */
function translationsOf({ languages, borrowedFilesOf, routes }: RenderInput, route: Route) {
  const isUnknown = route.name === '/404.html';
  const page = (isUnknown && routes.find(({ path }) => path === '/')) || route;
  return counterparts(page.name, languages)
    .filter(({ path }) => borrowedFilesOf({ ...page, path }).length === 0)
    .map(({ lang, path }) => ({ lang: publishedTag(lang), path }));
}

/**
 * Whether a page is in the language of another one, by its own name. In the first language all are, and
 * so is a name that no page has, which the checks find.
 */
function isTranslated({ languages, borrowedFilesOf }: RenderInput, { path }: Route, name: string) {
  const language = languageOf(path, languages);
  if (language === languages[0] || !languages[0]?.addresses.has(name)) return true;
  const page = language.routes.find((route) => route.name === name);
  return page !== undefined && borrowedFilesOf(page).length === 0;
}

/** The rules that components add to a page's style element: declarations by their selectors. */
type Rules = Map<string, string>;

const rulesMarker = '/*rules*/';

/** What a page knows about itself and the site, whatever language it is shown in. */
function pageContext(input: Prepared, route: Route, head: Head) {
  const { routes, languages, client, styles, fonts, tokens, pictures } = input;
  const { builtOn, base } = input;
  const entry = (from: ReadonlyMap<string, string>, name: string): string => {
    const found = from.get(name);
    if (found === undefined) throw new Error(`there is no client module or island "${name}"`);
    return found;
  };
  const sheets = styles.pages.get(route.source);
  const { home, destinations } = languageOf(route.path, languages);
  return {
    route,
    head,
    routes,
    base,
    home,
    addressOf: (name: string) => destinationOf(name, destinations),
    languages: tagsOf(languages),
    styles: `${tokens}${fonts.css}${sheets?.inline ?? ''}${rulesMarker}`,
    lateStyles: sheets?.late,
    builtOn,
    socialCard: (says: object) => pictures.socialCard(says, route.path),
    assetUrl: (name: string) => entry(client.urls, name),
    inlineScript: (name: string) => entry(client.inline, name),
  };
}

function pictureRule({ colour, focus }: PictureSources): string {
  const position = focus ? `;object-position:${focus.across}% ${focus.down}%` : '';
  return `background-color:${colour}${position}`;
}

const textOf = (rules: Rules) =>
  [...rules].map(([selector, declarations]) => `${selector}{${declarations}}`).join('');
