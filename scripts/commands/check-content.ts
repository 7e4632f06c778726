import { commandOptions, runCommand, siteFolders, siteOptions } from '../base/command-line.ts';
import { throwIfAny, together } from '../base/problems.ts';
import { collectStrayErrors } from '../base/stray-errors.ts';
import { symbolicLinks } from '../base/symbolic-links.ts';
import { readBudgets } from '../budgets/budgets.ts';
import { sayHidden, sayRemark, sayUnfit } from '../check/say-warnings.ts';
import { bundleOnce } from '../code/bundle.ts';
import { bundleCollections } from '../code/bundle-site.ts';
import { sourceFolders } from '../code/site-files.ts';
import { languageFolders, languagesFolder } from '../languages/language-folders.ts';
import { listHidden, loadLanguages } from '../languages/languages.ts';
import { checkContent } from '../load/content-rules.ts';
import { openLibrary } from '../pictures/picture-library.ts';
import { findUnfit } from '../pictures/unfit-pictures.ts';
import { readRedirectsFile } from '../routes/redirects.ts';
import { readSlugs } from '../routes/slugs.ts';

// Links and what components fill in are checked by the build, which knows the pages.
runCommand(async () => {
  const { root } = siteFolders(commandOptions(siteOptions));
  throwIfAny(symbolicLinks(root, sourceFolders));
  const strays = collectStrayErrors();
  const [run, library] = await Promise.all([
    bundleCollections(root, bundleOnce),
    openLibrary(root),
  ]);
  const { collections } = run();
  const loaded = loadLanguages(root, collections);
  const builtOn = new Date();
  await together(
    [
      async () => throwIfAny(checkContent(collections, loaded, library, builtOn)),
      async () => readBudgets(root),
      async () => readRedirectsFile(root),
      ...['content', ...languageFolders(root).map((name) => `${languagesFolder}/${name}`)].map(
        (folder) => async () => readSlugs(root, folder),
      ),
    ].map((read) => read()),
  );
  await strays.refuse();
  strays.stop();
  for (const record of listHidden(loaded, collections, builtOn))
    console.warn(`waiting: ${sayHidden(record)}`);
  for (const remark of loaded.records.flatMap(({ remarks = [] }) => remarks))
    console.warn(`warning: ${sayRemark(remark)}`);
  for (const unfit of findUnfit({ ...loaded, library }))
    console.warn(`warning: ${sayUnfit(unfit)}`);
  const files = new Set(loaded.records.map(({ source }) => source.file));
  console.log(`${files.size} content files are valid`);
});
