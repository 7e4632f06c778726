import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { openSizes } from './check/brotli-sizes.ts';
import { checkBudgets } from './check/check-budgets.ts';
import { checkSheets } from './check/check-sheets.ts';
import { checkSite, linkLanguages, locateIn, sayIn } from './check/check-site.ts';
import { findLongTitles, findUnfilled } from './check/say-warnings.ts';
import { type BuildReport, countIslands } from './check/summarize.ts';
import { asAtRoot, weighPages } from './check/weigh-pages.ts';
import { pageFinisher } from './finish/finish-page.ts';
import { findSamples } from './load/content-rules.ts';
import { type LoadedSite, type LoadOptions, loadSite } from './load/load-site.ts';
import { pageGroups } from './load/page-groups.ts';
import { findUnfit } from './load/unfit-pictures.ts';
import { refuse } from './problems.ts';
import type { Progress } from './progress.ts';
import {
  addCompressed,
  addEndpoints,
  addPages,
  addPictures,
  addSharedFiles,
} from './publish/add-files.ts';
import { realOut } from './publish/build-record.ts';
import { guardFolder, guardPages, guardPlaces, guardSources } from './publish/guards.ts';
import { addHostFiles } from './publish/host-files.ts';
import type { Host } from './publish/hosts/host.ts';
import { withLock } from './publish/lock.ts';
import { publish } from './publish/publish.ts';
import { discard, openStage, readerOf, readLast, type Stage } from './publish/stage.ts';
import { openPictures } from './render/pictures.ts';
import { prepare } from './render/render-pages.ts';
import { listUntranslated } from './render/untranslated.ts';
import { collectStrayErrors } from './stray-errors.ts';

export type BuildOptions = Pick<LoadOptions, 'base' | 'release' | 'bundle'> & {
  /** Folder of the site: its pages/, components/, content/ and static/. */
  root: string;
  /** Output folder that the finished site is published to. */
  out: string;
  builtOn: Date;
  /** The host whose configuration files are written as well. */
  host?: Host | undefined;
  /** Writes each text as brotli and gzip as well. */
  compress?: boolean;
  /** Treats everything in the output folder as written by earlier builds. */
  adopt?: boolean;
  /** Publishes even if more than half of the published pages would be gone. */
  allowFewerPages?: boolean;
  /** The site, if it is already loaded. */
  site?: LoadedSite;
  onProgress?: Progress;
};

/**
 * Builds a site: loads, renders, finishes and checks everything, and only then publishes. Throws a
 * ProblemsError that lists what is wrong, and leaves the output folder unchanged.
 */
export async function build(options: BuildOptions): Promise<BuildReport> {
  const out = realOut(resolve(options.out));
  // Without symbolic links, since the bundler names files without them too.
  const root = realpathSync(options.root);
  guardSources(out, root);
  return withLock(out, async (checkLock) => {
    guardFolder(out, options.adopt);
    options.onProgress?.('bundle');
    const strays = collectStrayErrors();
    try {
      const site = options.site ?? (await loadSite(root, options));
      const check = () => strays.refuse(site.site.trace).then(checkLock);
      return await publishSite(site, openStage(out, options.adopt), { ...options, root, check });
    } finally {
      strays.end();
      discard(out);
    }
  });
}

type Ready = BuildOptions & { check: () => Promise<void> };

/** Renders, finishes, checks and publishes a loaded site. */
async function publishSite(site: LoadedSite, stage: Stage, options: Ready): Promise<BuildReport> {
  const { root, host, onProgress = () => {} } = options;
  await addSharedFiles(root, stage, site);
  const { pages, ...said } = await renderSite(site, stage, options);
  const sizes = openSizes();
  const read = asAtRoot(readerOf(stage), site.base);
  const weights = await weighPages(pages, site.budgets, read, sizes);
  const readers = [read, asAtRoot(readLast(stage), site.base)];
  const { warnings, problems } = await checkBudgets(weights, readers, sizes);
  refuse([...stage.problems, ...problems]);
  await sizes.save();
  if (options.compress) await addCompressed(stage);
  const hostFiles = await addHostFiles(stage, host, site.hosting, pages);
  if (!options.allowFewerPages) guardPages(stage);
  guardPlaces(stage, hostFiles);
  onProgress('publish');
  await options.check();
  return {
    ...(await publish(stage, site.hosting, hostFiles)),
    pages: pages.length,
    files: stage.files,
    islands: countIslands(pages),
    weights,
    warnings,
    ...said,
    lacking: site.fonts.lacking,
    unfit: findUnfit(site),
    unusedSheets: site.styles.unused,
    samples: findSamples(site.records),
    groupsGone: pageGroups(root).gone,
    licences: site.licences,
    hosting: site.hosting,
  };
}

/** Renders, finishes and checks all pages, and makes their pictures. */
async function renderSite(
  site: LoadedSite,
  stage: Stage,
  { root, builtOn, host, onProgress = () => {} }: BuildOptions,
) {
  const pictures = openPictures(site);
  const input = prepare(site, pictures, builtOn);
  const isPolicyInPage = (path: string) => host?.isPolicyInPage(path, site.routes.length) ?? false;
  const finish = pageFinisher(root, site, isPolicyInPage);
  onProgress('render');
  const pages = await addPages(stage, input, finish);
  const endpoints = await addEndpoints(stage, input, pages);
  // Encoding pictures is slowest, so the pages are checked before any is encoded.
  onProgress('check');
  const files = new Set([...stage.files.keys(), ...pictures.names()]);
  const [locate, inContent] = [locateIn(root), sayIn(site.records)];
  const wrong = checkSheets(site.styles.inputs, files, root);
  const faults = checkSite(pages, files, locate, inContent, linkLanguages(input));
  refuse([...stage.problems, ...wrong, ...faults]);
  onProgress('pictures');
  await pictures.makeMissing((done, total) => onProgress('pictures', done, total));
  // A picture's name contains its hash: pages that show a new one are rendered again with the name.
  const waiting = pages.flatMap(({ route, waits }) => (waits ? [route] : []));
  const again = await addPages(stage, input, finish, waiting);
  const renewed = new Map(again.map((page) => [page.route, page]));
  await addPictures(stage, pictures);
  return {
    pages: pages.map((page) => renewed.get(page.route) ?? page),
    unfilled: findUnfilled([...pages, ...endpoints], locate, inContent),
    longTitles: findLongTitles(pages, site.records),
    untranslated: listUntranslated(site.languages, input.untranslated),
    comments: site.records.flatMap(({ comments = [] }) => comments),
  };
}
