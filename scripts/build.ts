import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { openSizes } from './check/brotli-sizes.ts';
import { checkBudgets, type Warning } from './check/check-budgets.ts';
import { checkSite, locateIn } from './check/check-site.ts';
import { countIslands } from './check/summarize.ts';
import { type Weight, weighPages } from './check/weigh-pages.ts';
import { type Finisher, openFinisher } from './finish/finisher.ts';
import type { Hosting } from './load/hosting.ts';
import { type LoadedSite, type LoadOptions, loadSite } from './load/load-site.ts';
import { pageGroups } from './load/page-groups.ts';
import { findSamples, type Sample } from './load/release.ts';
import { refuse } from './problems.ts';
import type { Progress } from './progress.ts';
import {
  addBundle,
  addCompressed,
  addDrawings,
  addStaticFiles,
  addVariants,
} from './publish/add-files.ts';
import { addPages } from './publish/add-pages.ts';
import { guardFolder, guardPages } from './publish/guard.ts';
import { addHostFiles, writeConfig } from './publish/host-files.ts';
import type { Host } from './publish/hosts/host.ts';
import { withLock } from './publish/lock.ts';
import { publish } from './publish/publish.ts';
import { addFile, discard, openStage, type Stage } from './publish/stage.ts';
import { collectDrawings, socialCards } from './render/drawings.ts';
import { collectVariants } from './render/picture-variants.ts';

export type BuildOptions = Pick<LoadOptions, 'base' | 'release' | 'bundle'> & {
  /** Folder of the site: its pages/, components/, content/ and static/. */
  root: string;
  /** Folder that the finished site is published to. */
  out: string;
  builtOn: Date;
  /** The host whose files are written as well. */
  host?: Host | undefined;
  /** Writes each text as brotli and gzip as well. */
  compress?: boolean;
  /** Publishes even if more than half of the published pages would be gone. */
  allowFewerPages?: boolean;
  /** The site, where it is loaded already. */
  site?: LoadedSite;
  onProgress?: Progress;
};

export type BuildReport = {
  pages: number;
  files: ReadonlyMap<string, { size: number; changed: boolean }>;
  /** Each island and the number of pages that it stands on. */
  islands: readonly { name: string; pages: number }[];
  /** What the pages weigh that have a budget. */
  weights: readonly Weight[];
  /** Pages that are heavier than is wanted, but not so heavy that they are refused. */
  warnings: readonly Warning[];
  written: readonly string[];
  removed: readonly string[];
  samples: readonly Sample[];
  /** Page groups that `content/groups.yaml` names, and that have no pages any more. */
  groupsGone: readonly string[];
  hosting: Hosting;
};

/**
 * Builds a site: loads, renders and checks everything, and only then changes the output folder.
 * Throws a ProblemsError that lists what is wrong; the output folder is then as it was.
 */
export async function build(options: BuildOptions): Promise<BuildReport> {
  const out = resolve(options.out);
  return withLock(out, async () => {
    // Without symbolic links, since the bundler names files without them too.
    const root = realpathSync(options.root);
    guardFolder(out, root);
    options.onProgress?.('bundle');
    const finisher = await openFinisher(root, out);
    try {
      const site = options.site ?? (await loadSite(root, options));
      const stage = openStage(out, await finisher.published());
      return await publishSite(site, stage, finisher, { ...options, root });
    } finally {
      await finisher.close();
      discard(out);
    }
  });
}

/** Renders, checks and publishes a loaded site. */
async function publishSite(
  site: LoadedSite,
  stage: Stage,
  finisher: Finisher,
  options: BuildOptions,
): Promise<BuildReport> {
  const { root, builtOn, host, onProgress = () => {} } = options;
  const { client, styles, fonts, records, hosting } = site;
  const variants = collectVariants(site.pictures);
  const drawings = collectDrawings();
  const requests = { picture: variants.request, socialCard: socialCards(drawings.request) };
  onProgress('render');
  const input = { ...site, ...requests, builtOn };
  const pages = await addPages(stage, input, finisher, hosting, host);
  addBundle(stage, client);
  addBundle(stage, styles);
  for (const { file, bytes } of fonts.files) addFile(stage, file, bytes);
  addStaticFiles(root, stage);
  // Pictures take longest: what their pages say is checked before they are made.
  onProgress('check');
  const drawn = [
    ...variants.all().map(({ file }) => file),
    ...drawings.all().map(([file]) => file),
  ];
  const files = new Set([...stage.files.keys(), ...drawn]);
  refuse([...stage.problems, ...checkSite(pages, files, locateIn(root))]);
  onProgress('pictures');
  await addVariants(stage, variants.all(), (done, total) => onProgress('pictures', done, total));
  await addDrawings(stage, drawings.all());
  const sizes = openSizes();
  const weights = await weighPages(pages, site.budgets, stage, sizes);
  const { warnings, problems } = await checkBudgets(weights, stage, sizes);
  refuse([...stage.problems, ...problems]);
  await sizes.save();
  if (options.compress) await addCompressed(stage);
  const hostFiles = addHostFiles(stage, host, hosting, pages);
  if (!options.allowFewerPages) guardPages(stage);
  const samples = findSamples(records);
  onProgress('publish');
  const published = await publish(stage, hosting);
  writeConfig(stage.out, hostFiles);
  const made = { pages: pages.length, files: stage.files, islands: countIslands(pages) };
  const { gone: groupsGone } = pageGroups(root);
  return { ...made, weights, warnings, samples, groupsGone, hosting, ...published };
}
