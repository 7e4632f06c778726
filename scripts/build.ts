import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { inParallel } from './base/in-parallel.ts';
import { throwIfAny, together } from './base/problems.ts';
import type { Progress } from './base/progress.ts';
import { collectStrayErrors } from './base/stray-errors.ts';
import { openSizes } from './budgets/brotli-sizes.ts';
import { readBudgets } from './budgets/budgets.ts';
import { checkBudgets } from './budgets/check-budgets.ts';
import { asAtRoot, weighPages } from './budgets/weigh-pages.ts';
import { checkSheets } from './check/check-sheets.ts';
import {
  type CheckedPage,
  checkSite,
  linkDestinations,
  locateIn,
  searchContent,
} from './check/check-site.ts';
import {
  findInsecure,
  findLongTitles,
  findUnfilled,
  refuseUnfilled,
} from './check/find-warnings.ts';
import { type BuildReport, countIslands } from './check/summarize.ts';
import { openTimers, type SiteTimers } from './code/site-timers.ts';
import { createFacts, type Facts, noteText } from './finish/facts.ts';
import { pageFinisher } from './finish/finish-page.ts';
import { addressesOf, findMoved } from './languages/moved-pages.ts';
import { listUntranslated } from './languages/untranslated.ts';
import { findSamples } from './load/content-rules.ts';
import { type LoadedSite, type LoadOptions, loadSite } from './load/load-site.ts';
import { openPictures } from './pictures/pictures.ts';
import { findUnfit } from './pictures/unfit-pictures.ts';
import { addCompressed, addPictures, addSharedFiles, writesAtOnce } from './publish/add-files.ts';
import { realOut } from './publish/build-record.ts';
import { guardFolder, guardPages, guardPlaces, guardSources } from './publish/guards.ts';
import { addHostFiles } from './publish/host-files.ts';
import type { Host } from './publish/hosts/host.ts';
import { withLock } from './publish/lock.ts';
import { publish } from './publish/publish.ts';
import { addFile, discard, openStage, readerOf, readLast, stageFile } from './publish/stage.ts';
import { renderEndpoints } from './render/page-module.ts';
import { endpointProps, prepare, renderPages } from './render/render-pages.ts';
import { pageGroups, pagesLeftOut } from './routes/page-groups.ts';
import type { Head, Route } from './site-api/page.ts';

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
  /** Removes the assets of earlier builds, which otherwise stay for open tabs. */
  isFresh?: boolean;
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
    const strays = collectStrayErrors();
    const timers = openTimers();
    try {
      const work = await openWork({ onProgress: () => {}, timers, ...options, root, out });
      const rendered = await renderSite(work);
      const warnings = checkRendered(work, rendered);
      const pages = await addMissingPictures(work, rendered.pages);
      const weighed = await weigh(work, pages);
      const mayPublish = () => strays.refuse().then(checkLock);
      return { ...warnings, ...weighed, ...(await publishSite(work, pages, mayPublish)) };
    } finally {
      strays.end();
      // Or the interval of a page would keep the command from ending.
      timers.end();
      discard(out);
    }
  });
}

/** A build at work: the loaded site, and the stage where its files wait until all are checked. */
type Work = Awaited<ReturnType<typeof openWork>>;

/** Loads the site, and stages what all pages share. */
async function openWork(options: BuildOptions & { onProgress: Progress; timers: SiteTimers }) {
  const { root, out, host, onProgress } = options;
  onProgress('bundle');
  const [site, budgets] = await together([
    options.site ?? loadSite(root, options),
    Promise.resolve(root).then(readBudgets),
  ]);
  const stage = openStage(out, options.adopt);
  await addSharedFiles(root, stage, site);
  const files = site.routes.map(({ file }) => file);
  // Before the pages are rendered and their pictures made, which may take minutes.
  if (!options.allowFewerPages) guardPages(stage, files, pagesLeftOut(root));
  const pictures = openPictures(site);
  const isPolicyInPage = (path: string) => host?.isPolicyInPage(path, files.length) ?? false;
  const finish = pageFinisher(root, site, isPolicyInPage);
  const input = prepare(site, pictures, options.builtOn);
  return { options, site, budgets, stage, pictures, input, finish };
}

/**
 * What is known about a page of the stage. `waits`: it shows a picture that has no final name yet, and
 * is staged only when it is rendered again.
 */
type StagedPage = { route: Route; head: Head; facts: Facts; policy: string; waits: boolean };

/** Renders and finishes all pages, and the files that are generated from them. */
async function renderSite(work: Work) {
  work.options.onProgress('render');
  const pages = await renderAndFinish(work, work.site.routes);
  return { pages, endpoints: await addEndpoints(work, pages) };
}

/**
 * Renders and finishes pages, and stages them: each is rendered while earlier ones are written. A
 * page that waits for a picture is not staged: it is rendered again once the picture exists.
 */
