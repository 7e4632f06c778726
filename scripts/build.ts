import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { generatorRoot } from './base/artifacts.js';
import { inParallel } from './base/in-parallel.ts';
import { type Problem, throwIfAny, together } from './base/problems.ts';
import type { Progress } from './base/progress.ts';
import { collectStrayErrors } from './base/stray-errors.ts';
import { openSizes } from './budgets/brotli-sizes.ts';
import { readBudgets } from './budgets/budgets.ts';
import { checkBudgets } from './budgets/check-budgets.ts';
import { weighPages, withoutBase } from './budgets/weigh-pages.ts';
import {
  type CheckedPage,
  checkEndpoints,
  checkSite,
  linkDestinations,
  locateIn,
  searchContent,
} from './check/check-site.ts';
import { findUnfilled, refuseUnfilled } from './check/find-warnings.ts';
import type { BuildReport } from './check/format-summary.ts';
import { licencesFile, licencesText, readLicences } from './code/licences.ts';
import { createFacts, leftoversIn } from './finish/facts.ts';
import { type FinishedPage, pageFinisher } from './finish/finish-page.ts';
import { markdownCopy } from './finish/markdown-copy.ts';
import { languageOf } from './languages/languages.ts';
import { addressesOf, findMoved } from './languages/moved-pages.ts';
import { listUntranslated, lostTranslations, translatedPages } from './languages/untranslated.ts';
import { findSamples } from './load/content-rules.ts';
import { type LoadedSite, type LoadOptions, loadSite } from './load/load-site.ts';
import { findUnfit } from './pictures/unfit-pictures.ts';
import { addCompressed, addPictures, addSharedFiles, writesAtOnce } from './publish/add-files.ts';
import { realOut } from './publish/build-record.ts';
import { claimPlace } from './publish/claim-place.ts';
import { guardFolder, guardPages, guardPlaces, guardSources } from './publish/guards.ts';
import { addHostFiles } from './publish/host-files.ts';
import type { Host, HostFile } from './publish/hosts/host.ts';
import { withLock } from './publish/lock.ts';
import { keptAssets, publish } from './publish/publish.ts';
import {
  claimAndStage,
  discard,
  openStage,
  readerOf,
  readLast,
  readStaged,
  type Stage,
  stageFile,
} from './publish/stage.ts';
import { earlierList, takeEarlier } from './publish/take-earlier.ts';
import { renderEndpoints } from './render/page-module.ts';
import {
  endpointProps,
  type RenderedPage,
  renderInput,
  renderPages,
} from './render/render-pages.ts';
import { pagesLeftOut } from './routes/page-groups.ts';
import {
  indexLanguage,
  makeIndex,
  type SearchedPage,
  searchFolder,
} from './search/search-index.ts';

export type BuildOptions = Pick<LoadOptions, 'base' | 'release'> & {
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
  /**
   * URL of the published site, whose assets of earlier builds stay, as in a clean checkout. They are
   * listed in the output for the next build.
   */
  earlierFrom?: string | undefined;
  onProgress?: Progress;
};

/**
 * Builds a site: loads, renders, finishes and checks everything, and only then publishes. Throws a
 * ProblemsError that lists what is wrong, and leaves the output folder unchanged, but for the assets of earlier builds
 * that `earlierFrom` brings into a new one.
 */
export async function build(options: BuildOptions): Promise<BuildReport> {
  const out = realOut(resolve(options.out));
  // Without symbolic links, since the bundler names files without them too.
  const root = realpathSync(options.root);
  guardSources(out, root);
  return withLock(out, async (checkLock) => {
    guardFolder(out, options.adopt);
    const strays = collectStrayErrors();
    try {
      const loaded = await load({ onProgress: () => {}, ...options, root });
      const untaken = options.earlierFrom ? await takeEarlier(out, options.earlierFrom) : [];
      const context = { ...loaded, stage: openStage(out, options.adopt) };
      const ofSharedFiles = await claimPagesAndStageShared(context);
      const pages = await stagePages(context);
      const endpoints = await stageEndpoints(context, pages);
      const warnings = check(context, pages, endpoints, ofSharedFiles);
      await makePictures(context);
      await makeSearch(context, pages);
      const weighed = await weigh(context, pages);
      const hostFiles = await stageForHost(context, pages);
      // What the site's own code left running may still fail.
      await strays.refuse();
      checkLock();
      const done = await publishSite(context, pages, hostFiles);
      return { ...warnings, ...weighed, ...done, untaken };
    } finally {
      strays.stop();
      discard(out);
    }
  });
}

/** What the steps of a build share: the loaded site, and the stage where its files wait. */
type BuildContext = Awaited<ReturnType<typeof load>> & { stage: Stage };

