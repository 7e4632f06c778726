import { readBudgets } from './budgets/budget.ts';
import { bundleClient } from './bundle/bundle-client.ts';
import { bundleCollections, bundleSite, type SiteBundles } from './bundle/bundle-site.ts';
import { type Bundle, bundleOnce } from './bundle/bundler.ts';
import { pageStyles } from './bundle/page-styles.ts';
import { findSiteFiles } from './bundle/site-entry.ts';
import { checkEntries } from './check/check-entries.ts';
import { checkIslands } from './check/check-islands.ts';
import { checkContrast } from './colours/check-contrast.ts';
import { paletteRules } from './colours/palette-rules.ts';
import { checkRelease } from './content/release.ts';
import { addUsers } from './content/used-by.ts';
import { subsetFonts } from './fonts/subset-fonts.ts';
import { readRedirects } from './hosts/redirects.ts';
import { languageRoutes } from './languages/language-routes.ts';
import { loadLanguages } from './languages/load-languages.ts';
import { checkPictures } from './pictures/check-pictures.ts';
import { openLibrary } from './pictures/library.ts';
import { refuse } from './problems.ts';
import { readTrustedSources } from './security/read-trusted-sources.ts';

export type LoadOptions = {
  /** Path that the site is served under, without the slash at its end; the default is the root. */
  base?: string;
  /** Refuses samples and whatever else visitors must not see. */
  release?: boolean;
  /** How code is bundled; the default is once. */
  bundle?: Bundle;
  /** The same site as it was loaded before: its code is not run again where it is the same. */
  last?: SiteBundles | undefined;
};

/** A site ready to be rendered: its code, its content, its routes, and what all pages share. */
export type LoadedSite = Awaited<ReturnType<typeof loadSite>>;

/**
 * Loads a site and checks what is known before any page is rendered. Throws a ProblemsError that
 * lists what is wrong.
 */
export async function loadSite(root: string, options: LoadOptions = {}) {
  const { base = '', release = false } = options;
  const sources = await loadSources(root, base, options);
  checkSources(root, sources, release);
  const { site, schemas, loaded } = sources;
  const { collections } = schemas.exports;
  const { content, records } = loaded;
  const languages = languageRoutes({ ...site, collections }, loaded);
  const routes = languages.flatMap(({ routes }) => routes);
  const fonts = await subsetFonts(root, { ...content, languages: loaded.languages });
  const trusted = readTrustedSources({ collections, trace: schemas.trace }, content);
  const hosting = { base, trusted, redirects: readRedirects(root, routes) };
  const tokens = paletteRules(content);
  return { ...sources, base, content, records, languages, routes, fonts, tokens, hosting };
}

type Sources = Awaited<ReturnType<typeof loadSources>>;

/** Finds, bundles and measures everything that a site is made of, but for its content. */
async function loadSources(root: string, base: string, { bundle = bundleOnce, last }: LoadOptions) {
  const files = findSiteFiles(root);
  // Content is read while esbuild bundles all the rest in a process of its own.
  const load = async () => {
    const schemas = await bundleCollections(root, bundle, last?.schemas);
    return { schemas, loaded: loadLanguages(root, schemas.exports.collections) };
  };
  const [code, client, pictures, content] = await Promise.all([
    bundleSite(root, files, bundle, last?.code),
    bundleClient(root, files, base, bundle),
    openLibrary(root),
    load(),
  ]);
  const site = { ...code.exports, trace: code.trace };
  const styles = await pageStyles(root, code.imports, files, bundle);
  return { code, ...content, site, client, pictures, files, styles, budgets: readBudgets(root) };
}

function checkSources(root: string, sources: Sources, release: boolean): void {
  const { site, code, schemas, loaded, files, pictures } = sources;
  const problems = [...loaded.problems, ...checkPictures(loaded.records, pictures)];
  problems.push(...checkContrast(loaded));
  const ofContent = addUsers(problems, loaded.collectionOf, { root, files, imports: code.imports });
  const unready = release ? checkRelease(schemas.exports.collections, loaded) : [];
  refuse([...ofContent, ...unready, ...checkEntries(files), ...checkIslands(site.islands)]);
}
