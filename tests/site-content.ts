/** The site under test and its content, from which tests take words and counts. */
import { join, resolve } from 'node:path';
import type { Content } from '../content/index.ts';
import * as index from '../content/index.ts';
import { ProblemsError } from '../scripts/base/problems.ts';
import { dropHidden, loadLanguages, translatedContent } from '../scripts/languages/languages.ts';

/** The folder of the site under test: the one in SITE, otherwise this project. */
export const siteRoot = resolve(process.env.SITE ?? join(import.meta.dirname, '..'));

const modules = { 'content/index.ts': index };
const all = loadLanguages(siteRoot, modules);
if (all.problems.length > 0) throw new ProblemsError(all.problems);

/** The day of the builds that tests make of the site, on which drafts and later articles are not shown. */
export const builtOn = new Date();
const loaded = dropHidden(all, modules, { builtOn, isDevelopment: false });

const asPagesGetIt = (content: unknown): Content => JSON.parse(JSON.stringify(content));

/**
 * All of its content as pages get it, in its first language, with placeholders such as `{name}`
 * filled in.
 */
export const content = asPagesGetIt(loaded.content);

/** The page of the first legal text; a firm without any has a contact page. */
export const legalPath = `/${content.legal[0]?.slug ?? 'contact'}/`;

/** Each language of the site, beginning with the first: the path of its home page, its content. */
export const languages = loaded.languages.map((language) => ({
  home: language.name ? `/${language.name}/` : '/',
  content: asPagesGetIt(translatedContent(language, index.collections)),
}));

/** The language of an address. */
export const languageAt = (path: string) =>
  languages.findLast(({ home }) => path.startsWith(home)) ?? { home: '/', content };

/** The content in a language, by its tag; in the first language if there is no such language. */
export const contentIn = (lang: string): Content =>
  languages.find((language) => language.content.site.lang === lang)?.content ?? content;