/** Loads the site and its budgets. */
async function load(options: BuildOptions & { onProgress: Progress }) {
  const { root, host } = options;
  const [site, budgets] = await together([
    options.site ?? loadSite(root, options),
    Promise.resolve(root).then(readBudgets),
  ]);
  const input = renderInput(site, options.builtOn);
  const pageCount = site.routes.length;
  const isPolicyInPage = (path: string) => host?.isPolicyInPage(path, pageCount) ?? false;
  const finish = pageFinisher(root, site, isPolicyInPage, host?.hidesAddresses);
  return { options, site, budgets, input, finish };
}

/**
 * Reserves the addresses of the pages, and stages what they share. Returns what is wrong with shared
 * files; throws for pages at addresses that cannot be used, and if the site has lost most of its pages.
 */
async function claimPagesAndStageShared({
  options,
  site,
  stage,
}: BuildContext): Promise<Problem[]> {
  const { root, allowFewerPages } = options;
  // Pages come first, so that if a page and a file share a path, the file is reported.
  throwIfAny(site.routes.flatMap(({ file, source }) => claimPlace(stage.places, file, source)));
  const problems = await addSharedFiles(root, stage, site);
  // Before the pages are rendered and their pictures made, which may take minutes.
  const files = site.routes.map(({ file }) => file);
  if (!allowFewerPages) guardPages(stage, files, pagesLeftOut(root));
  return problems;
}

/** What is known about a page of the stage, and what is wrong with the path of its copy in Markdown. */
type StagedPage = Pick<RenderedPage, 'route' | 'head' | 'asksForSearch'> &
  Pick<FinishedPage, 'facts' | 'policy'> & { problems: Problem[] };

/** Renders and finishes all pages, and stages them: each is rendered while earlier ones are written. */
function stagePages({ input, stage, finish }: BuildContext): Promise<StagedPage[]> {
  return inParallel(renderPages(input), writesAtOnce, async (page) => {
    const { route, head, asksForSearch } = page;
    const { html, policy, facts } = finish(page);
    await stageFile(stage, route.file, Buffer.from(html), route.source);
    const problems: Problem[] = [];
    // A page that is not translated yet names the one in the first language.
    if (head.markdown && !head.canonical && facts.canonical) {
      const copy = await markdownCopy(html, facts.canonical);
      const file = route.file.replace(/html$/, 'md');
      problems.push(...(await claimAndStage(stage, file, copy, route.source)));
    }
    return { route, head, asksForSearch, policy, facts, problems };
  });
}

/** The files generated from all pages: the facts of their texts, and what is wrong with their paths. */
type Endpoints = { texts: CheckedPage[]; problems: Problem[] };

/** Stages the files generated from all pages, such as a sitemap. Throws for those that fail or give no text. */
async function stageEndpoints(
  { input, stage }: BuildContext,
  pages: readonly StagedPage[],
): Promise<Endpoints> {
  const { code } = input;
  const endpoints: Endpoints = { texts: [], problems: [] };
  const rendered = renderEndpoints(code, input.languages, (language) =>
    endpointProps(input, pages, language),
  );
  for (const { file, text, source } of rendered) {
    // Braces are part of the language in code.
    const leftovers = file.endsWith('.js') ? [] : text.split('\n').flatMap(leftoversIn);
    const facts = { ...createFacts(), leftovers };
    const path = `/${file}`;
    endpoints.texts.push({ route: { name: path, path, file, source, params: {} }, facts });
    endpoints.problems.push(...(await claimAndStage(stage, file, Buffer.from(text), source)));
  }
  return endpoints;
}

/**
 * Checks all pages together, before pictures are encoded, which is slowest. Returns what deserves a warning,
 * and throws for what is wrong, with the files that found no place.
 */
function check(
  { options: { root, release, allowFewerPages }, site, stage, input }: BuildContext,
  pages: readonly StagedPage[],
  endpoints: Endpoints,
  ofSharedFiles: readonly Problem[],
) {
  const files = new Set([...stage.files.keys(), ...input.pictures.files.keys()]);
  const [locate, inContent] = [locateIn(root), searchContent(site.records)];
  const faults = checkSite(pages, files, locate, inContent, linkDestinations(input));
  const unfilled = findUnfilled([...pages, ...endpoints.texts], locate, inContent);
  throwIfAny([
    ...ofSharedFiles,
    ...pages.flatMap(({ problems }) => problems),
    ...endpoints.problems,
    ...checkEndpoints(endpoints.texts, inContent),
    ...faults,
    ...(release ? unfilled.map(refuseUnfilled) : []),
    ...(release && !allowFewerPages
      ? lostTranslations(site.languages, input.borrowedFilesOf, stage.record?.translated ?? [])
      : []),
  ]);
  return {
    inherited: site.inherited,
    samples: findSamples(site.records),
    unfilled,
    untranslated: listUntranslated(site.languages, input.borrowedFilesOf),
    hidden: site.hidden,
    remarks: site.records.flatMap(({ remarks = [] }) => remarks),
    lacking: site.fonts.lacking,
    unusedFonts: site.fonts.unused,
    unfit: findUnfit(site),
  };
}

