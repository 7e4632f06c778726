import { sayUnfit } from '../check/say-warnings.ts';
import { commandOptions, runCommand, siteFolders, siteOptions } from '../command-line.ts';
import { bundleKept } from '../load/bundle-kept.ts';
import { bundleCollections } from '../load/bundle-site.ts';
import { checkContent } from '../load/content-rules.ts';
import { loadLanguages } from '../load/languages.ts';
import { openLibrary } from '../load/picture-library.ts';
import { findUnfit } from '../load/unfit-pictures.ts';
import { refuse } from '../problems.ts';

// Links are left to the build, which knows the pages.
runCommand(async () => {
  const { root } = siteFolders(commandOptions(siteOptions));
  const [{ run }, library] = await Promise.all([
    bundleCollections(root, bundleKept),
    openLibrary(root),
  ]);
  const { collections } = run();
  const loaded = loadLanguages(root, collections);
  refuse(checkContent(collections, loaded, library));
  for (const unfit of findUnfit({ ...loaded, library }))
    console.warn(`warning: ${sayUnfit(unfit)}`);
  const files = new Set(loaded.records.map(({ source }) => source.file));
  console.log(`${files.size} content files are in order`);
});
