import { readBudgets } from './budgets/read-budgets.ts';
import { bundleClient } from './bundle/bundle-client.ts';
import { bundleSite } from './bundle/bundle-site.ts';
import { pageStyles } from './bundle/page-styles.ts';
import { findSiteFiles } from './bundle/site-entry.ts';
import { checkEntries } from './check/check-entries.ts';
import { checkIslands } from './check/check-islands.ts';
import { checkContrast } from './colours/check-contrast.ts';
import { checkRelease } from './content/release.ts';
import { addUsers } from './content/used-by.ts';
import { type LoadedLanguages, loadLanguages } from './languages/load-languages.ts';
import { checkPictures } from './pictures/check-pictures.ts';
import { openLibrary } from './pictures/library.ts';
import { refuse } from './problems.ts';

/** Finds, bundles and measures everything that a site is made of, but for its content. */
export async function loadSources(root: string, base: string) {
  const files = findSiteFiles(root);
  const [{ site, imports }, client, pictures] = await Promise.all([
    bundleSite(root, files),
    bundleClient(root, files, base),
    openLibrary(root),
  ]);
  const styles = await pageStyles(root, imports, files);
  return { site, imports, client, pictures, files, styles, budgets: readBudgets(root) };
}

/**
 * Loads the content and checks what is known before any page is rendered, all of it in one run.
 * Throws a ProblemsError that lists what is wrong.
 */
export function checkSources(
  root: string,
  sources: Awaited<ReturnType<typeof loadSources>>,
  release: boolean,
): LoadedLanguages {
  const { site, files, imports, pictures } = sources;
  const loaded = loadLanguages(root, site.collections);
  const problems = [...loaded.problems, ...checkPictures(loaded.records, pictures)];
  problems.push(...checkContrast(loaded));
  const ofContent = addUsers(problems, loaded.collectionOf, { root, files, imports });
  const unready = release ? checkRelease(site.collections, loaded) : [];
  refuse([...ofContent, ...unready, ...checkEntries(files), ...checkIslands(site.islands)]);
  return loaded;
}
