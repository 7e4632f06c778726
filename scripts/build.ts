import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkBudgets } from './budgets/check-budgets.ts';
import { readBudgets } from './budgets/read-budgets.ts';
import { bundleClient } from './bundle/bundle-client.ts';
import { bundleSite } from './bundle/bundle-site.ts';
import { pageStyles } from './bundle/page-styles.ts';
import { findSiteFiles } from './bundle/site-entry.ts';
import { checkEntries } from './check/check-entries.ts';
import { checkIslands } from './check/check-islands.ts';
import { checkSite, type InspectedPage } from './check/check-site.ts';
import { inspectPage } from './check/inspect-page.ts';
import { locateIn } from './check/locate.ts';
import { checkContrast } from './colours/check-contrast.ts';
import { paletteRules } from './colours/palette-rules.ts';
import { type LoadedContent, loadContent } from './content/load.ts';
import { checkRelease } from './content/release.ts';
import { findSamples, type Sample } from './content/samples.ts';
import { addUsers } from './content/used-by.ts';
import { subsetFonts } from './fonts/subset-fonts.ts';
import { checkPictures } from './pictures/check-pictures.ts';
import { collectDrawings } from './pictures/drawings.ts';
import { openLibrary } from './pictures/library.ts';
import { socialCards } from './pictures/social-cards.ts';
import { collectVariants } from './pictures/variants.ts';
import { refuse } from './problems.ts';
import { addBundle, addDrawings, addStaticFiles, addVariants } from './publish/add-files.ts';
import { discard, publish } from './publish/publish.ts';
import { addFile, openStage, type Stage } from './publish/stage.ts';
import { renderEndpoints } from './render/render-endpoints.ts';
import { type RenderInput, renderPages } from './render/render-pages.ts';
import { resolveRoutes } from './routes/resolve.ts';
import type { Progress } from './summary/progress.ts';

export type BuildOptions = {
  /** Folder of the site: its pages/, components/, content/ and static/. */
  root: string;
  /** Folder that the finished site is published to. */
  out: string;
  builtOn: Date;
  /** Refuses samples and whatever else visitors must not see. */
  release?: boolean;
  onProgress?: Progress;
};

export type BuildReport = {
  pages: number;
  files: ReadonlyMap<string, { size: number; changed: boolean }>;
  written: readonly string[];
  removed: readonly string[];
  samples: readonly Sample[];
};

/**
 * Builds a site: loads, renders and checks everything, and only then changes the output folder.
 * Throws a ProblemsError that lists what is wrong; the output folder is then as it was.
 */
export async function build(options: BuildOptions): Promise<BuildReport> {
  // Without symbolic links, since the bundler names files without them too.
  const root = realpathSync(options.root);
  const { onProgress = () => {}, builtOn, release = false } = options;
  onProgress('bundle');
  const sources = await loadSite(root);
  const { content, records } = checkSources(root, sources, release);
  const routes = resolveRoutes(sources.site, content);
  const fonts = await subsetFonts(root, content);
  const tokens = paletteRules(content);
  const stage = openStage(resolve(options.out), root);
  try {
    const variants = collectVariants(sources.library);
    const drawings = collectDrawings();
    const requests = { picture: variants.request, socialCard: socialCards(drawings.request) };
    onProgress('render');
    const pages = addPages(stage, {
      ...sources,
      ...requests,
      content,
      routes,
      fonts,
      tokens,
      builtOn,
    });
    addBundle(stage, sources.client);
    addBundle(stage, sources.styles);
    for (const { file, bytes } of fonts.files) addFile(stage, file, bytes);
    addStaticFiles(root, stage);
    onProgress('pictures');
    await addVariants(stage, variants.all(), (done, total) => onProgress('pictures', done, total));
    await addDrawings(stage, drawings.all());
    onProgress('check');
    refuse([
      ...stage.problems,
      ...checkSite(pages, stage.files, locateIn(root)),
      ...(await checkBudgets(pages, sources.budgets, stage)),
    ]);
    const samples = findSamples(records);
    onProgress('publish');
    return { pages: pages.length, files: stage.files, samples, ...publish(stage) };
  } finally {
    discard(stage);
  }
}

/** Finds, bundles and measures everything that a site is made of, but for its content. */
async function loadSite(root: string) {
  const files = findSiteFiles(root);
  const [{ site, imports }, client, library] = await Promise.all([
    bundleSite(root, files),
    bundleClient(root, files),
    openLibrary(root),
  ]);
  const styles = await pageStyles(root, imports, files);
  return { site, imports, client, library, files, styles, budgets: readBudgets(root) };
}

/** Loads the content and checks what is known before any page is rendered, all of it in one run. */
function checkSources(
  root: string,
  sources: Awaited<ReturnType<typeof loadSite>>,
  release: boolean,
): LoadedContent {
  const { site, files, imports, library } = sources;
  const loaded = loadContent(root, site.collections);
  const problems = [...loaded.problems, ...checkPictures(loaded.records, library)];
  problems.push(...checkContrast(loaded));
  const ofContent = addUsers(problems, loaded.collectionOf, { root, files, imports });
  const unready = release ? checkRelease(site.collections, loaded) : [];
  refuse([...ofContent, ...unready, ...checkEntries(files), ...checkIslands(site.islands)]);
  return loaded;
}

function addPages(stage: Stage, input: RenderInput): InspectedPage[] {
  const pages = [];
  for (const { route, head, html } of renderPages(input)) {
    pages.push({ route, head, inspection: inspectPage(html) });
    addFile(stage, route.file, Buffer.from(html), route.source);
  }
  const { site, content } = input;
  for (const { file, text, source } of renderEndpoints(site, { content, pages })) {
    addFile(stage, file, Buffer.from(text), source);
  }
  return pages;
}
