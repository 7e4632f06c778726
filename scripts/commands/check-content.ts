import { sayUnfit } from '../check/say-warnings.ts';
import { bundleKept } from '../load/bundle-kept.ts';
import { bundleCollections } from '../load/bundle-site.ts';
import { checkContrast } from '../load/contrast.ts';
import { loadLanguages } from '../load/languages.ts';
import { checkPictures, openLibrary } from '../load/picture-library.ts';
import { checkContradictions } from '../load/release.ts';
import { findUnfit } from '../load/unfit-pictures.ts';
import { refuse } from '../problems.ts';
import { commandOptions, runCommand, siteFolders, siteOptions } from './options.ts';

runCommand(async () => {
  const { files, warnings } = await checkContent(siteFolders(commandOptions(siteOptions)).root);
  for (const warning of warnings) console.warn(`warning: ${warning}`);
  console.log(`${files} content files are in order`);
});

/**
 * Checks a site's content without building the site: every file against its schema, the pictures
 * that it names, and the contrast of its colours. Returns how many files there are, and what is worth
 * a look. Throws a ProblemsError that lists what is wrong. Links are left to the build, which knows the pages.
 */
async function checkContent(root: string) {
  const [{ run }, library] = await Promise.all([
    bundleCollections(root, bundleKept),
    openLibrary(root),
  ]);
  const { collections } = run();
  const loaded = loadLanguages(root, collections);
  const { records, problems } = loaded;
  refuse([
    ...problems,
    ...checkPictures(records, library),
    ...checkContrast(loaded),
    ...checkContradictions(collections, loaded),
  ]);
  const files = new Set(records.map(({ source }) => source.file)).size;
  return { files, warnings: findUnfit(records, library).map(sayUnfit) };
}