/** Makes the pictures that are missing, and stages all that pages show. */
async function makePictures({ options, input, stage }: BuildContext): Promise<void> {
  const { pictures } = input;
  await pictures.makeMissing(options.onProgress);
  throwIfAny(await addPictures(stage, pictures));
}

/**
 * Makes the search index, if a page asks for it, of the pages in the sitemap. Its folder has a hash of the
 * index in its name, which the pages that ask get now.
 */
async function makeSearch(
  { stage, site }: BuildContext,
  pages: readonly StagedPage[],
): Promise<void> {
  const asking = pages.filter(({ asksForSearch }) => asksForSearch);
  if (asking.length === 0) return;
  const tags = site.languages.map(({ lang = '' }) => lang);
  const shown = pages.filter(
    ({ route, head }) => !head.noindex && (head.canonical ?? route.path) === route.path,
  );
  const shownPages = function* (): Generator<SearchedPage> {
    for (const { route } of shown) {
      const { lang = '' } = languageOf(route.path, site.languages);
      const html = String(readStaged(stage, route.file));
      const url = site.base + encodeURI(route.path);
      yield { url, lang: indexLanguage(lang, tags), html };
    }
  };
  const { folder, files } = await makeIndex(shownPages());
  // The index comes with the code that reads it.
  const terms = [...site.licences, ...readLicences(generatorRoot, ['node_modules/pagefind'])];
  const withTerms = [...files, [licencesFile, Buffer.from(licencesText(terms))] as const];
  for (const [file, bytes] of withTerms) throwIfAny(await claimAndStage(stage, file, bytes));
  for (const {
    route: { file, source },
  } of asking) {
    const html = String(readStaged(stage, file)).replaceAll(searchFolder, folder);
    await stageFile(stage, file, Buffer.from(html), source);
  }
}

/** Weighs the pages, now that all of their files are staged. Throws for those over their budget. */
async function weigh({ site, budgets, stage }: BuildContext, pages: readonly StagedPage[]) {
  const sizes = openSizes();
  const read = withoutBase(readerOf(stage), site.base);
  const weights = await weighPages(pages, budgets, read, sizes);
  // The published site only explains what grew.
  const readers = [read, withoutBase(readLast(stage), site.base)];
  const { heavyPages, problems } = await checkBudgets(weights, readers, sizes);
  await sizes.save();
  throwIfAny(problems);
  return { weights, heavyPages };
}

/** The pages of other languages that the last release has: this one, if it is one. */
const releasedTranslations = ({ options, site, stage, input }: BuildContext) =>
  options.release
    ? translatedPages(site.languages, input.borrowedFilesOf)
    : (stage.record?.translated ?? []);

/**
 * Stages what the host needs: compressed copies, its configuration, and what the next clean checkout takes
 * from it. Throws if a file that no build wrote is in the way of any file. Returns the host's files.
 */
async function stageForHost(context: BuildContext, pages: readonly StagedPage[]) {
  const { options, site, stage } = context;
  if (options.compress) await addCompressed(stage);
  if (options.earlierFrom) {
    const list = { assets: keptAssets(stage), translated: releasedTranslations(context) };
    const bytes = Buffer.from(JSON.stringify(list));
    throwIfAny(await claimAndStage(stage, earlierList, bytes));
  }
  const hostFiles = await addHostFiles(stage, options.host, site.hosting, pages);
  guardPlaces(stage, hostFiles);
  return hostFiles;
}

/** Publishes the staged files. Returns what the report says about it. */
async function publishSite(
  context: BuildContext,
  pages: readonly StagedPage[],
  hostFiles: readonly HostFile[],
) {
  const { site, stage } = context;
  const moved = findMoved(
    site.languages,
    site.hosting.redirects,
    stage.record?.addresses ?? {},
    (file) => stage.published.has(file) && !stage.files.has(file),
  );
  const record = {
    hosting: site.hosting,
    addresses: addressesOf(site.languages),
    translated: releasedTranslations(context),
  };
  return {
    ...(await publish(stage, record, hostFiles)),
    moved,
    pages: pages.length,
    files: stage.files,
  };
}
