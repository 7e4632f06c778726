import { commandOptions, runCommand, siteFolders, siteOptions } from '../base/command-line.ts';
import { refuse, together } from '../base/problems.ts';
import { faultyLinks } from '../base/symbolic-links.ts';
import { readBudgets } from '../budgets/budgets.ts';
import { locateIn, searchContent } from '../check/check-site.ts';
import { findUnfilled, sayUnfilled, sayUnfit, type Unfilled } from '../check/say-warnings.ts';
import { bundleCollections } from '../code/bundle-site.ts';
import { sourceFolders } from '../code/site-files.ts';
import { openTimers } from '../code/site-timers.ts';
import { pageFinisher } from '../finish/finish-page.ts';
import { loadLanguages } from '../languages/languages.ts';
import { checkContent } from '../load/content-rules.ts';
import { loadSite } from '../load/load-site.ts';
import { openLibrary } from '../pictures/picture-library.ts';
import { openPictures } from '../pictures/pictures.ts';
import { findUnfit } from '../pictures/unfit-pictures.ts';
import { prepare, renderPages } from '../render/render-pages.ts';
import { readMoved } from '../routes/redirects.ts';

// Links are checked by the build, which knows the pages.
runCommand(async () => {
  const { root } = siteFolders(commandOptions(siteOptions));
  refuse(faultyLinks(root, sourceFolders));
  const [{ run, trace }, library] = await Promise.all([bundleCollections(root), openLibrary(root)]);
  const { collections } = run();
  const loaded = loadLanguages(root, collections);
  await together(
    [
      async () => refuse(checkContent({ collections, trace }, loaded, library)),
      async () => readBudgets(root),
      async () => readMoved(root),
    ].map((read) => read()),
  );
  const unfit = findUnfit({ ...loaded, library }).map(sayUnfit);
  const unfilled = (await unfilledIn(root)).map(sayUnfilled);
  for (const warning of [...unfilled, ...unfit]) console.warn(`warning: ${warning}`);
  const files = new Set(loaded.records.map(({ source }) => source.file));
  console.log(`${files.size} content files are valid`);
});

/** The placeholders that pages show unfilled: components fill some, so the pages are rendered. */
async function unfilledIn(root: string): Promise<Unfilled[]> {
  const timers = openTimers();
  try {
    const site = await loadSite(root, { timers });
    const finish = pageFinisher(root, site);
    const rendered = renderPages(prepare(site, openPictures(site), new Date()));
    const pages = [...rendered].map((page) => ({ route: page.route, facts: finish(page).facts }));
    return findUnfilled(pages, locateIn(root), searchContent(site.records));
  } finally {
    timers.end();
  }
}
