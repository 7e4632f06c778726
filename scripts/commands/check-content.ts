import { sayUnfit } from '../check/say-warnings.ts';
import { commandOptions, runCommand, siteFolders, siteOptions } from '../command-line.ts';
import { readBudgets } from '../load/budgets.ts';
import { bundleKept } from '../load/bundle-kept.ts';
import { bundleCollections } from '../load/bundle-site.ts';
import { checkContent } from '../load/content-rules.ts';
import { loadLanguages } from '../load/languages.ts';
import { openLibrary } from '../load/picture-library.ts';
import { readMoved } from '../load/redirects.ts';
import { findUnfit } from '../load/unfit-pictures.ts';
import { refuse, together } from '../problems.ts';

// Links are checked by the build, which knows the pages.
runCommand(async () => {
  const { root } = siteFolders(commandOptions(siteOptions));
  const [{ run, trace }, library] = await Promise.all([
    bundleCollections(root, bundleKept),
    openLibrary(root),
  ]);
  const { collections } = run();
  const loaded = loadLanguages(root, collections);
  await together(
    [
      async () => refuse(checkContent({ collections, trace }, loaded, library)),
      async () => readBudgets(root),
      async () => readMoved(root),
    ].map((read) => read()),
  );
  for (const unfit of findUnfit({ ...loaded, library }))
    console.warn(`warning: ${sayUnfit(unfit)}`);
  const files = new Set(loaded.records.map(({ source }) => source.file));
  console.log(`${files.size} content files are valid`);
});
