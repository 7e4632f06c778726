import { createHash } from 'node:crypto';
import { publishedTag } from '../content/fields.ts';

/** A page as it is indexed: its address, the language of its site, and its HTML. */
export type SearchedPage = { url: string; lang: string; html: string };

/** What every page has around its own text, and what says no more than where to go on. */
const excluded = ['nav', 'form', 'button', '.screen-only', '[aria-hidden=true]'];

/** Of all that the indexer makes, what a search loads. Its own interfaces are left out. */
const isLoaded = (file: string) => /^pagefind\.js$|-entry\.json$|\.pagefind$|\.pf_/.test(file);

/** Stands on finished pages for the folder of the index until that is made. */
export const searchFolder = '/assets/search/';

/**
 * Makes the index of these pages. Returns its files, by their paths in the output, and the address of their
 * folder, which contains a hash of the index.
 */
export async function makeIndex(pages: Iterable<SearchedPage>) {
  const made = await indexOf(pages);
  const hash = createHash('sha256');
  for (const { path, content } of made) hash.update(path).update(content);
  const folder = `assets/search-${hash.digest('hex').slice(0, 8)}`;
  const files = made.map(({ path, content }) => [`${folder}/${path}`, content] as const);
  return { folder: `/${folder}/`, files };
}

async function indexOf(pages: Iterable<SearchedPage>) {
  // It is a development dependency, since few sites need it.
  const { createIndex, close } = await import('pagefind').catch((cause: unknown) => {
    const expected =
      'Expected the package pagefind for search: run `npm ci` with all dependencies.';
    throw new Error(expected, { cause });
  });
  try {
    const { index, errors } = await createIndex({
      rootSelector: 'main',
      excludeSelectors: excluded,
    });
    if (!index) throw new Error(errors.join('\n'));
    for (const { url, lang, html } of pages) {
      const content = html.replace(/<html[^>]* lang="[^"]*"/, `<html lang="${lang}"`);
      const added = await index.addHTMLFile({ url, content });
      if (added.errors.length > 0) throw new Error(`${url}: ${added.errors.join(', ')}`);
    }
    const { files } = await index.getFiles();
    return files.filter(({ path }) => isLoaded(path)).sort((a, b) => (a.path < b.path ? -1 : 1));
  } finally {
    await close();
  }
}

/**
 * The language of the index that pages of a language are in: with its variants, en with en-GB, unless
 * the site has several of them, such as zh-Hans and zh-Hant.
 */
export function indexLanguage(lang: string, languages: readonly string[]): string {
  const primary = (tag: string) => tag.replace(/-.*/, '');
  const variants = languages.filter((each) => primary(each) === primary(lang));
  return variants.length > 1 ? publishedTag(lang).toLowerCase() : primary(lang);
}