async function renderAndFinish(
  { input, stage, finish }: Work,
  routes: readonly Route[],
): Promise<StagedPage[]> {
  const finished: StagedPage[] = [];
  await inParallel(renderPages(input, routes), writesAtOnce, async (page) => {
    const { route, head, waits } = page;
    const { html, policy, facts } = finish(page);
    finished.push({ route, head, policy, facts, waits });
    if (!waits) await stageFile(stage, route.file, Buffer.from(html), route.source);
  });
  return finished;
}

/** Stages the files generated from all pages, such as a sitemap. Returns the facts of their texts. */
async function addEndpoints(
  { input, stage }: Work,
  pages: readonly StagedPage[],
): Promise<CheckedPage[]> {
  const { code } = input;
  const checked: CheckedPage[] = [];
  for (const { file, text, source } of renderEndpoints(code, endpointProps(input, pages))) {
    const facts = createFacts();
    // Braces are part of the language in code.
    if (!file.endsWith('.js')) noteText(facts, text);
    const path = `/${file}`;
    checked.push({ route: { name: path, path, file, source, params: {} }, facts });
    await addFile(stage, file, Buffer.from(text), source);
  }
  return checked;
}

/** Checks all pages together. Returns what deserves a warning, and throws for what is wrong. */
function checkRendered(
  { options: { root, release, onProgress }, site, stage, pictures, input }: Work,
  { pages, endpoints }: Awaited<ReturnType<typeof renderSite>>,
) {
  // Encoding pictures is slowest, so the pages are checked before any is encoded.
  onProgress('check');
  const files = new Set([...stage.files.keys(), ...pictures.names()]);
  const [locate, inContent] = [locateIn(root), searchContent(site.records)];
  const wrong = checkSheets(site.styles.inputs, files, root);
  const faults = checkSite(pages, files, locate, inContent, linkDestinations(input));
  const unfilled = findUnfilled([...pages, ...endpoints], locate, inContent);
  throwIfAny([
    ...stage.problems,
    ...wrong,
    ...faults,
    ...(release ? unfilled.map(refuseUnfilled) : []),
  ]);
  return {
    leftOut: site.loaded.leftOut,
    insecure: findInsecure(pages, locate),
    unfilled,
    longTitles: findLongTitles(pages, site.records),
    untranslated: listUntranslated(site.languages, input.untranslated),
    remarks: site.records.flatMap(({ remarks = [] }) => remarks),
    lacking: site.fonts.lacking,
    unfit: findUnfit(site),
    unusedSheets: site.styles.unused,
  };
}

/**
 * Makes the pictures that are missing. A picture's name contains a hash of its bytes, so the pages
 * that wait for one are rendered again with the name. Returns all pages.
 */
async function addMissingPictures(work: Work, pages: readonly StagedPage[]): Promise<StagedPage[]> {
  const { options, pictures, stage } = work;
  options.onProgress('pictures');
  await pictures.makeMissing((done, total) => options.onProgress('pictures', done, total));
  const waiting = pages.filter(({ waits }) => waits).map(({ route }) => route);
  const again = await renderAndFinish(work, waiting);
  const renewed = new Map(again.map((page) => [page.route, page]));
  await addPictures(stage, pictures);
  return pages.map((page) => renewed.get(page.route) ?? page);
}

/** Weighs the pages, now that all of their files are staged. Throws for those over their budget. */
async function weigh({ site, budgets, stage }: Work, pages: readonly StagedPage[]) {
  const sizes = openSizes();
  const read = asAtRoot(readerOf(stage), site.base);
  const weights = await weighPages(pages, budgets, read, sizes);
  const readers = [read, asAtRoot(readLast(stage), site.base)];
  const { heavyPages, problems } = await checkBudgets(weights, readers, sizes);
  throwIfAny([...stage.problems, ...problems]);
  await sizes.save();
  return { weights, heavyPages, sizes };
}

/** Publishes the staged files, with those that the host needs, unless `mayPublish` throws. */
async function publishSite(
  { options, site, stage }: Work,
  pages: readonly StagedPage[],
  mayPublish: () => Promise<void>,
) {
  if (options.compress) await addCompressed(stage);
  const hostFiles = await addHostFiles(stage, options.host, site.hosting, pages);
  guardPlaces(stage, hostFiles);
  options.onProgress('publish');
  await mayPublish();
  const moved = findMoved(
    site.languages,
    site.hosting.redirects,
    stage.record?.addresses ?? {},
    (file) => stage.published.has(file) && !stage.files.has(file),
  );
  const record = { hosting: site.hosting, addresses: addressesOf(site.languages) };
  return {
    ...(await publish(stage, record, hostFiles, options.isFresh)),
    moved,
    pages: pages.length,
    files: stage.files,
    islands: countIslands(pages),
    samples: findSamples(site.records),
    groupsGone: pageGroups(options.root).gone,
    licences: site.licences,
    hosting: site.hosting,
  };
}
